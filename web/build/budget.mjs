// What the bundle weighs on its way to a browser, against what it may weigh.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { LATER, files } from './bundle.mjs';
import { dist, root } from './paths.mjs';

const MB = 1e6;

/** As it is sent: brotli where there is one. */
function sent(path) {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : statSync(path).size;
}

function weigh(paths, measure = sent) {
  return paths.reduce((sum, path) => sum + measure(path), 0);
}

/** Prints the table; whether everything fits. */
export function budget() {
  const all = existsSync(dist) ? files(dist).filter((file) => !/\.(br|gz)$/.test(file)) : [];
  const app = all.find((file) => file.endsWith('app_bg.wasm'));
  if (!app || !existsSync(join(dist, `${app}.br`))) throw new Error('there is no release bundle in web/dist to weigh');
  const named = (pattern) => all.filter((file) => pattern.test(file)).map((file) => join(dist, file));
  const engine = join(root, 'assets', 'engine');
  const weights = weigh(['othello.bin', 'breakthrough.bin', 'diamond.bin'].map((file) => join(engine, file)), (path) => statSync(path).size);
  // Before the first board: the page, its style and scripts, the app. Sounds and the engine come after it.
  const first = all.filter((file) => !/worker|sounds|sw\.js|icon-|\.webmanifest/.test(file)).map((file) => join(dist, file));
  const rows = [
    ['app wasm', named(/app_bg\.wasm$/), 4.2 * MB],
    ['engine worker wasm', named(/worker_bg\.wasm$/), 0.3 * MB + weights],
    ['everything before the first board', first, 5 * MB],
    ['the sounds, after it', named(/sounds\//).filter((path) => !LATER.test(path)), 0.2 * MB],
    ['the room, after everything else', named(LATER), 0.13 * MB],
    ['the whole bundle, kept for offline play', named(/./), Infinity],
  ];
  console.log(`\n| what | raw | gzip | brotli | budget |\n|---|---|---|---|---|`);
  let fits = true;
  for (const [what, paths, most] of rows) {
    const zipped = (path) => statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
    const [raw, gzip, brotli] = [(path) => statSync(path).size, zipped, sent].map((measure) => weigh(paths, measure));
    const size = (bytes) => (bytes < 1e5 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / MB).toFixed(2)} MB`);
    const limit = most === Infinity ? '' : `${size(most)} ${brotli <= most ? 'kept' : 'EXCEEDED'}`;
    console.log(`| ${what} | ${size(raw)} | ${size(gzip)} | ${size(brotli)} | ${limit} |`);
    fits &&= brotli <= most;
  }
  console.log(`(the engine's budget is 0.30 MB and ${(weights / 1e3).toFixed(0)} kB of evaluation data)\n`);
  return fits;
}
