// The form for a new match. Everything that can be chosen comes from the program.

import { byId, element, updateChildren } from './dom.js';
import { text } from './text.js';

const OTHER_SIZE = 'other';
const PERFECT = 'perfect';
const FULL = 'full';
const PERSON = 'person';
const SEATS = ['first', 'second'];

export class NewMatchForm {
  #choices = { games: [], clocks: [] };
  #received = '';

  /** @param {(request: object) => void} open is called with the match that the visitor has chosen */
  constructor(open) {
    byId('game').addEventListener('change', () => this.#showGame());
    for (const id of ['size', 'columns', 'rows']) byId(id).addEventListener('change', () => this.#showPlayers());
    for (const id of SEATS) byId(id).addEventListener('change', () => showName(id));
    byId('swap-seats').addEventListener('click', () => this.#swapSeats());
    byId('new-match').addEventListener('submit', (event) => {
      event.preventDefault();
      const [game, clock] = ['game', 'clock'].map((id) => byId(id).value);
      const [players, names] = ['', '-name'].map((end) => SEATS.map((id) => byId(id + end).value));
      open({ game, size: this.#size(), players, names, clock, corners: Number(byId('corners').value || 0) });
    });
  }

  /** Offers these choices; see `NewMatchChoices` in crates/headless/src/accessibility/new_match_choices.rs. */
  setChoices(choices) {
    const received = document.documentElement.lang + JSON.stringify(choices);
    if (received === this.#received) return;
    this.#received = received;
    this.#choices = choices;
    updateChildren(byId('game'), choices.games, ({ id, name }) => option(id, name));
    updateChildren(byId('clock'), choices.clocks, ([id, name]) => option(id, name));
    byId('clock').value = choices.clock;
    this.#showGame();
    SEATS.forEach((id, seat) => {
      [byId(id).value, byId(`${id}-name`).value] = [choices.players[seat], choices.names[seat]];
      showName(id);
    });
    byId('corners').value = String(choices.corners);
  }

  /** The game with this id, or undefined. */
  game(id) {
    return this.#choices.games.find((game) => game.id === id);
  }

  #showGame() {
    const game = this.game(byId('game').value);
    const boards = game.boards.map((board) => option(board.id, board.name));
    if (game.otherSizes) boards.push(option(OTHER_SIZE, text('page-other-size')));
    updateChildren(byId('size'), boards, (board) => board);
    byId('size').value = game.boards.some(({ id }) => id === game.board) ? game.board : OTHER_SIZE;
    byId('size').disabled = boards.length < 2;
    const chosen = game.board.split('x');
    ['columns', 'rows'].forEach((id, axis) => {
      const [smallest, largest] = game.otherSizes?.[id] ?? [];
      updateChildren(byId(id), numbers(smallest, largest), (number) => option(number, number));
      byId(id).value = chosen[axis];
    });
    SEATS.forEach((id, seat) => {
      byId(`${id}-label`).textContent = game.seats[seat];
      byId(`${id}-name-label`).textContent = game.nameLabels[seat];
    });
    updateChildren(byId('corners'), game.maxHandicap ? numbers(0, game.maxHandicap) : [], (number) => option(number, number));
    byId('corners-label').textContent = game.handicap;
    byId('corners').parentElement.hidden = !game.maxHandicap;
    this.#showPlayers();
  }

  /** The players depend on the board: perfect play is for small ones, and ratings hold for the default one. */
  #showPlayers() {
    const isOther = byId('size').value === OTHER_SIZE;
    for (const id of ['columns', 'rows']) byId(id).parentElement.hidden = !isOther;
    for (const id of SEATS) {
      setPlayers(byId(id), this.game(byId('game').value), this.#size(), byId(id).value);
      showName(id);
    }
  }

  #size() {
    const chosen = byId('size').value;
    return chosen === OTHER_SIZE ? `${byId('columns').value}x${byId('rows').value}` : chosen;
  }

  #swapSeats() {
    for (const end of ['', '-name']) {
      const [first, second] = SEATS.map((id) => byId(id + end));
      [first.value, second.value] = [second.value, first.value];
    }
    SEATS.forEach(showName);
  }
}

/** Offers the players of a game on a board of this size; `chosen` stays chosen if it is among them, else the best level is. */
export function setPlayers(select, game, size, chosen) {
  const players = game.players.filter(({ id }) => id !== PERFECT || game.solvedBoards.includes(size));
  updateChildren(select, players, ({ id, name, rated }) => option(id, size === game.defaultBoard ? rated : name));
  const levels = players.filter(({ id }) => !id.startsWith(FULL));
  select.value = players.some(({ id }) => id === chosen) ? chosen : levels.at(-1).id;
}

/** Shows the field for the name beside a choice of players while a person is chosen. */
export function showName(id) {
  byId(`${id}-name`).parentElement.hidden = byId(id).value !== PERSON;
}

function option(value, name) {
  return element('option', { value, textContent: name });
}

/** The numbers from the smallest to the largest, as texts. */
function numbers(smallest, largest) {
  return smallest === undefined ? [] : Array.from({ length: largest - smallest + 1 }, (_, index) => String(smallest + index));
}
