// The engine of the built page, without the page.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { dist } from '../../web/build/paths.mjs';

/** What the worker calls: `answer(question)` gives the finding as text. */
export async function engine() {
  const folder = readdirSync(dist, { withFileTypes: true }).find((entry) => entry.isDirectory()).name;
  const file = (name) => join(dist, folder, name);
  // By its text, because Node takes a file of this name outside of a package for something older.
  const module = await import(`data:text/javascript;base64,${readFileSync(file('worker_pkg.js'), 'base64')}`);
  await module.default({ module_or_path: readFileSync(file('worker_bg.wasm')) });
  return module;
}
