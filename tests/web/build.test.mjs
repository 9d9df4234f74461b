// The build: the files of a bundle and the local server.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { ON_DEMAND, files } from '../../web/build/bundle.mjs';
import { root } from '../../web/build/paths.mjs';
import { languages } from '../../web/build/messages.mjs';
import { addressOf, serve } from '../../web/build/serve.mjs';
import { facesFor, readTable } from '../../web/faces.js';
import { fakeBundle } from './fake-program.mjs';

let address;
const folder = await fakeBundle();
const version = readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isDirectory()).name;
const get = (path, headers = {}) => fetch(address + path, { headers });
let server;

before(async () => {
  server = await serve(0, folder);
  address = addressOf(server);
});
after(() => {
  server.closeAllConnections();
  server.close();
});

test('everything but three files lies in a folder named after its contents', async () => {
  assert.match(version, /^[0-9a-f]{12}$/);
  const outside = files(folder).filter((file) => !file.startsWith(version));
  assert.deepEqual(outside, ['index.html', 'manifest.webmanifest', 'sw.js']);
  const [same, other] = [await fakeBundle(), await fakeBundle({ release: 2 })];
  assert.deepEqual([readdirSync(same).includes(version), readdirSync(other).includes(version)], [true, false]);
});

test('the service worker lists every file of the version', () => {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  for (const file of files(join(folder, version)).filter((file) => !ON_DEMAND.test(file))) assert.ok(worker.includes(`"${version}/${file}"`), file);
  assert.ok(!worker.includes('%'), 'no placeholder is left');
});

test('each character of a name has a face, which is not stored before it is needed', () => {
  const table = readTable(readFileSync(join(folder, version, 'faces', 'table.json'), 'utf8'));
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const names = readFileSync(new URL('../data/names.tsv', import.meta.url), 'utf8').trim().split('\n');
  const found = new Set(names.flatMap((line) => facesFor(table, line.split('\t')[1])));
  assert.ok(found.size > 15, `${found.size} faces`);
  for (const face of found) {
    assert.ok(existsSync(join(folder, version, 'faces', `${face}.ttf`)), face);
    assert.ok(!worker.includes(`faces/${face}.ttf`), `${face} is fetched by need`);
  }
  assert.ok(!worker.includes('table.json'));
  assert.deepEqual(facesFor(table, 'オセロ太郎'), ['kana', 'zh-Hans']);
});

test('every file that a script imports is in the bundle', () => {
  const present = files(join(folder, version));
  for (const file of present.filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(folder, version, file), 'utf8');
    for (const [, imported] of text.matchAll(/(?:from|import\() ?['"`]\.\/([^'"`]+)['"`]/g)) {
      // The words of a language are imported by its tag.
      const names = imported.includes('${tag}') ? languages.slice(1).map((tag) => imported.replace('${tag}', tag)) : [imported];
      for (const name of names) assert.ok(present.includes(name), `${file}: ${name}`);
    }
  }
});

test('files of a version may be cached for ever, the others must be checked', async () => {
  const script = await get(`${version}/start.js`);
  assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.match(script.headers.get('cache-control'), /immutable/);
  const page = await get('');
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(page.headers.get('cache-control'), 'no-cache');
});

test('a compressed file is sent to browsers that accept it', async () => {
  writeFileSync(join(folder, version, 'style.css.gz'), readFileSync(join(folder, version, 'style.css')));
  const compressed = await fetch(`${address}${version}/style.css`, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  assert.equal(compressed.headers.get('content-encoding'), 'gzip');
  const plain = await fetch(`${address}${version}/style.css`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.headers.get('content-encoding'), null);
});

test('missing files and paths outside the folder are not found', async () => {
  assert.equal((await get('missing.js')).status, 404);
  assert.equal((await get('..%2f..%2fetc%2fpasswd')).status, 404);
});

test('a bundle that is there, such as a quick one without compressed files, is served without being built or measured', async () => {
  const free = await serve(0, folder);
  const { port } = free.address();
  await new Promise((resolve) => free.close(resolve));
  const environment = { ...process.env, TESSERA_WEB_DIST: folder };
  const script = spawn(process.execPath, [join(root, 'web/build.mjs'), '--only-serve', '--port', `${port}`], { env: environment });
  try {
    let output = '';
    script.stderr.on('data', (text) => (output += text));
    for await (const text of script.stdout) {
      output += text;
      if (output.includes('\n')) break;
    }
    assert.equal(output, `Serving Tessera on http://localhost:${port}/ (stop with Ctrl+C)\n`);
    const page = await fetch(`http://localhost:${port}/`, { headers: { 'accept-encoding': 'br' } });
    assert.deepEqual([page.status, await page.text()], [200, readFileSync(join(folder, 'index.html'), 'utf8')]);
  } finally {
    script.kill();
    await once(script, 'exit');
  }
});
