// The lists of the opening explorer: the moves that games have played. They are empty and hidden while it is off.

import { byId, element, updateChildren } from './dom.js';

/** Shows the moves of each source; see `ExplorerDescription` in crates/headless/src/accessibility/explorer.rs. */
export function showOpenings({ title, opening, note, sources } = { title: '', opening: '', note: '', sources: [] }) {
  byId('openings').hidden = title === '';
  byId('openings-title').textContent = title;
  byId('openings-name').textContent = opening;
  byId('openings-note').textContent = note;
  updateChildren(byId('openings-sources'), sources, (source) => {
    const part = element('div');
    const list = element('ul', { ariaLabel: source.title });
    list.append(...source.moves.map((move) => element('li', { textContent: move })));
    part.append(element('h4', { textContent: source.title }), list);
    return part;
  });
}
