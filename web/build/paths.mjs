// Paths of the build.

import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const web = join(dirname(fileURLToPath(import.meta.url)), '..');
export const root = join(web, '..');
/** The bundle. */
export const dist = process.env.TESSERA_WEB_DIST ?? join(web, 'dist');
/** The faces that names need on the page, with the table of their characters. */
export const nameFaces = join(root, 'assets', 'fonts', 'scripts');

/** Tools and results that are kept between builds, outside the repository. */
export const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'tessera');

/** Cargo's target folder for wasm. It is separate because its flags differ, which would rebuild everything else. */
export const target = process.env.TESSERA_WEB_TARGET ?? join(cache, 'target-web');
export const tools = join(cache, 'tools');
