// The language of the page's own words: which one, and how the page follows it.

import { FACES, LANGUAGES, attributesOf, loadWords, valueOf } from './text.js';

let current = LANGUAGES[0];

/** The tag of the language in force. */
export const language = () => current;

/**
 * The first of the wanted languages that there is; the region and the script may differ. The program chooses by the same
 * rule (crates/headless/src/settings/language.rs).
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
   * @param {(name: string) => void} loadFace gives the program a face
   * @param {() => void} redraw shows everything again that has words of the page
   */
  constructor(base, loadFace, redraw) {
    Object.assign(this, { base, loadFace, redraw });
  }

  async follow(tag, drawn) {
    const isNew = tag !== current;
    await useLanguage(tag, this.base);
    if (isNew) this.redraw();
    if (drawn && FACES.includes(tag)) await this.loadFace(tag);
  }
}
