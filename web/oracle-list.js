// The list of the oracle: what is proved of each legal move. It is empty and hidden while the oracle is off.

import { byId, element, updateChildren } from './dom.js';

/** Shows the values; see `OracleDescription` in crates/headless/src/accessibility/oracle.rs. */
export function showOracle({ title, note, moves } = { title: '', note: '', moves: [] }) {
  byId('oracle').hidden = title === '';
  byId('oracle-title').textContent = title;
  byId('oracle-note').textContent = note;
  updateChildren(byId('oracle-moves'), moves, (move) => element('li', { textContent: move }));
}
