// Whole matches, by mouse, by keyboard, on the accessible board and against the engine.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';

import { pageTest, setUp } from './support.mjs';

setUp();

const TWO_HUMANS = 'first=person&second=person';

pageTest('a whole match of Breakthrough 5x5 is played with the mouse, with its animations', { reducedMotion: 'no-preference' }, async (game) => {
  await game.open(`?game=breakthrough&size=5x5&${TWO_HUMANS}`);
  const { page } = game;
  const plies = [['a2', 'a3'], ['e4', 'e3'], ['a3', 'b4'], ['e3', 'd2'], ['b4', 'c5']];
  const positions = await game.pointPositions();
  for (const [index, [from, to]] of plies.entries()) {
    await page.mouse.click(positions[from].x, positions[from].y);
    await game.waitForPoint(from, /, selected/);
    await page.mouse.click(positions[to].x, positions[to].y);
    await game.waitForPlies(index + 1);
  }
  await game.waitForAnnouncement(/White wins\. White reached the far row on c5\./, '#assertive');
});

pageTest('a piece is dragged, and the page does not scroll', {}, async (game) => {
  await game.open(`?game=breakthrough&size=5x5&${TWO_HUMANS}`);
  const { page } = game;
  const positions = await game.pointPositions();
  await page.mouse.move(positions.c2.x, positions.c2.y);
  await page.mouse.down();
  await game.waitForPoint('c2', /, selected/);
  await page.mouse.move(positions.c3.x, positions.c3.y, { steps: 4 });
  await game.nextUpdate();
  await page.mouse.up();
  await game.waitForPlies(1);
  await page.mouse.wheel(0, 400);
  assert.deepEqual(await page.evaluate(() => [scrollX, scrollY, document.scrollingElement.scrollTop]), [0, 0, 0]);
});

pageTest('an opening of Othello with a pass is played with the keyboard alone', {}, async (game) => {
  const opening = ['b3', 'b2', 'b1', 'a1'];
  await game.open(`?game=othello&size=6x6&${TWO_HUMANS}&moves=${opening.join('+')}`);
  const { page } = game;
  const line = ['d5', 'e3', 'f3', 'c1']; // then Black has no move
  assert.equal(await page.evaluate(() => document.activeElement.id), 'board-canvas', 'the canvas has the focus');
  let cursor = null;
  for (const [index, label] of line.entries()) {
    cursor = await moveCursor(game, cursor, label);
    await page.keyboard.press('Enter');
    await game.waitForPlies(opening.length + index + 1);
  }
  await game.waitForAnnouncement(/has no legal move and must pass\./, '#assertive');
  await page.keyboard.press('p');
  await game.waitForPlies(opening.length + line.length + 1);
  await game.waitForAnnouncement(/passes\. /, '#assertive');
});

/** Moves the cursor on the canvas with arrow keys; returns where it is then. */
async function moveCursor(game, from, to) {
  const step = async (key) => {
    await game.page.keyboard.press(key);
    await game.nextUpdate();
  };
  if (from === null) {
    await step('ArrowUp'); // The first arrow key puts the cursor in the middle.
    from = MIDDLE;
  }
  const file = (label) => label.charCodeAt(0);
  const rank = (label) => Number(label.slice(1));
  for (let distance = file(to) - file(from); distance !== 0; distance -= Math.sign(distance)) await step(distance > 0 ? 'ArrowRight' : 'ArrowLeft');
  // In Othello, rank 1 is at the top.
  for (let distance = rank(to) - rank(from); distance !== 0; distance -= Math.sign(distance)) await step(distance > 0 ? 'ArrowDown' : 'ArrowUp');
  return to;
}

const MIDDLE = 'c4';

pageTest('the placement phase of Diamond with the swap is played on the accessible board', { picture: false }, async (game) => {
  await game.open();
  const { page } = game;
  await page.locator('#skip-link').focus();
  await page.keyboard.press('Enter');
  await page.locator('#game').selectOption('diamond');
  await page.locator('#second').selectOption('person');
  await page.locator('#new-match button.main').click();
  await game.waitForAnnouncement(/^Diamond\. Black: Player 1, White: Player 2\. Black to move\./);
  await game.waitForPoint('d4', /^d4, empty, legal, connects to /);
  await game.point('d4').press('Enter');
  await game.waitForAnnouncement(/Black plays d4\..*Or switch sides/);
  await page.locator('#actions button[data-action="switch"]').click();
  await game.waitForAnnouncement(/^The players switch sides\./, '#assertive');

  // Places the other pieces without completing a square.
  for (let ply = 2; ply < 25; ply += 1) {
    const label = await page.locator('#points button').evaluateAll((buttons) => {
      const quiet = buttons.filter(({ ariaLabel }) => /, legal/.test(ariaLabel) && !/wins|square/.test(ariaLabel));
      return quiet[(quiet.length * 7) % 11 % quiet.length].dataset.label;
    });
    await game.point(label).press('Enter');
    await game.waitForPlies(ply + 1);
    if (/wins|draw/i.test(await page.locator('#status').textContent())) break;
  }
  await game.waitForAnnouncement(/All pieces are placed\. Now move them\./, '#assertive');
  assert.match(await page.locator('#caption').textContent(), /^Movement/);
});

pageTest('the form offers every game with its boards, colours and levels', { picture: false }, async (game) => {
  await game.open();
  const { page } = game;
  const texts = (selector) => page.locator(selector).allTextContents();
  await page.locator('#new-match').waitFor({ state: 'attached' });
  assert.deepEqual(await texts('#game option'), ['Diamond', 'Breakthrough', 'Othello'], 'as on the title screen');
  assert.deepEqual((await texts('#second option')).slice(0, 2), ['Person', 'Computer, level 1: Newcomer · 600 Elo']);
  const boards = { othello: '8 by 8', breakthrough: '8 by 8', diamond: '62-point board' };
  for (const [id, board] of Object.entries(boards)) {
    await page.locator('#skip-link').focus();
    await page.keyboard.press('Enter');
    await page.locator('#game').selectOption(id);
    assert.equal(await page.locator('#size option:checked').textContent(), board, id);
    const first = id === 'breakthrough' ? 'White' : 'Black';
    assert.deepEqual(await texts('#first-label'), [`${first} starts`]);
  }
});

pageTest('arrow keys, point names and Tab move through the accessible board', {}, async (game) => {
  await game.open(`?game=breakthrough&size=5x5&${TWO_HUMANS}`);
  const { page } = game;
  const focused = () => page.evaluate(() => document.activeElement.dataset.label ?? document.activeElement.id);
  await game.waitForPoint('c2', /can move/);
  await page.locator('#board-canvas').focus();
  const visited = new Set();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    visited.add(await focused());
  }
  assert.ok(visited.has('keep-open') && [...visited].some((label) => /^[a-e][1-5]$/.test(label)), [...visited].join(' '));
  await game.point('c2').focus();
  await page.keyboard.press('ArrowUp');
  assert.equal(await focused(), 'c3');
  await page.keyboard.press('End');
  assert.equal(await focused(), 'e3');
  await page.keyboard.press('b');
  await page.keyboard.press('2');
  assert.equal(await focused(), 'b2');
  await page.keyboard.press('Enter');
  await game.waitForPoint('b2', /, selected/);
  await page.keyboard.press('Escape');
  await game.waitForPoint('b2', /can move/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  await game.waitForPlies(1);
  await game.waitForAnnouncement(/White moves b2 to b3\. Black to move\./);
  await game.point('a1').click();
  await game.waitForAnnouncement(/./, '#assertive');
});

// A small window, so that the software renderer draws quickly. Frames still wait up to two seconds for it, so this does not
// measure them but the tasks of the page's thread: while one lasts, nothing can be drawn or clicked.
pageTest('the page is not blocked while the engine thinks', { viewport: { width: 360, height: 300 }, reducedMotion: 'no-preference' }, async (game) => {
  // The page shares the processor with the engine and with everything else that runs. So the engine is compared with a
  // process that only keeps the processor busy, up to three times: an engine that delays the page does so every time.
  const isAsFree = ({ without, with: task }) => task <= without + 250;
  const results = [];
  while (results.length < 3 && !results.some(isAsFree)) {
    const without = await withBusyProcessor(() =>
      medianLongestTask(game, '?game=breakthrough&size=6x6&first=person&second=person', 1));
    const task = await medianLongestTask(game, '?game=breakthrough&size=6x6&first=person&second=10', 2);
    console.log(`longest task of the page's thread, median of several plies: ${without} ms without the engine, ${task} ms with it`);
    results.push({ without, with: task });
  }
  assert.ok(results.some(isAsFree), JSON.stringify(results));
});

/** Runs a function while a process keeps one core busy. */
async function withBusyProcessor(run) {
  const busy = spawn(process.execPath, ['-e', 'for (;;);']);
  try {
    return await run();
  } finally {
    busy.kill();
  }
}

/** Plays some turns on the accessible board; returns the median over them of the longest task, 0 where all take under 50 ms. */
async function medianLongestTask(game, query, pliesPerTurn) {
  const { page } = game;
  await game.open(query);
  await game.pointPositions();
  await page.evaluate(() => {
    globalThis.longestTask = 0;
    new PerformanceObserver((list) => {
      globalThis.longestTask = Math.max(globalThis.longestTask, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const longest = [];
  for (let turn = 1; turn <= 3; turn += 1) {
    await press(page, /can move/);
    await page.evaluate(() => {
      globalThis.longestTask = 0;
    });
    await press(page, /, legal|, can be captured/);
    await game.waitForPlies(turn * pliesPerTurn);
    await game.nextUpdate(); // The observer runs after the task that it reports.
    longest.push(await page.evaluate(() => globalThis.longestTask));
  }
  return Math.round(longest.sort((a, b) => a - b)[1]);
}

/** Presses the first point whose label matches, as soon as there is one. */
async function press(page, pattern) {
  await page.waitForFunction((source) => {
    const points = [...document.querySelectorAll('#points button')];
    const match = points.find((point) => new RegExp(source).test(point.ariaLabel));
    match?.click();
    return match !== undefined;
  }, pattern.source);
}
