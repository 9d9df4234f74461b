// The form that changes the players during a match, and their names.

import { byId } from './dom.js';
import { setPlayers, showName } from './new-match-form.js';

const SELECTS = ['seat-first', 'seat-second'];

export class SeatsForm {
  #shown = '';
  #seats = [];

  /**
   * @param {(seat: number, player: string) => void} setPlayer gives a seat to another player
   * @param {(seat: number, name: string) => void} setName gives the person in a seat another name
   */
  constructor(setPlayer, setName) {
    for (const id of SELECTS) byId(id).addEventListener('change', () => showName(id));
    byId('seats').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#seats.forEach(({ seat, player, name }, side) => {
        const [chosen, typed] = ['', '-name'].map((end) => byId(SELECTS[side] + end).value);
        if (chosen !== player) setPlayer(seat, chosen);
        if (typed !== name) setName(seat, typed);
      });
    });
  }

  /** Shows the players of both sides; what the visitor has chosen stays until they change. */
  show(seats, game, size) {
    const shown = JSON.stringify([seats, game.id, size]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#seats = seats;
    seats.forEach(({ colour, player, name, nameLabel }, side) => {
      const id = SELECTS[side];
      byId(`${id}-label`).textContent = colour;
      byId(`${id}-name-label`).textContent = nameLabel;
      byId(`${id}-name`).value = name;
      setPlayers(byId(id), game, size, player);
      showName(id);
    });
  }
}
