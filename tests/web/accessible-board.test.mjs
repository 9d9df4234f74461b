// The accessible board's script with a stand-in for the program: descriptions in, requests out.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake, received, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(8112, await fakeBundle());

const FILES = 'abc';

/** A board of 3 by 3 squares, described as the program would. */
function description(changes = {}, pointChanges = {}) {
  const points = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const name = (column, row) => (FILES[column] && row >= 0 && row < 3 ? `${FILES[column]}${3 - row}` : '');
      const label = name(column, row);
      const toward = [name(column, row - 1), name(column + 1, row), name(column, row + 1), name(column - 1, row)];
      points.push({ label, row, column, place: [column / 2, row / 2], spoken: `${label}, empty`, piece: '', legal: false, selected: false, last: false, toward, ...pointChanges[label] });
    }
  }
  return {
    game: 'alpha', size: '3x3', title: 'Alpha 3 by 3', caption: 'Opening', status: 'Black to move.', hint: '', players: ['Black: Ada', 'White: Ben'],
    columns: 3, rows: 3, points, actions: [['hint', 'Hint'], ['leave', 'Leave']], moves: ['a1'], ...changes,
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
  assert.deepEqual(attributes, { label: 'b2, black disc', name: 'b2', piece: 'black', legal: '', selected: '', last: '', pressed: 'true' });
  assert.deepEqual(await page.locator('#points').evaluate(({ dataset }) => ({ ...dataset })), { surface: 'squares', pieces: 'disc' });
  const texts = (selector) => page.locator(selector).allTextContents();
  assert.deepEqual(await texts('#status, #match-title, #caption'), ['Black to move.', 'Alpha 3 by 3', 'Opening']);
  assert.deepEqual([await texts('#players li'), await texts('#moves li'), await texts('#actions button')], [['Black: Ada', 'White: Ben'], ['a1'], ['Hint', 'Leave']]);
});

pageTest('points on lines become lists of rows', {}, async (game) => {
  await openBoard(game, description({ game: 'beta' }));
  const rows = game.page.locator('#points ol.lattice > li > ol');
  assert.equal(await rows.count(), 3);
  assert.deepEqual(await rows.evaluateAll((rows) => rows.map((row) => row.ariaLabel)), ['Row 3', 'Row 2', 'Row 1']);
  assert.equal(await game.point('c1').evaluate((button) => button.parentElement.style.left), '100%');
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
  await sendToPage(page, { board: description({ moves: ['a1', 'c2'] }, { c2: { spoken: 'c2, black disc', piece: 'black' } }) });
  assert.equal(await page.evaluate(() => document.activeElement.sameElement && document.activeElement.ariaLabel), 'c2, black disc');
  await page.locator('#actions button[data-action="hint"]').focus();
  await sendToPage(page, { board: description({ actions: [['leave', 'Leave']] }) });
  assert.equal(await focused(page), 'c2', 'when an action disappears, the current point has the focus');
});

pageTest('the focus follows from the form to the board and back', {}, async (game) => {
  const { page } = game;
  await openBoard(game, null);
  assert.equal(await page.locator('#status').textContent(), 'Choose a game.');
  await page.locator('#new-match button').focus();
  await sendToPage(page, { board: description() });
  assert.equal(await focused(page), 'b2');
  await sendToPage(page, { board: null });
  assert.equal(await page.evaluate(() => document.activeElement.id), 'game');
});
