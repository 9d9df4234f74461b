// The accessible board: a button for every point and every action, made from the descriptions that the program sends.
// Its requests have the same effect as the mouse on the canvas.

import { showAnalysis, whenRetried } from './analysis-section.js';
import { BoardPicture } from './board-picture.js';
import { byId, element, setAttribute, updateChildren } from './dom.js';
import { NewMatchForm } from './new-match-form.js';
import { MoveList } from './move-list.js';
import { announce } from './notices.js';
import { showOracle } from './oracle-list.js';
import { showOpenings } from './openings-list.js';
import { openRulesOf, showRules } from './rules.js';
import { SeatsForm } from './seats-form.js';
import { SettingsForm } from './settings-form.js';
import { text } from './text.js';

const ARROW_KEYS = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** A button that opens a lesson or a puzzle. */
function exerciseButton({ edit, label }) {
  const button = element('button', { type: 'button', textContent: label });
  button.dataset.edit = edit;
  return button;
}

export class AccessibleBoard {
  /** @param {(request: object | string) => void} send passes a request to the program */
  constructor(send) {
    this.send = send;
    this.form = new NewMatchForm((match) => send({ open: match }));
    this.seats = new SeatsForm(
      (seat, player) => send({ 'set-player': { seat, player } }),
      (seat, name) => send({ 'set-name': { seat, name } }),
    );
    this.settings = new SettingsForm((name, value) => send({ set: { name, value } }));
    this.moves = new MoveList((node) => send({ 'look-at': node }));
    this.picture = null; // the drawing behind the buttons
    this.armed = null; // the action that was pressed once and needs a second press
    this.buttons = new Map(); // by the label of their point
    this.points = new Map(); // their descriptions, by label
    this.layout = ''; // the game and size that the buttons are for
    this.current = null; // the label of the point that Tab reaches
    this.typed = '';
    byId('points').addEventListener('keydown', (event) => this.#handleKey(event));
    byId('points').addEventListener('focusin', (event) => this.#handleFocus(event.target.dataset.label));
    byId('points').addEventListener('click', (event) => {
      const label = event.target.closest('button')?.dataset.label;
      if (label) this.send({ press: label });
    });
    byId('actions').addEventListener('click', (event) => this.#pressAction(event.target.closest('button')));
    whenRetried((ply) => send({ retry: ply }));
    byId('actions').addEventListener('focusout', () => this.#disarm());
    byId('continue-match').addEventListener('click', () => send('continue'));
    byId('exercises').addEventListener('click', ({ target }) => target.dataset.edit && send({ edit: target.dataset.edit }));
    byId('accessible-board').addEventListener('focusin', ({ relatedTarget }) => {
      if (!byId('accessible-board').contains(relatedTarget)) send('enter');
    });
  }

  /** Shows what can be chosen besides the match. */
  showMenu({ resumable, newMatch, exercises, settings, rules, keys }) {
    byId('continue-match').textContent = resumable ?? '';
    setAttribute(byId('continue-match'), 'data-available', resumable === null ? null : '');
    byId('continue-match').hidden = resumable === null || byId('new-match').hidden;
    this.form.setChoices(newMatch);
    const parts = exercises.flatMap(({ title, words, links }) => [element('h3', { textContent: title }), ...(words ? [element('p', { textContent: words })] : []), ...links.map(exerciseButton)]);
    updateChildren(byId('exercises'), parts, (part) => part);
    this.settings.show(settings);
    showRules(rules, keys);
  }

  /** Puts the focus where a visitor goes on: on the board, or on the form for a new match. */
  focus() {
    const target = this.buttons.get(this.current) ?? (byId('continue-match').hidden ? byId('game') : byId('continue-match'));
    target.focus();
  }

  /** Shows the description of a match, or the form for a new match if it is null. */
  show(description) {
    const focused = document.activeElement;
    byId('new-match').hidden = description !== null;
    byId('match').hidden = description === null;
    byId('continue-match').hidden = description !== null || byId('continue-match').dataset.available === undefined;
    byId('status').textContent = description?.status ?? text('page-choose-game');
    if (description === null) {
      this.layout = '';
      this.current = null;
      this.buttons.clear();
      if (focused?.closest('#match')) this.focus();
      return;
    }
    byId('hint').textContent = description.hint;
    byId('match-title').textContent = description.title;
    byId('caption').textContent = description.caption;
    updateChildren(byId('players'), description.players, (player) => element('li', { textContent: player }));
    this.#showBoard(description);
    const edits = (description.edits ?? []).map(({ edit, ...button }) => ({ action: `edit-${edit}`, edit, ...button }));
    this.#showActions([...description.actions, ...edits]);
    this.moves.show(description.moves);
    showAnalysis(description.analysis);
    showOracle(description.oracle);
    showOpenings(description.explorer);
    byId('seats').closest('details').hidden = description.seats.length === 0;
    if (description.seats.length) this.seats.show(description.seats, this.form.game(description.game), description.size);
    if (focused?.closest('#new-match, #continue-match')) this.buttons.get(this.current)?.focus();
  }

  #showBoard(description) {
    const layout = `${description.game} ${description.size}`;
    if (layout !== this.layout) this.#createButtons(description, layout);
    this.points = new Map(description.points.map((point) => [point.label, point]));
    for (const point of description.points) {
      const button = this.buttons.get(point.label);
      setAttribute(button, 'aria-label', point.spoken);
      setAttribute(button, 'aria-pressed', point.selected ? 'true' : null);
    }
    this.picture.update(description.points);
    if (this.current === null) this.#setCurrent(middle(description));
  }

  #createButtons(description, layout) {
    const game = this.form.game(description.game);
    this.layout = layout;
    this.buttons.clear();
    this.current = null;
    this.picture = new BoardPicture(description, game);
    const board = element('div', { className: `board ${game.surface} ${game.pieces}` });
    const [width, height] = this.picture.size();
    board.style.aspectRatio = `${width} / ${height}`;
    board.style.setProperty('--ratio', width / height);
    board.append(this.picture.element, this.picture.lattice ? this.#lattice(description) : this.#grid(description));
    byId('points').replaceChildren(board);
    openRulesOf(description.game);
  }

  /** Squares: an ARIA grid with rows. */
  #grid(description) {
    const grid = element('div', { className: 'grid', role: 'grid', ariaLabel: text('page-board') });
    for (let row = 0; row < description.rows; row += 1) {
      const line = element('div', { role: 'row' });
      for (const point of description.points.filter((point) => point.row === row)) {
        const cell = element('div', { role: 'gridcell' });
        cell.append(this.#createButton(point));
        line.append(cell);
      }
      grid.append(line);
    }
    return grid;
  }

  /** Points on lines: a list of rows, each a list of points whose labels name their neighbours. */
  #lattice(description) {
    const rows = element('ol', { className: 'lattice', ariaLabel: text('page-points-by-row') });
    for (let row = 0; row < description.rows; row += 1) {
      const points = description.points.filter((point) => point.row === row);
      if (!points.length) continue;
      const line = element('ol', { ariaLabel: text('page-row', { row: description.rows - row }) });
      for (const point of points) {
        const item = element('li');
        item.append(this.#createButton(point));
        line.append(item);
      }
      const item = element('li');
      item.append(line);
      rows.append(item);
    }
    return rows;
  }

  #createButton(point) {
    const button = element('button', { type: 'button', className: 'point', tabIndex: -1 });
    button.dataset.label = point.label;
    this.picture.placeButton(button, point);
    this.buttons.set(point.label, button);
    return button;
  }

  /** A button keeps its element, and so the focus, as long as its action is offered. */
  #showActions(actions) {
    const focused = document.activeElement?.dataset.action;
    if (!actions.some(({ action, confirm }) => action === this.armed && confirm)) this.armed = null;
    this.actions = actions;
    updateChildren(byId('actions'), actions, ({ action, label, confirm, pressed }) => {
      const isArmed = action === this.armed;
      const button = element('button', { type: 'button', className: isArmed ? 'main' : '', textContent: isArmed ? confirm : label });
      button.dataset.action = action;
      setAttribute(button, 'aria-pressed', typeof pressed === 'boolean' ? String(pressed) : null);
      return button;
    });
    if (!focused) return;
    const button = byId('actions').querySelector(`[data-action="${focused}"]`) ?? this.buttons.get(this.current);
    button?.focus();
  }

  /** Performs an action; one that ends the match needs two presses of the same button. */
  #pressAction(button) {
    const pressed = this.actions.find(({ action }) => action === button?.dataset.action);
    if (!pressed) return;
    if (pressed.confirm && this.armed !== pressed.action) {
      this.armed = pressed.action;
      button.textContent = pressed.confirm;
      button.className = 'main';
      announce(pressed.confirm, true);
      return;
    }
    this.armed = null;
    this.send(pressed.edit ? { edit: pressed.edit } : { do: pressed.action });
  }

  /** Takes back the first press of an action that needs two. */
  #disarm() {
    if (this.armed === null) return;
    const { action, label } = this.actions.find(({ action }) => action === this.armed);
    this.armed = null;
    const button = byId('actions').querySelector(`[data-action="${action}"]`);
    button.textContent = label;
    button.className = '';
  }

  #handleFocus(label) {
    if (!label || !this.buttons.has(label)) return;
    this.#setCurrent(label);
    this.send({ point: label });
  }

  /** Makes a point the one that Tab reaches; arrow keys reach the others. */
  #setCurrent(label) {
    const previous = this.buttons.get(this.current);
    if (previous) previous.tabIndex = -1;
    this.current = label;
    this.buttons.get(label).tabIndex = 0;
  }

  #handleKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const point = this.points.get(event.target.dataset.label);
    if (!point) return;
    let target;
    if (event.key in ARROW_KEYS) target = point.toward[ARROW_KEYS[event.key]];
    else if (event.key === 'Home') target = this.#labelsInRow(point)[0];
    else if (event.key === 'End') target = this.#labelsInRow(point).at(-1);
    else if (event.key === 'Escape') this.send('cancel');
    else if (/^[a-j0-9]$/i.test(event.key)) target = this.#typeLabel(event.key.toLowerCase(), point);
    else return;
    event.preventDefault();
    if (target) this.buttons.get(target)?.focus();
  }

  #labelsInRow(point) {
    return [...this.points.values()].filter((other) => other.row === point.row).map((other) => other.label);
  }

  /** A letter followed by a number names a point. A letter alone goes to that file in the same rank. */
  #typeLabel(key, point) {
    this.typed = /[a-j]/.test(key) ? key : this.typed + key;
    const rank = /\d+$/.exec(point.label)[0];
    const label = /\d/.test(this.typed) ? this.typed : this.typed + rank;
    return this.points.has(label) ? label : undefined;
  }
}

/** The label of a point near the middle of the board. */
function middle(description) {
  const distance = (point) => Math.hypot(point.row + 0.4 - description.rows / 2, point.column + 0.4 - description.columns / 2);
  return description.points.reduce((best, point) => (distance(point) < distance(best) ? point : best)).label;
}
