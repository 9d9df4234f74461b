// The page's own scripts with a stand-in for the program: loading, the form, notices, storage and errors.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake, received, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const stored = (page, key) => page.evaluate((key) => localStorage.getItem(`tessera.${key}`), key);
const hidden = (page, id) => page.evaluate((id) => document.getElementById(id).hidden, id);

pageTest('the program starts with the stored texts, the query and the system’s preferences', { reducedMotion: 'reduce' }, async (game) => {
  const { page } = game;
  await page.addInitScript(() => localStorage.setItem('tessera.settings', '{"speed":1}'));
  await openWithFake(game, '?game=alpha&first=person');
  const options = await page.evaluate(() => globalThis.fakeProgram.options);
  assert.equal(options.graphics, true);
  assert.match(options.assets, /^[0-9a-f]{12}\/assets$/);
  assert.deepEqual([options.settings, options.savedMatch], ['{"speed":1}', null]);
  assert.deepEqual(options.query, [['game', 'alpha'], ['first', 'person']]);
  assert.deepEqual(options.preferences, { reducedMotion: true, moreContrast: false, canVibrate: false });
  assert.equal(new URL(page.url()).search, '', 'a reload does not open the match again');
  await page.emulateMedia({ contrast: 'more' });
  await page.waitForFunction(() => globalThis.fakeProgram.received.some(({ preferences }) => preferences?.moreContrast));
});

const PHONE = { hasTouch: true, isMobile: true };

/** Keeps what the page asks of the device instead of asking it. */
const recordVibration = (page) => page.addInitScript(() => {
  globalThis.pulses = [];
  Object.defineProperty(Navigator.prototype, 'vibrate', { configurable: true, value: (times) => globalThis.pulses.push(times) });
});

pageTest('a phone that can vibrate says so to the program, and vibrates once it has been touched', PHONE, async (game) => {
  const { page } = game;
  await recordVibration(page);
  await page.goto(game.address);
  await game.waitWithoutGesture('globalThis.fakeProgram?.options != null');
  assert.equal(await game.valueWithoutGesture('fakeProgram.options.preferences.canVibrate'), true);
  await game.valueWithoutGesture('tesseraPage.handleMessage(JSON.stringify({ vibrate: [10] }))');
  assert.deepEqual(await game.valueWithoutGesture('pulses'), [], 'browsers refuse before, and complain');
  await page.touchscreen.tap(20, 280);
  await sendToPage(page, { vibrate: [15, 60, 15] });
  assert.deepEqual(await page.evaluate(() => globalThis.pulses), [[15, 60, 15]]);
});

pageTest('a phone whose browser cannot vibrate is not asked to', PHONE, async (game) => {
  const { page } = game;
  await page.addInitScript(() => delete Navigator.prototype.vibrate);
  await openWithFake(game);
  assert.equal(await page.evaluate(() => globalThis.fakeProgram.options.preferences.canVibrate), false);
});

pageTest('a game after the number sign, whole or broken, is passed to the program once, and parts of the page are left alone', {}, async (game) => {
  const { page } = game;
  const query = () => page.evaluate(() => globalThis.fakeProgram.options.query);
  await openWithFake(game, '?first=person#alpha-6x5.AQkf_-0');
  assert.deepEqual(await query(), [['first', 'person'], ['link', 'alpha-6x5.AQkf_-0']]);
  assert.deepEqual([new URL(page.url()).search, new URL(page.url()).hash], ['', '']);
  await page.goto('about:blank');
  await openWithFake(game, '#othello.////');
  assert.deepEqual([await query(), new URL(page.url()).hash], [[['link', 'othello.////']], '']);
  await page.goto('about:blank');
  await openWithFake(game, '#accessible-board');
  assert.deepEqual([await query(), new URL(page.url()).hash], [[], '#accessible-board']);
});

pageTest('a game link that is followed while the page is open opens its game', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await page.evaluate(() => {
    globalThis.firstVisit = true;
    location.hash = '#alpha.AQkf';
  });
  await page.waitForFunction(() => globalThis.firstVisit === undefined && globalThis.fakeProgram?.options);
  assert.deepEqual(await page.evaluate(() => globalThis.fakeProgram.options.query), [['link', 'alpha.AQkf']]);
});

pageTest('the loading screen disappears and the canvas gets the focus when the program is ready', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  assert.ok(await page.evaluate(() => document.getElementById('loading-screen').classList.contains('gone')));
  assert.equal(await page.evaluate(() => document.activeElement.id), 'board-canvas');
  assert.equal(await page.evaluate(() => document.getElementById('loading-bar').value), 100);
});

pageTest('the form offers the games, boards, players, clocks and handicaps that the program names', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await sendToPage(page, { board: null });
  await game.toggleKeepOpen();
  const options = (id) => page.locator(`#${id} option`).allTextContents();
  const values = (...ids) => Promise.all(ids.map((id) => page.locator(`#${id}`).inputValue()));
  assert.deepEqual(await options('game'), ['Alpha', 'Beta']);
  assert.deepEqual(await options('size'), ['6 by 6', '8 by 8', 'Another size']);
  assert.deepEqual(await options('first'), ['Person', 'Level 1 · 600 Elo', 'Level 2 · 800 Elo', 'Full, 3 s'], 'the ratings hold for the default board');
  assert.deepEqual([await options('clock'), await options('corners')], [['Off', '3 minutes each'], ['0', '1', '2']]);
  assert.deepEqual(await page.locator('#first-label, #second-label, #corners-label').allTextContents(), ['Black starts', 'White', 'Corners for Black']);
  assert.deepEqual(await values('size', 'first', 'second', 'clock', 'corners'), ['8x8', 'person', '2', '', '0']);
  assert.deepEqual([await page.locator('#columns').isHidden(), await page.locator('#rows').isHidden()], [true, true]);
  await page.locator('#size').selectOption('other');
  await page.locator('#columns').selectOption('4');
  await page.locator('#rows').selectOption('4');
  assert.deepEqual(await options('first'), ['Person', 'Level 1', 'Level 2', 'Perfect', 'Full, 3 s'], 'the board is solved');
  await page.locator('#second').selectOption('perfect');
  await page.locator('#rows').selectOption('5');
  assert.deepEqual(await values('first', 'second'), ['person', '2'], 'the best level takes the place of a player that the board does not have');
  await page.locator('#rows').selectOption('4');
  assert.deepEqual([await page.getByLabel('Name (Black)').first().inputValue(), await page.locator('#second-name').isHidden()], ['Ada', true], 'people have names');
  await page.locator('#swap-seats').click();
  await page.locator('#clock').selectOption('3+2');
  await page.locator('#corners').selectOption('1');
  await page.locator('#new-match button.main').click();
  assert.deepEqual((await received(page)).at(-1), { accessibility: { open: { game: 'alpha', size: '4x4', players: ['2', 'person'], names: ['', 'Ada'], clock: '3+2', corners: 1 } } });
  await page.locator('#game').selectOption('beta');
  assert.deepEqual(await options('size'), ['5 points']);
  assert.equal(await page.locator('#size').isDisabled(), true, 'a game with one board offers no choice');
  assert.equal(await page.locator('#corners').isHidden(), true, 'the game has no handicap');
  assert.deepEqual(await page.locator('#first-label, #second-label').allTextContents(), ['White starts', 'Black']);
});

pageTest('notices lie over the page and move nothing, are shown once, and go by themselves', { viewport: { width: 390, height: 700 } }, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await sendToPage(page, { board: null });
  const box = (selector) => page.locator(selector).first().evaluate((node) => node.getBoundingClientRect().toJSON());
  const before = await box('#canvas-container');
  const reason = `"${'W'.repeat(80)}" is not a game`;
  for (let copy = 0; copy < 4; copy += 1) await sendToPage(page, { 'invalid-link': { reason } });
  await sendToPage(page, { notice: { text: 'A setting was corrected.' } });
  assert.equal(await page.locator('.toast').count(), 2, 'equal notices are one');
  assert.deepEqual(await box('#canvas-container'), before, 'the board stays where it is');
  const [toast, close] = [await box('.toast'), await box('.toast button')];
  assert.ok(toast.left >= 0 && toast.right <= 390 && close.right <= 390, `its button can be reached: ${close.right}`);
  await page.locator('.toast button').last().focus();
  await page.waitForFunction(() => document.querySelectorAll('.toast').length === 1, null, { timeout: 30_000 });
  assert.deepEqual(await page.locator('.toast p').allTextContents(), ['A setting was corrected.'], 'the one that has the focus stays');
  await page.evaluate(() => document.activeElement.blur());
  await page.waitForFunction(() => document.querySelectorAll('.toast').length === 0, null, { timeout: 30_000 });
  assert.equal(await page.locator('#polite p', { hasText: 'A setting was corrected.' }).count(), 1, 'screen readers keep it');
});

pageTest('announcements go to the region of their urgency, and old ones are removed', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  for (let number = 1; number <= 15; number += 1) await sendToPage(page, { announce: { text: `Sentence ${number}.`, urgent: false } });
  await sendToPage(page, { announce: { text: 'Urgent.', urgent: true } });
  assert.deepEqual(await page.locator('#assertive p').allTextContents(), ['Urgent.']);
  const polite = await page.locator('#polite p').allTextContents();
  assert.deepEqual([polite.length, polite[0], polite.at(-1)], [12, 'Sentence 4.', 'Sentence 15.']);
});

pageTest('texts are stored, removed and set aside under the same keys as always', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await sendToPage(page, { store: { key: 'match', text: 'a match' } });
  assert.equal(await page.evaluate(() => localStorage.getItem('tessera.match')), 'a match');
  await sendToPage(page, { unreadable: { key: 'match', reason: 'it is torn' } });
  assert.deepEqual(await page.evaluate(() => ({ ...localStorage })), { 'tessera.match.damaged': 'a match' });
  await game.waitForAnnouncement(/^The saved match could not be read and was set aside\.$/);
  await sendToPage(page, { store: { key: 'settings', text: 'settings' } });
  await sendToPage(page, { store: { key: 'settings', text: null } });
  assert.equal(await page.evaluate(() => localStorage.getItem('tessera.settings')), null);
});

pageTest('a match of a newer version is kept under a name that says so, and never replaces another', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  for (const [text, name] of [['a', 'newer'], ['b', 'newer-2'], ['c', 'newer-3']]) {
    await sendToPage(page, { store: { key: 'match', text } });
    await sendToPage(page, { unreadable: { key: 'match', reason: 'it is of version 9', newer: true } });
    assert.equal(await stored(page, `match.${name}`), text);
    const sentence = `The saved match is from a newer version of Tessera. This browser keeps it as tessera.match.${name}.`;
    assert.equal((await page.locator('.toast p').allTextContents()).at(-1), sentence);
  }
  assert.deepEqual([await stored(page, 'match'), await stored(page, 'match.newer')], [null, 'a']);
});

pageTest('a notice of the program is shown', {}, async (game) => {
  await openWithFake(game);
  await sendToPage(game.page, { notice: { text: 'A setting was corrected.' } });
  assert.deepEqual(await game.page.locator('.toast p').allTextContents(), ['A setting was corrected.']);
});

pageTest('refused storage is reported once, and the history entry keeps the match', {}, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openWithFake(game);
  await sendToPage(page, { store: { key: 'match', text: 'a match' } });
  await sendToPage(page, { store: { key: 'settings', text: 'settings' } });
  assert.deepEqual(await page.locator('.toast p').allTextContents(), ['This browser does not allow saving. Settings and match last until you close the page.']);
  await page.reload();
  await page.waitForFunction(() => globalThis.fakeProgram?.options);
  assert.equal(await page.evaluate(() => globalThis.fakeProgram.options.savedMatch), 'a match');
});

pageTest('the accessible board stays open across reloads once the visitor has chosen that', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await game.toggleKeepOpen();
  assert.equal(await page.evaluate(() => localStorage.getItem('tessera.plain')), 'open');
  await page.reload();
  await page.waitForFunction(() => document.body.classList.contains('board-open'));
  await game.toggleKeepOpen();
  assert.equal(await page.evaluate(() => localStorage.getItem('tessera.plain')), null);
});

pageTest('an invalid link is reported, and a toast can be closed', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await sendToPage(page, { 'invalid-link': { reason: '7x7 is not a size' } });
  await game.waitForAnnouncement(/^This link does not work: 7x7 is not a size\.$/);
  await page.locator('.toast button').click();
  assert.equal(await page.locator('.toast').count(), 0);
});

pageTest('an error inside the program stops it and offers to reload the page', {}, async (game) => {
  game.expectError(/Tessera has stopped/);
  const { page } = game;
  await openWithFake(game);
  await page.evaluate(() => {
    globalThis.failHandling = true;
    globalThis.beforeReload = true;
    globalThis.tesseraPage.pointPositions();
  });
  assert.equal(await hidden(page, 'error-dialog'), false);
  assert.match(await page.locator('#error-dialog').textContent(), /The game has stopped.*Your match is saved/s);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'error-button');
  await page.locator('#error-button').click();
  await page.waitForFunction(() => globalThis.beforeReload === undefined);
});

pageTest('a failed start is explained with its reason', {}, async (game) => {
  game.expectError(/Tessera could not start/);
  await game.page.addInitScript(() => (globalThis.failStart = true));
  await game.page.goto(game.address);
  await game.page.locator('#error-dialog').waitFor({ state: 'visible' });
  assert.equal(await game.page.locator('#error-text').textContent(), 'Reason: the start failed');
});

const sendDamagedModule = (page) => page.route('**/app_bg.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: '<html>' }));

pageTest('a browser without vector instructions is said to be too old', {}, async (game) => {
  game.expectError(/Tessera could not start/);
  await game.page.addInitScript(() => (WebAssembly.validate = () => false));
  await sendDamagedModule(game.page);
  await game.page.goto(game.address);
  await game.page.locator('#error-dialog').waitFor({ state: 'visible' });
  assert.equal(await game.page.locator('#error-text').textContent(), 'This browser is too old: the game needs one of 2023 or later.');
});

pageTest('a damaged module is not blamed on the age of the browser', {}, async (game) => {
  game.expectError(/Tessera could not start/);
  await sendDamagedModule(game.page);
  await game.page.goto(game.address);
  await game.page.locator('#error-dialog').waitFor({ state: 'visible' });
  assert.match(await game.page.locator('#error-text').textContent(), /^Reason: .*magic/s);
});

pageTest('the program’s log lines reach the console', {}, async (game) => {
  game.expectError(/^a bad thing$/);
  await openWithFake(game);
  await sendToPage(game.page, { log: { text: 'a bad thing', error: true } });
  await sendToPage(game.page, { log: { text: 'a doubtful thing', error: false } });
  assert.ok(game.log.some(({ kind, text }) => kind === 'error' && text === 'a bad thing'));
  assert.ok(game.log.some(({ kind, text }) => kind === 'warning' && text === 'a doubtful thing'));
});
