// Compares the download size of the bundle with its budget.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { files } from './bundle.mjs';
import { faces, languages } from './messages.mjs';
import { dist, nameFaces, root } from './paths.mjs';

const MB = 1e6;
/** What the face of a language may weigh; those of other scripts 60 kB. */
const FACE_LIMITS = { 'zh-Hans': 0.4 * MB };
/** What each of the faces that names need may weigh, unpacked. */
const NAME_FACE_LIMIT = 0.4 * MB;

/** The size that is sent: compressed with brotli where there is such a file. */
function sentSize(path) {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : statSync(path).size;
}

function totalSize(paths, measure = sentSize) {
  return paths.reduce((sum, path) => sum + measure(path), 0);
}

/** The faces that names need: the largest, the table of their characters, and all of them, which no visit loads. */
function nameFaceRows(all) {
  const names = readdirSync(nameFaces).filter((file) => file.endsWith('.ttf'));
  const raw = (name) => statSync(join(nameFaces, name)).size;
  const largest = names.reduce((largest, name) => (raw(name) > raw(largest) ? name : largest));
  if (raw(largest) > NAME_FACE_LIMIT) throw new Error(`${largest} has more than ${NAME_FACE_LIMIT} bytes`);
  const paths = (wanted) => all.filter((file) => wanted.some((name) => file.endsWith(`faces/${name}`))).map((file) => join(dist, file));
  return [
    [`the largest of ${names.length} faces for names, loaded with a character`, paths([largest]), NAME_FACE_LIMIT],
    ['the table of their characters, loaded with the first of them', paths(['table.json']), 0.03 * MB],
    ['all faces for names', paths(names), Infinity],
  ];
}

/** Prints the table of sizes; returns whether each is within its budget. */
export function budget() {
  const all = existsSync(dist) ? files(dist).filter((file) => !/\.(br|gz)$/.test(file)) : [];
  const app = all.find((file) => file.endsWith('app_bg.wasm'));
  if (!app || !existsSync(join(dist, `${app}.br`))) throw new Error('there is no release bundle in web/dist');
  const named = (pattern) => all.filter((file) => pattern.test(file)).map((file) => join(dist, file));
  const engine = join(root, 'assets', 'engine');
  const weightFiles = readdirSync(engine).filter((file) => file.endsWith('.bin')).map((file) => join(engine, file));
  const weights = totalSize(weightFiles, (path) => statSync(path).size);
  // Before the first board: the page, its style and scripts, and the app. Sounds, the engine and the library load later.
  const first = all.filter((file) => !/worker|library[-_]|sounds|sw\.js|icon-|\.webmanifest|faces\/|messages-/.test(file)).map((file) => join(dist, file));
  const rows = [
    ['app wasm', named(/app_bg\.wasm$/), 3.7 * MB],
    ['engine worker wasm', named(/worker_bg\.wasm$/), 0.3 * MB + weights],
    ['everything before the first board', first, 3.8 * MB],
    ['the sounds, loaded later', named(/sounds\/(?!room)/), 0.2 * MB],
    ['the room’s ambience, loaded last', named(/sounds\/room\.ogg$/), 0.13 * MB],
    ['the library of games, loaded when it is used', named(/library[-_]/), 0.56 * MB],
    ...faces.map((tag) => [`the face for ${tag}, loaded with that language`, named(new RegExp(`faces/${tag}\\.ttf$`)), FACE_LIMITS[tag] ?? 0.06 * MB]),
    ...nameFaceRows(all),
    ...languages.slice(1).map((tag) => [`the page’s words in ${tag}, loaded with that language`, named(new RegExp(`messages-${tag}\\.js$`)), 0.01 * MB]),
    ['the whole bundle, stored for offline play', named(/./), Infinity],
  ];
  console.log(`\n| part | raw | gzip | brotli | budget |\n|---|---|---|---|---|`);
  let fits = true;
  for (const [part, paths, limit] of rows) {
    const gzipSize = (path) => statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
    const [raw, gzip, brotli] = [(path) => statSync(path).size, gzipSize, sentSize].map((measure) => totalSize(paths, measure));
    const size = (bytes) => (bytes < 1e5 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / MB).toFixed(2)} MB`);
    const verdict = limit === Infinity ? '' : `${size(limit)} ${brotli <= limit ? 'kept' : 'EXCEEDED'}`;
    console.log(`| ${part} | ${size(raw)} | ${size(gzip)} | ${size(brotli)} | ${verdict} |`);
    fits &&= brotli <= limit;
  }
  console.log(`(the engine's budget is 0.30 MB and ${(weights / 1e3).toFixed(0)} kB of evaluation data)\n`);
  return fits;
}
