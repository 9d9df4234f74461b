// The form that changes the players during a match.

import { byId } from './dom.js';
import { setPlayers } from './new-match-form.js';

const SELECTS = ['seat-first', 'seat-second'];

export class SeatsForm {
  #shown = '';
  #seats = [];

  /** @param {(seat: number, player: string) => void} setPlayer gives a seat to another player */
  constructor(setPlayer) {
    byId('seats').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#seats.forEach(({ seat, player }, side) => {
        const chosen = byId(SELECTS[side]).value;
        if (chosen !== player) setPlayer(seat, chosen);
      });
    });
  }

  /** Shows the players of both sides; what the visitor has chosen stays until they change. */
  show(seats, game, size) {
    const shown = JSON.stringify([seats, game.id, size]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#seats = seats;
    seats.forEach(({ colour, player }, side) => {
      byId(`${SELECTS[side]}-label`).textContent = colour;
      setPlayers(byId(SELECTS[side]), game, size, player);
    });
  }
}
