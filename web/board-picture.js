// The drawing behind the buttons of the accessible board: frame, squares or lines, coordinates, pieces and marks, as SVG.
// Screen readers skip it; the buttons say the same in words.

const SVG = 'http://www.w3.org/2000/svg';
const SQUARE_MARGIN = 0.72; // the width of the frame around squares, in squares
const LATTICE_MARGIN = 0.95; // from the outermost points to the edge of the frame, in lengths of a line
const COORDINATE_INSET = 0.36; // from the edge of a frame of squares to the middle of its coordinates
const LATTICE_INSET = 0.3; // the same for a rhombus, measured along a row
const POINT_SIZE = 0.86; // of the button of a point on lines

/** The drawing of one board; a new game or size needs another one. */
export class BoardPicture {
  /**
   * @param {object} description the board as the program describes it
   * @param {{surface: string, pieces: string}} game how the game's board and pieces look
   */
  constructor(description, game) {
    this.game = game;
    this.extent = description.extent;
    this.lattice = game.surface === 'points';
    this.radius = this.lattice ? reach(description) + LATTICE_MARGIN : 0; // half the diagonal of the rhombus
    this.pieces = new Map(); // the drawn pieces, by the label of their point
    const [width, height] = this.size();
    this.element = create('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', focusable: 'false' });
    this.marks = create('g', {});
    this.men = create('g', {});
    this.element.append(gradients(), this.lattice ? this.#lines(description) : this.#squares(description), this.marks, this.men);
  }

  /** The width and the height of the drawing, in squares or lengths of a line. */
  size() {
    return this.lattice ? [2 * this.radius, 2 * this.radius] : this.extent.map((length) => length + 2 * SQUARE_MARGIN);
  }

  /** The middle of a point in the drawing. */
  at(point) {
    return this.size().map((length, axis) => length / 2 + (point.place[axis] - 0.5) * this.extent[axis]);
  }

  /** Places the button of a point over the drawing. */
  placeButton(button, point) {
    const [[x, y], [width, height]] = [this.at(point), this.size()];
    const side = this.lattice ? POINT_SIZE : 1;
    Object.assign(button.style, {
      left: percent((x - side / 2) / width), top: percent((y - side / 2) / height),
      width: percent(side / width), height: percent(side / height),
    });
  }

  /** Draws pieces and marks as the points are now. */
  update(points) {
    this.marks.replaceChildren(...points.flatMap((point) => this.#marksOf(point)));
    for (const point of points) this.#updatePiece(point);
  }

  #updatePiece(point) {
    const drawn = this.pieces.get(point.label);
    if ((drawn?.dataset.piece ?? '') === point.piece) return;
    drawn?.remove();
    this.pieces.delete(point.label);
    if (!point.piece) return;
    const [x, y] = this.at(point);
    const piece = create('g', { transform: `translate(${x} ${y})`, 'data-piece': point.piece });
    const shape = create('g', { class: 'piece' });
    shape.append(...shapes(point.piece, this.game.pieces));
    piece.append(shape);
    this.pieces.set(point.label, piece);
    this.men.append(piece);
  }

  #marksOf(point) {
    const [cx, cy] = this.at(point);
    const marks = [];
    if (point.last) marks.push(create('circle', { class: 'mark-last', cx, cy, r: 0.47 }));
    if (point.selected) marks.push(create('circle', { class: 'mark-selected', cx, cy, r: 0.47 }));
    if (point.legal && !point.selected) {
      marks.push(create('circle', { class: point.piece ? 'mark-movable' : 'mark-legal', cx, cy, r: point.piece ? 0.46 : 0.13 }));
    }
    return marks;
  }

  #squares(description) {
    const group = create('g', {});
    const [width, height] = this.size();
    group.append(create('rect', { class: 'frame', width, height, rx: 0.28 }));
    for (const point of description.points) {
      const [x, y] = this.at(point);
      const odd = (point.row + point.column) % 2 === 1;
      const kind = this.game.pieces === 'pawn' ? (odd ? 'square-dark' : 'square-light') : 'square-felt';
      group.append(create('rect', { class: kind, x: x - 0.5, y: y - 0.5, width: 1, height: 1 }));
    }
    group.append(create('rect', { class: 'edge', x: SQUARE_MARGIN, y: SQUARE_MARGIN, width: this.extent[0], height: this.extent[1] }));
    for (const point of description.points) {
      const [[x, y], [file, rank]] = [this.at(point), [point.label[0], point.label.slice(1)]];
      if (point.row === description.rows - 1) group.append(coordinate(file, x, height - COORDINATE_INSET));
      if (point.column === 0) group.append(coordinate(rank, COORDINATE_INSET, y));
    }
    return group;
  }

  #lines(description) {
    const [width, height] = this.size();
    const group = create('g', {});
    group.append(create('polygon', { class: 'frame', points: rhombus(width, height).join(' ') }));
    const places = new Map(description.points.map((point) => [point.label, this.at(point)]));
    for (const [from, to] of description.lines) {
      const [[x1, y1], [x2, y2]] = [places.get(from), places.get(to)];
      group.append(create('line', { class: 'line', x1, y1, x2, y2 }));
    }
    for (const [cx, cy] of places.values()) group.append(create('circle', { class: 'crossing', cx, cy, r: 0.09 }));
    group.append(...this.#edgeCoordinates(description));
    return group;
  }

  /** Numbers along the lower left edge of a rhombus, letters along the lower right one. */
  #edgeCoordinates(description) {
    const along = (side, name) => {
      const outermost = new Map(); // by name: how far the outermost point lies towards the edge, and along it
      for (const point of description.points) {
        const [x, y] = this.at(point).map((part) => part - this.radius);
        const place = { towards: side * x + y, along: x - side * y };
        if (!(outermost.get(name(point))?.towards >= place.towards)) outermost.set(name(point), place);
      }
      const towards = this.radius - LATTICE_INSET;
      const middle = ({ along }) => [(along + side * towards) / 2, (towards - side * along) / 2].map((part) => this.radius + part);
      return [...outermost].map(([text, place]) => coordinate(text, ...middle(place)));
    };
    return [...along(-1, (point) => point.label.slice(1)), ...along(1, (point) => point.label[0])];
  }
}

/** The corners of the frame around a board of lines, a little inside so that their outline is whole. */
function rhombus(width, height) {
  const inset = 0.15;
  return [[width / 2, inset], [width - inset, height / 2], [width / 2, height - inset], [inset, height / 2]];
}

/** How far the points reach from the middle, as the sum of both directions. */
function reach({ points, extent }) {
  const offset = ({ place }) => place.reduce((sum, part, axis) => sum + Math.abs((part - 0.5) * extent[axis]), 0);
  return Math.max(...points.map(offset));
}

/** The shapes of a piece around the origin. */
function shapes(piece, kind) {
  if (piece === 'stone') {
    const stone = { class: 'stone', x: -0.27, y: -0.27, width: 0.54, height: 0.54, rx: 0.07, transform: 'rotate(45)', fill: 'url(#shade-stone)' };
    return [create('ellipse', { class: 'shadow', cx: 0.03, cy: 0.09, rx: 0.37, ry: 0.34 }), create('rect', stone)];
  }
  const fill = `url(#shade-${piece})`;
  const shadow = create('ellipse', { class: 'shadow', cx: 0.03, cy: 0.07, rx: 0.41, ry: 0.4 });
  if (kind !== 'pawn') return [shadow, create('circle', { class: `man-${piece}`, r: kind === 'disc' ? 0.41 : 0.38, fill })];
  const body = 'M-0.27 0.36 Q-0.3 0.24 -0.19 0.17 Q-0.1 0.1 -0.1 -0.05 L-0.17 -0.09 Q-0.2 -0.13 -0.13 -0.14 A0.17 0.17 0 1 1 0.13 -0.14 Q0.2 -0.13 0.17 -0.09 L0.1 -0.05 Q0.1 0.1 0.19 0.17 Q0.3 0.24 0.27 0.36 Z';
  return [create('ellipse', { class: 'shadow', cx: 0.03, cy: 0.34, rx: 0.33, ry: 0.09 }), create('path', { class: `man-${piece}`, d: body, fill })];
}

function gradients() {
  const defs = create('defs', {});
  for (const name of ['black', 'white', 'stone']) {
    const gradient = create('radialGradient', { id: `shade-${name}`, cx: '38%', cy: '32%', r: '75%' });
    gradient.append(create('stop', { class: `shade-${name}-light`, offset: '0%' }), create('stop', { class: `shade-${name}-dark`, offset: '100%' }));
    defs.append(gradient);
  }
  return defs;
}

function coordinate(text, x, y) {
  return Object.assign(create('text', { class: 'coordinate', x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central' }), { textContent: text });
}

function create(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  return node;
}

const percent = (part) => `${(part * 100).toFixed(3)}%`;
