// Serves the bundle locally like a static host: compressed files, caching headers, nothing outside the folder.

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
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};
const ENCODINGS = [['br', '.br'], ['gzip', '.gz']];

function respond(folder, request, response) {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    return;
  }
  // Folders are named after their contents, so their files never change.
  const immutable = /^\/[0-9a-f]{12}\//.test(path);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    vary: 'accept-encoding',
  };
  const accepted = request.headers['accept-encoding'] ?? '';
  const [encoding, suffix] = ENCODINGS.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix)) ?? [];
  if (encoding) headers['content-encoding'] = encoding;
  const sent = suffix ? file + suffix : file;
  response.writeHead(200, { ...headers, 'content-length': statSync(sent).size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
}

/** Where a server is reached. */
export const addressOf = (server) => `http://localhost:${server.address().port}/`;

/** Serves `folder` until the returned server is closed. Port 0 stands for any free one. */
export function serve(port, folder = dist) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => respond(folder, request, response));
    server.on('error', reject);
    server.listen(port, 'localhost', () => {
      console.log(`Serving Tessera on ${addressOf(server)} (stop with Ctrl+C)`);
      resolve(server);
    });
  });
}
