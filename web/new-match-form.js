// The form for a new match. Games, boards and players come from the program.

import { byId, element, updateChildren } from './dom.js';
import { text } from './text.js';

const COLOUR_NAMES = { black: () => text('page-black'), white: () => text('page-white') };

export class NewMatchForm {
  #choices = { games: [], players: [], defaultPlayers: [] };

  /** @param {(request: object) => void} open is called with the match that the visitor has chosen */
  constructor(open) {
    byId('game').addEventListener('change', () => this.#showGame());
    byId('new-match').addEventListener('submit', (event) => {
      event.preventDefault();
      const [game, size, first, second] = ['game', 'size', 'first', 'second'].map((id) => byId(id).value);
      open({ game, size, players: [first, second] });
    });
  }

  /** Offers these choices; see `NewMatchChoices` in src/web/new_match.rs. */
  setChoices(choices) {
    this.#choices = choices;
    updateChildren(byId('game'), choices.games, ({ id, name }) => option(id, name));
    ['first', 'second'].forEach((id, seat) => {
      updateChildren(byId(id), choices.players, (player) => option(player.id, playerName(player)));
      byId(id).value = choices.defaultPlayers[seat];
    });
    this.#showGame();
  }

  /** The game with this id, or undefined. */
  game(id) {
    return this.#choices.games.find((game) => game.id === id);
  }

  #showGame() {
    const game = this.game(byId('game').value);
    updateChildren(byId('size'), game.boards, (board) => option(board.id, boardName(game, board)));
    byId('size').value = game.defaultBoard;
    byId('size').disabled = game.boards.length < 2;
    const [first, second] = game.colours.map((colour) => COLOUR_NAMES[colour]());
    byId('first-label').textContent = text('page-moves-first', { colour: first });
    byId('second-label').textContent = second;
  }
}

function option(value, name) {
  return element('option', { value, textContent: name });
}

function playerName({ level }) {
  return level === null ? text('page-human') : text('page-computer', { level });
}

function boardName({ surface }, { columns, rows, points }) {
  return surface === 'points' ? text('page-board-points', { points }) : text('page-board-size', { columns, rows });
}
