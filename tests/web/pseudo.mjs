// A pseudo-locale: every message of the page in brackets, with accents, so that hard-coded words stand out.

import { load } from '../../web/build/messages.mjs';

const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };

function transform(text) {
  const accented = text.replaceAll(/\{\$\w+\}|[aeiouAEIOU]/g, (part) => ACCENTS[part] ?? part);
  return text === '' ? '' : `⟦${accented}⟧`;
}

/** The page's messages in the pseudo-locale. */
export function pseudoMessages() {
  const entries = [...load()].map(([id, { value, attributes }]) => {
    const transformed = Object.entries(attributes).map(([name, text]) => [name, transform(text)]);
    return [id, { value: transform(value), attributes: Object.fromEntries(transformed) }];
  });
  return new Map(entries);
}
