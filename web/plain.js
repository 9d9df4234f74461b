// The plain board: real buttons for every point and deed, made from the sheets that the program sends. It feeds the same
// requests as the mouse.

const GAMES = { othello: 'Othello', breakthrough: 'Breakthrough', diamond: 'Diamond' };
const SIZES = {
  othello: ['8x8', '6x6', '10x10'],
  breakthrough: ['8x8', '5x5', '6x6', '7x7', '10x10'],
  diamond: [''],
};
const COLOURS = { othello: ['Black', 'White'], breakthrough: ['White', 'Black'], diamond: ['Black', 'White'] };
const LEVELS = 10;
const ARROWS = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

const by = (id) => document.getElementById(id);

export class Plain {
  /** @param {(request: object | string) => void} ask sends a request to the program */
  constructor(ask) {
    this.ask = ask;
    this.points = new Map();
    this.shape = '';
    this.current = null;
    this.typed = '';
    this.#form();
    by('points').addEventListener('keydown', (event) => this.#key(event));
    by('points').addEventListener('focusin', (event) => this.#entered(event.target.dataset.label));
    by('points').addEventListener('click', (event) => {
      const label = event.target.closest('button')?.dataset.label;
      if (label) this.ask({ press: label });
    });
    by('deeds').addEventListener('click', (event) => {
      const deed = event.target.closest('button')?.dataset.deed;
      if (deed) this.ask({ do: deed });
    });
  }

  /** Shows a sheet; `null`: there is no match. */
  show(sheet) {
    const had = document.activeElement;
    by('new-match').hidden = sheet !== null;
    by('match').hidden = sheet === null;
    by('status').textContent = sheet?.status ?? 'Choose a game.';
    if (sheet === null) {
      this.shape = '';
      if (had?.closest('#match')) by('game').focus();
      return;
    }
    by('match-title').textContent = sheet.title;
    by('caption').textContent = sheet.caption;
    fill(by('players'), sheet.players, (text) => element('li', { textContent: text }));
    this.#board(sheet);
    this.#deeds(sheet.deeds);
    fill(by('moves'), sheet.moves, (text) => element('li', { textContent: text }));
    if (had?.closest('#new-match')) this.points.get(this.current)?.focus();
  }

  #board(sheet) {
    const shape = `${sheet.game} ${sheet.size}`;
    if (shape !== this.shape) {
      this.shape = shape;
      this.points.clear();
      this.current = null;
      by('points').className = sheet.game;
      by('points').replaceChildren(sheet.game === 'diamond' ? this.#lattice(sheet) : this.#grid(sheet));
    }
    this.spots = new Map(sheet.spots.map((spot) => [spot.label, spot]));
    for (const spot of sheet.spots) {
      const button = this.points.get(spot.label);
      set(button, 'aria-label', spot.spoken);
      set(button, 'aria-pressed', spot.selected ? 'true' : null);
      set(button, 'data-piece', spot.piece || null);
      set(button, 'data-legal', spot.legal ? '' : null);
      set(button, 'data-selected', spot.selected ? '' : null);
      set(button, 'data-last', spot.last ? '' : null);
    }
    if (this.current === null) this.#rove(middle(sheet));
  }

  /** Cells: a grid with rows, as screen readers know it. */
  #grid(sheet) {
    const grid = element('div', { className: 'grid', role: 'grid', ariaLabel: sheet.title });
    grid.style.gridTemplateColumns = `repeat(${sheet.columns}, 1fr)`;
    for (let row = 0; row < sheet.rows; row += 1) {
      const line = element('div', { role: 'row' });
      for (const spot of sheet.spots.filter((spot) => spot.row === row)) {
        const cell = element('div', { role: 'gridcell' });
        cell.append(this.#point(spot));
        line.append(cell);
      }
      grid.append(line);
    }
    return grid;
  }

  /** Points and lines: a list of rows, each a list of points that name their neighbours. */
  #lattice(sheet) {
    const rows = element('ol', { className: 'lattice', ariaLabel: 'Points, row by row' });
    for (let row = 0; row < sheet.rows; row += 1) {
      const spots = sheet.spots.filter((spot) => spot.row === row);
      if (!spots.length) continue;
      const line = element('ol', { ariaLabel: `Row ${sheet.rows - row}` });
      for (const spot of spots) {
        const item = element('li', {});
        item.append(this.#point(spot));
        item.style.left = `${spot.place[0] * 100}%`;
        item.style.top = `${spot.place[1] * 100}%`;
        line.append(item);
      }
      const item = element('li', {});
      item.append(line);
      rows.append(item);
    }
    return rows;
  }

  #point(spot) {
    const odd = (spot.row + spot.column) % 2 === 1;
    const button = element('button', { type: 'button', className: odd ? 'point odd' : 'point', tabIndex: -1 });
    button.dataset.label = spot.label;
    this.points.set(spot.label, button);
    return button;
  }

  /** Buttons keep their places in the document as long as they are offered, and so the keyboard's focus. */
  #deeds(deeds) {
    const had = document.activeElement?.dataset.deed;
    fill(by('deeds'), deeds, ([deed, label]) => {
      const button = element('button', { type: 'button', textContent: label });
      button.dataset.deed = deed;
      return button;
    });
    if (!had) return;
    const again = by('deeds').querySelector(`[data-deed="${had}"]`) ?? this.points.get(this.current);
    again?.focus();
  }

  #entered(label) {
    if (!label || !this.points.has(label)) return;
    this.#rove(label);
    this.ask({ point: label });
  }

  /** One point is in the order of Tab, the others are reached by arrows. */
  #rove(label) {
    const before = this.points.get(this.current);
    if (before) before.tabIndex = -1;
    this.current = label;
    this.points.get(label).tabIndex = 0;
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const spot = this.spots.get(event.target.dataset.label);
    if (!spot) return;
    let to;
    if (event.key in ARROWS) to = spot.toward[ARROWS[event.key]];
    else if (event.key === 'Home') to = this.#inRow(spot)[0];
    else if (event.key === 'End') to = this.#inRow(spot).at(-1);
    else if (event.key === 'Escape') this.ask('cancel');
    else if (/^[a-j0-9]$/i.test(event.key)) to = this.#type(event.key.toLowerCase(), spot);
    else return;
    event.preventDefault();
    if (to) this.points.get(to)?.focus();
  }

  #inRow(spot) {
    return [...this.spots.values()].filter((other) => other.row === spot.row).map((other) => other.label);
  }

  /** A file's letter, then a rank's number: the point of that name. A letter alone goes to that file. */
  #type(key, spot) {
    this.typed = /[a-j]/.test(key) ? key : this.typed + key;
    const rank = /\d+$/.exec(spot.label)[0];
    const wanted = /\d/.test(this.typed) ? this.typed : this.typed + rank;
    return this.spots.has(wanted) ? wanted : undefined;
  }

  #form() {
    const form = by('new-match');
    fill(by('game'), Object.entries(GAMES), ([value, text]) => element('option', { value, textContent: text }));
    const players = [['person', 'Person']];
    for (let level = 1; level <= LEVELS; level += 1) players.push([String(level), `Computer, level ${level}`]);
    for (const id of ['first', 'second']) {
      fill(by(id), players, ([value, text]) => element('option', { value, textContent: text }));
    }
    by('second').value = '3';
    const follow = () => {
      const game = by('game').value;
      fill(by('size'), SIZES[game], (size) => {
        return element('option', { value: size, textContent: size === '' ? '62 points' : size.replace('x', ' by ') });
      });
      by('size').disabled = SIZES[game].length < 2;
      by('first-label').textContent = `${COLOURS[game][0]}, who begins`;
      by('second-label').textContent = COLOURS[game][1];
    };
    by('game').addEventListener('change', follow);
    follow();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const players = [by('first').value, by('second').value];
      this.ask({ open: { game: by('game').value, size: by('size').value, players } });
    });
  }
}

function element(name, properties) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) made[key] = value;
  return made;
}

/** Only what differs is touched: whoever listens hears no more than what is new. */
function set(node, name, value) {
  if (value === null) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== value) {
    node.setAttribute(name, value);
  }
}

/** Replaces the children where they differ, and keeps those that are the same. */
function fill(parent, values, make) {
  const wanted = values.map(make);
  wanted.forEach((node, index) => {
    const there = parent.children[index];
    if (!there) parent.append(node);
    else if (!there.isEqualNode(node)) there.replaceWith(node);
  });
  while (parent.children.length > wanted.length) parent.lastElementChild.remove();
}

function middle(sheet) {
  const distance = (spot) => Math.hypot(spot.row + 0.4 - sheet.rows / 2, spot.column + 0.4 - sheet.columns / 2);
  return sheet.spots.reduce((best, spot) => (distance(spot) < distance(best) ? spot : best)).label;
}
