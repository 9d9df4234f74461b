// Where everything lies.

import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const web = join(dirname(fileURLToPath(import.meta.url)), '..');
export const root = join(web, '..');
export const dist = join(web, 'dist');

/** What may be kept from one build to the next, outside of the clone. */
export const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'tessera');

/** wasm has a target folder of its own: its flags would have everything else built anew. */
export const target = process.env.TESSERA_WEB_TARGET ?? join(cache, 'target-web');
export const tools = join(cache, 'tools');
