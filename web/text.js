// The words of the page; web/build/messages.mjs compiles their table from assets/locales.

import { MESSAGES } from './messages.js';

/** The message `id` with its placeholders filled from `values`. */
export function text(id, values = {}) {
  const pattern = MESSAGES[id] ?? id;
  return pattern.replaceAll(/\{\$(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
