// Whole matches, by mouse, by keyboard, through the plain board and against the engine.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';

import { prepare, scene } from './support.mjs';

prepare(8101);

const PEOPLE = 'first=person&second=person';

scene('a whole match of Breakthrough 5x5 is played by mouse', {}, async (table) => {
  await table.open(`?game=breakthrough&size=5x5&${PEOPLE}`);
  const { page } = table;
  const plies = [['a2', 'a3'], ['e4', 'e3'], ['a3', 'b4'], ['e3', 'd2'], ['b4', 'c5']];
  for (const [index, [from, to]] of plies.entries()) {
    const places = await table.places();
    await page.mouse.click(places[from].x, places[from].y);
    await table.spoken(from, /, selected/);
    await page.mouse.click(places[to].x, places[to].y);
    await table.plies(index + 1);
  }
  await table.hear(/White wins\. White reached the far row on c5\./, '#assertive');
});

scene('a piece is dragged, and nothing scrolls', {}, async (table) => {
  await table.open(`?game=breakthrough&size=5x5&${PEOPLE}`);
  const { page } = table;
  const places = await table.places();
  await page.mouse.move(places.c2.x, places.c2.y);
  await page.mouse.down();
  await table.spoken('c2', /, selected/);
  await page.mouse.move(places.c3.x, places.c3.y, { steps: 4 });
  await page.waitForTimeout(400);
  await page.mouse.up();
  await table.plies(1);
  await page.mouse.wheel(0, 400);
  assert.deepEqual(await page.evaluate(() => [scrollX, scrollY, document.scrollingElement.scrollTop]), [0, 0, 0]);
});

scene('an opening of Othello with a pass is played by keyboard alone', {}, async (table) => {
  await table.open(`?game=othello&size=6x6&${PEOPLE}`);
  const { page } = table;
  const line = ['b3', 'b2', 'b1', 'a1', 'd5', 'e3', 'f3', 'c1']; // then Black has no move
  assert.equal(await page.evaluate(() => document.activeElement.id), 'picture', 'the board has the keyboard');
  let at = null;
  for (const [index, label] of line.entries()) {
    at = await walk(table, at, label);
    await page.keyboard.press('Enter');
    await table.plies(index + 1);
  }
  await table.hear(/has no legal move and must pass\./, '#assertive');
  await page.keyboard.press('p');
  await table.plies(line.length + 1);
  await table.hear(/passes\. /, '#assertive');
});

/** Moves the cursor on the picture by arrow keys; tells where it is then. */
async function walk({ page }, from, to) {
  const step = async (key) => {
    await page.keyboard.press(key);
    // A key that is pressed and let go within a frame must count, and each once.
    await page.waitForTimeout(120);
  };
  if (from === null) {
    await step('ArrowUp'); // The first arrow puts the cursor into the middle.
    from = MIDDLE;
  }
  const file = (label) => label.charCodeAt(0);
  const rank = (label) => Number(label.slice(1));
  for (let left = file(to) - file(from); left !== 0; left -= Math.sign(left)) await step(left > 0 ? 'ArrowRight' : 'ArrowLeft');
  // Othello counts its ranks from the far side.
  for (let left = rank(to) - rank(from); left !== 0; left -= Math.sign(left)) await step(left > 0 ? 'ArrowDown' : 'ArrowUp');
  return to;
}

const MIDDLE = 'c4';

scene('the placement of Diamond with the swap is played on the plain board', {}, async (table) => {
  await table.open();
  const { page } = table;
  await page.locator('#skip').focus();
  await page.keyboard.press('Enter');
  await page.locator('#game').selectOption('diamond');
  await page.locator('#second').selectOption('person');
  await page.locator('#new-match button').click();
  await table.hear(/^Diamond\. Black: Player 1, White: Player 2\. Black to move\./);
  await table.spoken('d4', /^d4, empty, legal, connects to /);
  await table.point('d4').press('Enter');
  await table.hear(/Black plays d4\..*Or switch sides/);
  await page.locator('#deeds button[data-deed="switch"]').click();
  await table.hear(/^The players switch sides\./, '#assertive');

  // The rest of the pieces, wherever there is room.
  for (let ply = 2; ply < 25; ply += 1) {
    const label = await page.locator('#points button[data-legal]').evaluateAll((buttons) => {
      const quiet = buttons.filter((button) => !/wins|square/.test(button.ariaLabel));
      return quiet[(quiet.length * 7) % 11 % quiet.length].dataset.label;
    });
    await table.point(label).press('Enter');
    await table.plies(ply + 1);
    if (/wins|draw/i.test(await page.locator('#status').textContent())) break;
  }
  await table.hear(/All pieces are placed\. Now move them\./, '#assertive');
  assert.match(await page.locator('#caption').textContent(), /^Movement/);
});

scene('the plain board is walked with arrows, names and Tab, which is not trapped', {}, async (table) => {
  await table.open(`?game=breakthrough&size=5x5&${PEOPLE}`);
  const { page } = table;
  const focused = () => page.evaluate(() => document.activeElement.dataset.label ?? document.activeElement.id);
  await table.spoken('c2', /can move/);
  await page.locator('#picture').focus();
  const seen = new Set();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    seen.add(await focused());
  }
  assert.ok(seen.has('keep-open') && [...seen].some((label) => /^[a-e][1-5]$/.test(label)), [...seen].join(' '));
  await table.point('c2').focus();
  await page.keyboard.press('ArrowUp');
  assert.equal(await focused(), 'c3');
  await page.keyboard.press('End');
  assert.equal(await focused(), 'e3');
  await page.keyboard.press('b');
  await page.keyboard.press('2');
  assert.equal(await focused(), 'b2');
  await page.keyboard.press('Enter');
  await table.spoken('b2', /, selected/);
  await page.keyboard.press('Escape');
  await table.spoken('b2', /can move/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  await table.plies(1);
  await table.hear(/White moves b2 to b3\. Black to move\./);
  await table.point('a1').click();
  await table.hear(/./, '#assertive');
});

// A small window, so that the software renderer's own frames are short.
scene('the board is drawn on while the engine thinks', { viewport: { width: 360, height: 300 } }, async (table) => {
  // The renderer shares the processor with whoever thinks, and with whatever else the machine does. So the engine is
  // compared with a program that only keeps the processor busy, more than once: an engine that holds frames up does so
  // every time.
  const found = [];
  while (found.length < 3 && !found.some(({ off, on }) => on <= off + 250)) {
    const busy = spawn(process.execPath, ['-e', 'for (;;);']);
    const off = await gaps(table, '?game=breakthrough&size=6x6&first=person&second=person', 1);
    busy.kill();
    const on = await gaps(table, '?game=breakthrough&size=6x6&first=person&second=10', 2);
    console.log(`longest gap between two frames, of several plies the middle one: ${off} ms without the engine, ${on} ms with it`);
    found.push({ off, on });
  }
  assert.ok(found.some(({ off, on }) => on <= off + 250), JSON.stringify(found));
});

/** Plays some plies on the plain board; of the longest times between two frames in each of them, the middle one. */
async function gaps(table, query, each) {
  const { page } = table;
  await table.open(query);
  await table.places();
  await page.evaluate(() => {
    globalThis.longest = 0;
    let before = performance.now();
    const tick = (now) => {
      globalThis.longest = Math.max(globalThis.longest, now - before);
      before = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const found = [];
  for (let turn = 1; turn <= 5; turn += 1) {
    await press(page, /can move/);
    await page.evaluate(() => {
      globalThis.longest = 0;
    });
    await press(page, /, legal/);
    await table.plies(turn * each);
    found.push(await page.evaluate(() => globalThis.longest));
  }
  return Math.round(found.sort((a, b) => a - b)[2]);
}

/** Presses the first point that is spoken of in these words, as soon as there is one. */
async function press(page, pattern) {
  await page.waitForFunction((source) => {
    const points = [...document.querySelectorAll('#points button')];
    const found = points.find((point) => new RegExp(source).test(point.ariaLabel));
    found?.click();
    return found !== undefined;
  }, pattern.source);
}
