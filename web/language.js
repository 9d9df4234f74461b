// The language of the page's own words: which one, and how the page follows it.

import { FACES, LANGUAGES, attributesOf, loadWords, valueOf } from './text.js';

let current = LANGUAGES[0];

/** The tag of the language in force. */
export const language = () => current;

/**
 * The first of the wanted languages that there is; the region and the script may differ. The program chooses by the same
 * rule (src/settings/language.rs).
 * @param {readonly string[]} wanted language tags, the best first
 */
export function preferred(wanted) {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    const likeness = (known) => {
      const [base, ...others] = known.toLowerCase().split('-');
      return base === parts[0] ? 1 + others.filter((part) => parts.includes(part)).length : 0;
    };
    const best = LANGUAGES.reduce((best, known) => (likeness(known) > likeness(best) ? known : best));
    if (likeness(best)) return best;
  }
  return LANGUAGES[0];
}

/** The language to load with: that of the address, else the stored choice, else the visitor's. */
export function initialLanguage(query, settings) {
  const asked = query.find(([name]) => name === 'lang')?.[1];
  let stored;
  try {
    stored = JSON.parse(settings ?? '{}').language;
  } catch {
    // The program reports settings that cannot be read.
  }
  if (asked) return preferred([asked]);
  return LANGUAGES.includes(stored) ? stored : preferred(navigator.languages ?? []);
}

/** Puts the page's own words, its `lang` and its manifest into this language. */
export async function useLanguage(tag, base) {
  if (tag === current) return;
  const elements = [...document.querySelectorAll('[data-l10n-id]')];
  const before = new Map(elements.map((element) => [element, valueOf(element.dataset.l10nId)]));
  await loadWords(tag);
  current = tag;
  document.documentElement.lang = tag;
  for (const element of elements) {
    const id = element.dataset.l10nId;
    // Elements that show something else by now keep it.
    if (before.get(element) && element.textContent === before.get(element)) element.textContent = valueOf(id);
    for (const [name, value] of Object.entries(attributesOf(id))) element.setAttribute(name, value);
  }
  const manifest = tag === LANGUAGES[0] ? 'manifest.webmanifest' : `${base}/manifest-${tag}.webmanifest`;
  document.querySelector('link[rel="manifest"]').setAttribute('href', manifest);
}

/** Follows the language of the program: the page's own words, and the face that its script needs. */
export class LanguageFollower {
  /**
   * @param {string} base the folder of the page's files
   * @param {(message: object) => void} send passes a message to the program
   * @param {() => void} redraw shows everything again that has words of the page
   */
  constructor(base, send, redraw) {
    Object.assign(this, { base, send, redraw });
    this.sent = new Set(); // the languages whose faces the program has
  }

  async follow(tag, drawn) {
    const isNew = tag !== current;
    await useLanguage(tag, this.base);
    if (isNew) this.redraw();
    if (drawn && !this.sent.has(tag)) await this.#sendFace(tag);
  }

  async #sendFace(tag) {
    this.sent.add(tag);
    try {
      const content = await fetchFace(tag, this.base);
      if (content) this.send({ face: { tag, content } });
    } catch (error) {
      this.sent.delete(tag);
      console.warn('Tessera:', error);
    }
  }
}

/** The face of a language in base64, or null if the Latin one has all its letters. */
async function fetchFace(tag, base) {
  if (!FACES.includes(tag)) return null;
  const response = await fetch(`${base}/faces/${tag}.ttf`);
  if (!response.ok) throw new Error(`the face of ${tag}: ${response.status} ${response.statusText}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const parts = [];
  for (let start = 0; start < bytes.length; start += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
  return btoa(parts.join(''));
}
