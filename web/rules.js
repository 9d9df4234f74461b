// The rules of the games, and the keys of the drawn board.

import { byId, element } from './dom.js';
import { text } from './text.js';

let shown = '';

/** Shows these rules and keys; see `MenuDescription` in crates/headless/src/accessibility/menu_description.rs. */
export function showRules(rules, keys) {
  const received = JSON.stringify([document.documentElement.lang, rules, keys]);
  if (received === shown) return;
  shown = received;
  const pages = rules.map(({ game, name, gist, sections }) => {
    const paragraphs = sections.flatMap(([heading, paragraphs]) => [element('h4', { textContent: heading }), ...paragraphs.map(paragraph)]);
    return page(name, [paragraph(gist), ...paragraphs], game);
  });
  const keyPage = page(text('page-keys'), keys.map(paragraph));
  keyPage.dataset.drawn = '';
  byId('rules').replaceChildren(...pages, keyPage);
}

/** Opens the rules of the game that is played, and closes the others. */
export function openRulesOf(game) {
  for (const page of byId('rules').children) page.open = page.dataset.game === game;
}

function page(title, contents, game) {
  const details = element('details');
  if (game) details.dataset.game = game;
  details.append(element('summary', { textContent: title }), ...contents);
  return details;
}

const paragraph = (words) => element('p', { textContent: words });
