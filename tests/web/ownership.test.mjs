// Two tabs: only one stores the match, and the other can take it over.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake, sendToPage } from './fake-program.mjs';
import { GamePage, pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const OTHER_TAB = 'Tessera is open in another tab. This tab’s match is not saved.';
const MOVED = 'The match has moved to another tab. This tab no longer saves it.';

const stored = (page, key = 'match') => page.evaluate((key) => localStorage.getItem(`tessera.${key}`), key);
/** Waits until a tab sees this match, since what one tab stores reaches the others a little later. */
const waitForStored = (page, text) => page.waitForFunction((text) => localStorage.getItem('tessera.match') === text, text);
const toasts = (page) => page.locator('.toast p').allTextContents();
const savedMatch = (page) => page.evaluate(() => globalThis.fakeProgram.options.savedMatch);

/** A second tab of the same browser. */
async function secondTab(game) {
  const tab = new GamePage(await game.context.newPage(), game.context, game.log);
  await openWithFake(tab);
  return tab;
}

/** Stores a match in the first tab, and opens a second one. */
async function openTwo(game) {
  await openWithFake(game);
  await sendToPage(game.page, { store: { key: 'match', text: 'first' } });
  return secondTab(game);
}

pageTest('a second tab says that it does not save its match, and leaves the stored one alone', {}, async (game) => {
  const second = await openTwo(game);
  await waitForStored(second.page, 'first');
  assert.deepEqual(await toasts(game.page), []);
  assert.deepEqual(await toasts(second.page), [OTHER_TAB]);
  assert.equal(await savedMatch(second.page), null, 'the match is played in the first tab');
  await sendToPage(second.page, { store: { key: 'match', text: 'second' } });
  await sendToPage(second.page, { store: { key: 'match', text: null } });
  assert.equal(await stored(second.page), 'first');
  await sendToPage(second.page, { store: { key: 'settings', text: 'settings' } });
  assert.equal(await stored(second.page, 'settings'), 'settings');
  await sendToPage(game.page, { store: { key: 'match', text: 'first, one ply later' } });
  await waitForStored(second.page, 'first, one ply later');
});

pageTest('“Play here” takes the stored match over, and the other tab says so and stops storing', {}, async (game) => {
  const second = await openTwo(game);
  await sendToPage(game.page, { store: { key: 'match', text: 'first, one ply later' } });
  await waitForStored(second.page, 'first, one ply later');
  await second.page.evaluate(() => (globalThis.fakeProgram = undefined));
  await second.page.locator('.toast button', { hasText: 'Play here' }).click();
  await second.page.waitForFunction(() => globalThis.fakeProgram?.options);
  assert.equal(await savedMatch(second.page), 'first, one ply later');
  assert.deepEqual(await toasts(second.page), []);
  await game.waitForAnnouncement(/^The match has moved to another tab\./);
  assert.deepEqual(await toasts(game.page), [MOVED]);
  await sendToPage(game.page, { store: { key: 'match', text: 'first again' } });
  assert.equal(await stored(game.page), 'first, one ply later');
  await sendToPage(second.page, { store: { key: 'match', text: 'second' } });
  await waitForStored(game.page, 'second');
  // The first tab can take it back.
  await game.page.evaluate(() => (globalThis.fakeProgram = undefined));
  await game.page.locator('.toast button', { hasText: 'Play here' }).click();
  await game.page.waitForFunction(() => globalThis.fakeProgram?.options);
  assert.equal(await savedMatch(game.page), 'second');
  await second.waitForAnnouncement(/^The match has moved to another tab\./);
});

pageTest('a tab owns the match again after a reload, and another one after it is closed', {}, async (game) => {
  await openWithFake(game);
  await sendToPage(game.page, { store: { key: 'match', text: 'first' } });
  for (let time = 0; time < 3; time += 1) {
    await game.page.reload();
    await game.page.waitForFunction(() => globalThis.fakeProgram?.options);
    assert.equal(await savedMatch(game.page), 'first');
    assert.deepEqual(await toasts(game.page), []);
  }
  const second = new GamePage(await game.context.newPage(), game.context, game.log);
  await game.page.close();
  await openWithFake(second);
  assert.equal(await savedMatch(second.page), 'first');
  assert.deepEqual(await toasts(second.page), []);
});

pageTest('without locks every tab stores its match', {}, async (game) => {
  await game.context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  const second = await openTwo(game);
  assert.deepEqual(await toasts(second.page), []);
  await sendToPage(second.page, { store: { key: 'match', text: 'second' } });
  await waitForStored(game.page, 'second');
});
