// Loads the engine module of the built page into Node.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { dist } from '../../web/build/paths.mjs';

/** The functions of the module: `answer(request)` returns the response as text. */
export async function loadEngine() {
  const folder = readdirSync(dist, { withFileTypes: true }).find((entry) => entry.isDirectory()).name;
  const file = (name) => join(dist, folder, name);
  // From a data URL, because Node would take the file for a CommonJS module.
  const module = await import(`data:text/javascript;base64,${readFileSync(file('worker_pkg.js'), 'base64')}`);
  await module.default({ module_or_path: readFileSync(file('worker_bg.wasm')) });
  return module;
}
