// A server for trying the bundle: as a good static host would send it, and nothing else.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { dist } from './paths.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ogg': 'audio/ogg',
  '.webmanifest': 'application/manifest+json',
};
const CODINGS = [['br', '.br'], ['gzip', '.gz']];

function answer(request, response) {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const file = join(dist, normalize(path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.\n');
    return;
  }
  // Folders are named after their contents: what lies in one never changes.
  const lasting = /^\/[0-9a-f]{12}\//.test(path);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    vary: 'accept-encoding',
  };
  const taken = request.headers['accept-encoding'] ?? '';
  const [coding, ending] = CODINGS.find(([name, ending]) => taken.includes(name) && existsSync(file + ending)) ?? [];
  if (coding) headers['content-encoding'] = coding;
  const sent = ending ? file + ending : file;
  response.writeHead(200, { ...headers, 'content-length': statSync(sent).size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
}

export function serve(port) {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.on('error', reject);
    server.listen(port, 'localhost', () => {
      console.log(`Tessera is served on http://localhost:${port} (Ctrl+C ends it)`);
      resolve(server);
    });
  });
}
