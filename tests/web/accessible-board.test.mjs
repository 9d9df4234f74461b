// The accessible board's script with a stand-in for the program: descriptions in, requests out.

import assert from 'node:assert/strict';

import { fakeBundle, MENU, openWithFake, received, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const FILES = 'abc';

const action = (name, label, confirm = null) => ({ action: name, label, confirm });

/** A board of 3 by 3 squares, described as the program would. */
/** The moves of a line; the last one is shown. */
const moves = (...texts) => texts.map((text, index) => ({ node: index + 1, ply: index + 1, depth: 0, text, current: index === texts.length - 1 }));

function description(changes = {}, pointChanges = {}) {
  const points = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const name = (column, row) => (FILES[column] && row >= 0 && row < 3 ? `${FILES[column]}${3 - row}` : '');
      const label = name(column, row);
      const toward = [name(column, row - 1), name(column + 1, row), name(column, row + 1), name(column - 1, row)];
      points.push({ label, row, column, place: [(column + 0.5) / 3, (row + 0.5) / 3], spoken: `${label}, empty`, piece: '', legal: false, selected: false, last: false, toward, ...pointChanges[label] });
    }
  }
  return {
    game: 'alpha', size: '3x3', title: 'Alpha 3 by 3', caption: 'Opening', status: 'Black to move.', hint: '', players: ['Black: Ada', 'White: Ben'],
    columns: 3, rows: 3, points, extent: [3, 3], lines: [], actions: [action('hint', 'Hint'), action('leave', 'Leave')], moves: moves('a1'),
    seats: [
      { seat: 0, colour: 'Black', player: 'person', name: 'Ada', nameLabel: 'Name (Black)' },
      { seat: 1, colour: 'White', player: '2', name: '', nameLabel: 'Name (White)' },
    ],
    ...changes,
  };
}

async function openBoard(game, board = description()) {
  await openWithFake(game);
  await sendToPage(game.page, { board });
  await game.toggleKeepOpen();
  await game.page.evaluate(() => (globalThis.fakeProgram.received = []));
}

const focused = (page) => page.evaluate(() => document.activeElement.dataset.label ?? document.activeElement.dataset.action);

pageTest('a description becomes a grid of labelled buttons with the status, players, moves and actions', {}, async (game) => {
  const { page } = game;
  await openBoard(game, description({}, { b2: { spoken: 'b2, black disc', piece: 'black', legal: true, selected: true, last: true } }));
  assert.equal(await page.locator('#points [role="grid"] [role="row"]').count(), 3);
  assert.equal(await page.locator('#points [role="gridcell"] button').count(), 9);
  const attributes = await game.point('b2').evaluate((button) => ({ ...button.dataset, pressed: button.ariaPressed, label: button.ariaLabel, name: button.dataset.label }));
  assert.deepEqual(attributes, { label: 'b2, black disc', name: 'b2', pressed: 'true' });
  const texts = (selector) => page.locator(selector).allTextContents();
  assert.deepEqual(await texts('#status, #match-title, #caption'), ['Black to move.', 'Alpha 3 by 3', 'Opening']);
  assert.deepEqual([await texts('#players li'), await texts('#moves li'), await texts('#actions button')], [['Black: Ada', 'White: Ben'], ['a1'], ['Hint', 'Leave']]);
});

pageTest('the openings are listed by source while they are shown', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  assert.equal(await page.locator('#openings').isVisible(), false);
  const sources = [
    { title: 'All games: 3 games', moves: ['d3: 2 games, 67 %.', 'f5: One game, 33 %.'] },
    { title: 'Own games: One game', moves: ['f5: One game, 100 %.'] },
  ];
  await sendToPage(page, { board: description({ explorer: { title: 'Openings', opening: 'Tiger', note: '3 games', sources } }) });
  assert.equal(await page.getByRole('region', { name: 'Openings' }).isVisible(), true);
  assert.deepEqual(await page.locator('#openings p').allTextContents(), ['Tiger', '3 games']);
  assert.deepEqual(await page.locator('#openings h4').allTextContents(), sources.map(({ title }) => title));
  const own = page.getByRole('list', { name: 'Own games: One game' });
  assert.deepEqual(await own.locator('li').allTextContents(), sources[1].moves);
  await sendToPage(page, { board: description() });
  assert.equal(await page.locator('#openings').isVisible(), false);
});

pageTest('the values of the oracle are listed while it is on', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  assert.equal(await page.locator('#oracle').isVisible(), false);
  const oracle = { title: 'Oracle', note: 'Every move is proved.', moves: ['a1: wins in three plies', 'b2: loses in two plies'] };
  await sendToPage(page, { board: description({ oracle }) });
  assert.equal(await page.getByRole('region', { name: 'Oracle' }).isVisible(), true);
  assert.equal(await page.locator('#oracle-note').textContent(), 'Every move is proved.');
  assert.deepEqual(await page.locator('#oracle-moves li').allTextContents(), oracle.moves);
  await sendToPage(page, { board: description({ oracle: { title: '', note: '', moves: [] } }) });
  assert.equal(await page.locator('#oracle').isVisible(), false);
});

pageTest('an analysis and a report are sections of their own, and a mistake can be played again', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  for (const id of ['#analysis', '#report']) assert.equal(await page.locator(id).isVisible(), false);
  const analysis = {
    titles: ['Analysis', 'Best lines', 'Game report'],
    note: 'Black: ahead by 2.5 discs.',
    lines: ['1: ahead by 2.5 discs. a1 b2'],
    moves: ['a1: ahead by 2.5 discs', 'b2: even'],
    report: ['No single move decided the game.'],
    mistakes: [{ text: 'b2 loses 4 discs.', retry: 'Try again: b2', ply: 7 }],
  };
  await sendToPage(page, { board: description({ analysis }) });
  assert.equal(await page.getByRole('region', { name: 'Analysis' }).isVisible(), true);
  assert.deepEqual(await page.locator('#analysis-lines li').allTextContents(), analysis.lines);
  assert.deepEqual(await page.locator('#analysis-moves li').allTextContents(), analysis.moves);
  assert.deepEqual(await page.locator('#report-sentences li').allTextContents(), analysis.report);
  await page.getByRole('button', { name: 'Try again: b2' }).click();
  const requests = (await received(page)).map(({ accessibility }) => accessibility);
  assert.deepEqual(requests.at(-1), { retry: 7 });
});

pageTest('points on lines become lists of rows', {}, async (game) => {
  await openBoard(game, description({ game: 'beta' }));
  const rows = game.page.locator('#points ol.lattice > li > ol');
  assert.equal(await rows.count(), 3);
  assert.deepEqual(await rows.evaluateAll((rows) => rows.map((row) => row.ariaLabel)), ['Row 3', 'Row 2', 'Row 1']);
});

pageTest('presses of points and actions are sent to the program', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  await game.point('a3').click();
  await page.locator('#actions button[data-action="hint"]').click();
  const requests = (await received(page)).map(({ accessibility }) => accessibility);
  assert.deepEqual(requests, [{ point: 'a3' }, { press: 'a3' }, { do: 'hint' }]);
});

pageTest('arrow keys, Home, End and names of points move the focus, and Escape cancels', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  await game.point('b2').focus();
  const steps = [['ArrowUp', 'b3'], ['ArrowUp', 'b3'], ['ArrowRight', 'c3'], ['Home', 'a3'], ['End', 'c3'], ['b', 'b3'], ['1', 'b1'], ['ArrowLeft', 'a1']];
  for (const [key, label] of steps) {
    await page.keyboard.press(key);
    assert.equal(await focused(page), label, key);
  }
  await page.keyboard.press('Escape');
  assert.deepEqual((await received(page)).at(-1), { accessibility: 'cancel' });
  assert.equal(await page.locator('#points button[tabindex="0"]').count(), 1, 'Tab reaches one point');
});

pageTest('Tab reaches a point near the middle at first', {}, async (game) => {
  await openBoard(game);
  assert.equal(await game.page.locator('#points button[tabindex="0"]').getAttribute('data-label'), 'b2');
});

pageTest('a new description keeps the elements and the focus', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  await game.point('c2').focus();
  await page.evaluate(() => (document.activeElement.sameElement = true));
  await sendToPage(page, { board: description({ moves: moves('a1', 'c2') }, { c2: { spoken: 'c2, black disc', piece: 'black' } }) });
  assert.equal(await page.evaluate(() => document.activeElement.sameElement && document.activeElement.ariaLabel), 'c2, black disc');
  await page.locator('#actions button[data-action="hint"]').focus();
  await sendToPage(page, { board: description({ actions: [action('leave', 'Leave')] }) });
  assert.equal(await focused(page), 'c2', 'when an action disappears, the current point has the focus');
});

pageTest('the focus follows from the form to the board and back', {}, async (game) => {
  const { page } = game;
  await openBoard(game, null);
  assert.equal(await page.locator('#status').textContent(), 'Choose a game.');
  await page.locator('#new-match button.main').focus();
  await sendToPage(page, { board: description() });
  assert.equal(await focused(page), 'b2');
  await sendToPage(page, { board: null });
  assert.equal(await page.evaluate(() => document.activeElement.id), 'game');
});

pageTest('the drawing shows frame, squares, coordinates, pieces and marks where the buttons are', {}, async (game) => {
  const { page } = game;
  await openBoard(game, description({}, { b2: { piece: 'black', last: true }, c3: { piece: 'white', selected: true }, a1: { legal: true } }));
  const count = (selector) => page.locator(`#points svg ${selector}`).count();
  assert.deepEqual(await Promise.all(['.frame', '.square-felt', '[data-piece]', '.mark-last', '.mark-selected', '.mark-legal'].map(count)), [1, 9, 2, 1, 1, 1]);
  assert.deepEqual((await page.locator('#points svg .coordinate').allTextContents()).sort(), ['1', '2', '3', 'a', 'b', 'c']);
  const middle = (locator) => locator.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const [button, piece] = [await middle(game.point('b2')), await middle(page.locator('#points [data-piece="black"] .man-black'))];
  assert.ok(Math.hypot(button[0] - piece[0], button[1] - piece[1]) < 2, `${button} and ${piece}`);
  await sendToPage(page, { board: description({}, { b2: { piece: 'white' } }) });
  assert.deepEqual(await page.locator('#points [data-piece]').evaluateAll((pieces) => pieces.map(({ dataset }) => dataset.piece)), ['white']);
});

pageTest('a board of lines is drawn with its lines and the coordinates on its edges', {}, async (game) => {
  const lines = [['a1', 'b1'], ['b1', 'b2']];
  await openBoard(game, description({ game: 'beta', lines }));
  assert.equal(await game.page.locator('#points svg .line').count(), 2);
  assert.equal(await game.page.locator('#points svg .crossing').count(), 9);
  assert.deepEqual((await game.page.locator('#points svg .coordinate').allTextContents()).sort(), ['1', '2', '3', 'a', 'b', 'c']);
});

pageTest('an action that ends the match needs two presses of its button', {}, async (game) => {
  const { page } = game;
  const actions = [action('hint', 'Hint'), action('give-up', 'Resign', 'Resign – press again'), action('leave', 'Leave', 'Leave – press again')];
  await openBoard(game, description({ actions }));
  const button = (name) => page.locator(`#actions [data-action="${name}"]`);
  const done = async () => (await received(page)).map(({ accessibility }) => accessibility?.do).filter(Boolean);
  await button('give-up').press('Enter');
  assert.equal(await button('give-up').textContent(), 'Resign – press again');
  await game.waitForAnnouncement(/^Resign – press again$/, '#assertive');
  await sendToPage(page, { board: description({ actions, status: 'Two seconds later.' }) });
  assert.equal(await button('give-up').textContent(), 'Resign – press again', 'a new description does not take the first press back');
  await button('leave').press('Enter');
  assert.deepEqual(await done(), [], 'another button was pressed in between');
  assert.deepEqual([await button('give-up').textContent(), await button('leave').textContent()], ['Resign', 'Leave – press again']);
  await button('leave').press('Enter');
  assert.deepEqual(await done(), ['leave']);
  await button('hint').press('Enter');
  assert.deepEqual(await done(), ['leave', 'hint']);
});

pageTest('the program learns when the accessible board gets the focus', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  await page.locator('#board-canvas').focus();
  await page.evaluate(() => (globalThis.fakeProgram.received = []));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const enters = (await received(page)).filter(({ accessibility }) => accessibility === 'enter');
  assert.equal(enters.length, 1, 'moving inside the board is no new entry');
});

pageTest('a match that was left can be continued from the form', {}, async (game) => {
  const { page } = game;
  await openBoard(game, null);
  const button = page.locator('#continue-match');
  assert.equal(await button.isHidden(), true);
  await sendToPage(page, { menu: { ...MENU, resumable: 'Continue Alpha' } });
  assert.equal(await button.textContent(), 'Continue Alpha');
  await button.press('Enter');
  assert.deepEqual((await received(page)).at(-1), { accessibility: 'continue' });
  await sendToPage(page, { board: description() });
  assert.equal(await button.isHidden(), true, 'a match is open');
});

pageTest('lessons and puzzles are listed, and their buttons open them', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await game.toggleKeepOpen();
  await page.locator('#learning summary').click();
  const read = await page.locator('#exercises > *').evaluateAll((parts) => parts.map((part) => [part.localName, part.textContent]));
  assert.deepEqual(read, [['h3', 'Today'], ['p', 'Alpha. Find the move.'], ['button', 'Puzzle of the day'], ['h3', 'Diamond'], ['button', 'Lesson 1 of 9']]);
  await page.evaluate(() => (globalThis.fakeProgram.received = []));
  await page.locator('#exercises button').nth(1).click();
  assert.deepEqual(await received(page), [{ accessibility: { edit: 'lessons-diamond' } }]);
});

pageTest('settings are shown as they are and sent when they change', {}, async (game) => {
  const { page } = game;
  await openBoard(game, null);
  await page.locator('#accessible-board > details:has(#settings) > summary').click();
  const values = () => page.locator('#settings [data-setting]').evaluateAll((controls) => controls.map((control) => (control.type === 'checkbox' ? control.checked : control.value)));
  assert.deepEqual(await values(), ['wood', '0.8', false]);
  await page.getByLabel('Theme').selectOption('night');
  await page.getByLabel('Confirm each move').check();
  const sent = (await received(page)).map(({ accessibility }) => accessibility?.set).filter(Boolean);
  assert.deepEqual(sent, [{ name: 'theme', value: 'night' }, { name: 'confirm', value: 'true' }]);
  const [display, play] = MENU.settings;
  await sendToPage(page, { menu: MENU });
  assert.deepEqual(await values(), ['night', '0.8', true], 'a description that was sent before the changes undoes none');
  await sendToPage(page, { menu: { ...MENU, settings: [{ ...display, settings: [{ ...display.settings[0], value: 'night' }, display.settings[1]] }, play] } });
  assert.deepEqual(await values(), ['night', '0.8', false], 'the program decides');
});

pageTest('the rules of the game that is played are open, and the keys are listed', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  const pages = await page.locator('#rules > details').evaluateAll((pages) => pages.map((page) => [page.querySelector('summary').textContent, page.open]));
  assert.deepEqual(pages, [['Alpha', true], ['Beta', false], ['Keys of the drawn board', false]]);
  assert.deepEqual(await page.locator('#rules > details').first().locator('p, h4').allTextContents(), ['Place discs.', 'A move', 'One disc.', 'Then another.']);
});

pageTest('players and their names are changed during a match', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  await page.locator('#match details:has(#seats) > summary').click();
  assert.deepEqual(await page.locator('#seat-second option').allTextContents(), ['Person', 'Level 1', 'Level 2', 'Perfect', 'Full, 3 s'], 'the board is solved');
  assert.equal(await page.locator('#seat-second').inputValue(), '2');
  await page.locator('#seat-second').selectOption('perfect');
  await page.locator('#seat-first-name').fill('李雷');
  await page.locator('#seats button').click();
  const sent = (await received(page)).map((message) => message.accessibility?.['set-player']).filter(Boolean);
  assert.deepEqual(sent, [{ seat: 1, player: 'perfect' }]);
  const names = (await received(page)).map((message) => message.accessibility?.['set-name']).filter(Boolean);
  assert.deepEqual(names, [{ seat: 0, name: '李雷' }], 'a computer has none');
});

pageTest('no two headings, regions or boards in a row have the same name', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  const names = await page.locator('#accessible-board, #accessible-board h1, #accessible-board h2, #points [role="grid"]').evaluateAll((nodes) => nodes.map((node) => node.ariaLabel ?? node.textContent));
  assert.equal(new Set(names).size, names.length, names.join(', '));
});

pageTest('each move of the list leads to its position, and arrow keys go through the list', {}, async (game) => {
  const { page } = game;
  const line = moves('a1', 'c2', 'b3');
  line.splice(2, 0, { node: 9, ply: 2, depth: 1, text: 'b1 (variation)', current: false });
  await openBoard(game, description({ moves: line }));
  assert.deepEqual(await page.locator('#moves li').evaluateAll((items) => items.map(({ value, className }) => [value, className])), [[1, ''], [2, ''], [2, 'variation'], [3, '']]);
  await page.locator('#moves button[tabindex="0"]').focus();
  const move = () => page.evaluate(() => document.activeElement.textContent);
  assert.equal(await move(), 'b3', 'Tab reaches the move that is shown');
  await page.keyboard.press('ArrowUp');
  assert.equal(await move(), 'b1 (variation)');
  await page.keyboard.press('Enter');
  assert.deepEqual(await received(page), [{ accessibility: { 'look-at': 9 } }]);
  await sendToPage(page, { board: description({ moves: line.map((move) => ({ ...move, current: move.node === 9 })) }) });
  assert.deepEqual([await move(), await page.locator('#moves [aria-current]').textContent()], ['b1 (variation)', 'b1 (variation)'], 'the focus stays');
  for (const [key, text] of [['Home', 'a1'], ['ArrowUp', 'a1'], ['End', 'b3'], ['ArrowDown', 'b3']]) {
    await page.keyboard.press(key);
    assert.equal(await move(), text, key);
  }
});
