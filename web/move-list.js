// The list of moves: a button for each move leads to the position after it. Arrow keys go from move to move.

import { byId, element, setAttribute, updateChildren } from './dom.js';

export class MoveList {
  /** @param {(node: number) => void} look requests the position after a move */
  constructor(look) {
    this.list = byId('moves');
    this.list.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (button) look(Number(button.dataset.node));
    });
    this.list.addEventListener('keydown', (event) => this.#handleKey(event));
  }

  /** Shows the moves of a description. The focus stays on its move. */
  show(moves) {
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.node : undefined;
    // The move that Tab reaches: the one whose position is shown, else the last one.
    const reached = moves.find(({ current }) => current) ?? moves.at(-1);
    updateChildren(this.list, moves, (move) => {
      const item = element('li', { value: move.ply, className: move.depth ? 'variation' : '' });
      const button = element('button', { type: 'button', textContent: move.text, tabIndex: move === reached ? 0 : -1 });
      button.dataset.node = move.node;
      setAttribute(button, 'aria-current', move.current ? 'true' : null);
      item.append(button);
      return item;
    });
    if (focused) this.list.querySelector(`[data-node="${focused}"]`)?.focus();
  }

  #handleKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = [...this.list.querySelectorAll('button')];
    const at = buttons.indexOf(event.target);
    const targets = { ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 };
    if (at < 0 || !(event.key in targets)) return;
    event.preventDefault();
    buttons[targets[event.key]]?.focus();
  }
}
