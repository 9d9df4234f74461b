// Puts the page together in web/dist. Everything but the page itself, its worker and its manifest lies in a folder named
// after its contents: files of two versions can never be mixed up.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { dist, root, web } from './paths.mjs';

const SCRIPTS = ['start.js', 'engine.js', 'worker.js', 'plain.js', 'kept.js', 'loading.js', 'offline.js', 'style.css'];
const ICONS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
/** What no board waits for: it is fetched when everything else is there. */
export const LATER = /sounds\/room\.ogg$/;
/** Too small or packed already. */
const UNPACKED = /\.(png|ogg|br|gz)$/;

/** All files below a folder, as paths from it. */
export function files(folder, from = folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, from) : [relative(from, path)];
  }).sort();
}

/** The modules and the page's own files, into `folder`. */
function gather(modules, folder) {
  mkdirSync(join(folder, 'assets', 'sounds'), { recursive: true });
  for (const { folder: from, name } of Object.values(modules)) {
    copyFileSync(join(from, `${name}_bg.wasm`), join(folder, `${name}_bg.wasm`));
    copyFileSync(join(from, `${name}.js`), join(folder, `${name}_pkg.js`));
  }
  for (const file of SCRIPTS) copyFileSync(join(web, file), join(folder, file));
  for (const file of ICONS) copyFileSync(join(web, 'icons', file), join(folder, file));
  const sounds = join(root, 'assets', 'sounds');
  for (const file of readdirSync(sounds).filter((file) => file.endsWith('.ogg'))) {
    copyFileSync(join(sounds, file), join(folder, 'assets', 'sounds', file));
  }
}

function stamp(folder, others) {
  const hash = createHash('sha256');
  for (const file of files(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  for (const file of others) hash.update(readFileSync(join(web, file)));
  return hash.digest('hex').slice(0, 12);
}

function fill(template, values) {
  const text = readFileSync(join(web, template), 'utf8');
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`%${name}%`, value), text);
}

export async function bundle(modules, { packed }) {
  rmSync(dist, { recursive: true, force: true });
  const gathered = join(dist, 'new');
  gather(modules, gathered);
  const version = stamp(gathered, ['index.html', 'sw.js', 'manifest.webmanifest']);
  const folder = join(dist, version);
  mkdirSync(folder);
  for (const file of files(gathered)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    copyFileSync(join(gathered, file), join(folder, file));
  }
  rmSync(gathered, { recursive: true });
  const bytes = String(statSync(join(folder, 'app_bg.wasm')).size);
  writeFileSync(join(dist, 'index.html'), fill('index.html', { BASE: version, APP_BYTES: bytes }));
  writeFileSync(join(dist, 'manifest.webmanifest'), fill('manifest.webmanifest', { BASE: version }));
  const kept = ['./', 'manifest.webmanifest', ...files(folder).map((file) => `${version}/${file}`)];
  const list = (files) => JSON.stringify(files, null, 1);
  const worker = fill('sw.js', { VERSION: version })
    .replace("['%FILES%']", list(kept.filter((file) => !LATER.test(file))))
    .replace("['%LATER%']", list(kept.filter((file) => LATER.test(file))));
  writeFileSync(join(dist, 'sw.js'), worker);
  if (packed) await pack();
  console.log(`web/dist is version ${version}`);
}

/** `.br` and `.gz` beside each file, for servers that send what lies there. */
async function pack() {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  for (const file of files(dist).filter((file) => !UNPACKED.test(file))) {
    const path = join(dist, file);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, await brotli(bytes, { params }));
    writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
}
