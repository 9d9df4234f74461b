// The words of the page; web/build/messages.mjs compiles a table for each language from assets/locales.

import * as english from './messages.js';

let table = english;

/** The tags of all languages, English first, and of those that need a face of their own. */
export const { LANGUAGES, FACES } = english;

/** The message `id` with its placeholders filled from `values`. */
export function text(id, values = {}) {
  const pattern = valueOf(id) ?? id;
  return pattern.replaceAll(/\{\$(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** The value of a message without its placeholders filled; English where the language lacks it. */
export function valueOf(id) {
  return table.MESSAGES[id] ?? english.MESSAGES[id];
}

/** The attributes of a message by their names. */
export function attributesOf(id) {
  return { ...english.ATTRIBUTES[id], ...table.ATTRIBUTES[id] };
}

/** Loads the words of a language; all texts from then on are in it. */
export async function loadWords(tag) {
  table = LANGUAGES.includes(tag) && tag !== LANGUAGES[0] ? await import(`./messages-${tag}.js`) : english;
}
