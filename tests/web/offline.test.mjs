// Offline play and updates: the service worker and the page's part of it, with a stand-in for the program.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

const folder = await fakeBundle();
setUp(folder);

async function waitForControl(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const version = (page) => page.evaluate(() => document.body.dataset.base);

pageTest('after one visit every file comes from the cache', {}, async (game) => {
  const { page, context } = game;
  await openWithFake(game);
  await waitForControl(page);
  await context.setOffline(true);
  await page.goto(`${game.address}?game=alpha`);
  await page.waitForFunction(() => globalThis.fakeProgram?.options);
  const missing = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return ['app_bg.wasm', 'worker_bg.wasm', 'library_bg.wasm', 'library_pkg.js', 'messages.js', 'style.css'].filter((file) => !paths.some((path) => path.endsWith(`/${file}`)));
  });
  assert.deepEqual(missing, []);
});

pageTest('a new version is offered, and replaces the old one when the visitor agrees', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await waitForControl(page);
  const before = await version(page);
  await fakeBundle({ to: folder, release: 2 });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await game.waitForAnnouncement(/A new version of the game is ready/);
  assert.equal(await version(page), before, 'the old version stays until then');
  await page.locator('.toast button').first().click();
  await page.waitForFunction((before) => document.body.dataset.base !== before && globalThis.fakeProgram?.options, before);
  const cached = await page.evaluate(() => caches.keys());
  assert.deepEqual(cached, [`tessera-${await version(page)}`], 'the files of the old version are gone');
});
