// The page's side of the library, with a stand-in for its module: when the worker starts, and what happens when it fails.

import assert from 'node:assert/strict';

import { fakeBundle, MENU, openWithFake, sendToPage } from './fake-program.mjs';
import { LIBRARY_WORKER, post, respond, responseText } from './saved-games.mjs';
import { GamePage, pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const workers = (page) => page.workers().filter((worker) => LIBRARY_WORKER.test(worker.url())).length;
const kind = (response) => JSON.parse(response).Err.kind;
const ask = async (page, request) => responseText(page, await post(page, request));

pageTest('the worker starts at the first request, once the first board is shown', {}, async (game) => {
  const { page } = game;
  await page.goto(game.address);
  await page.waitForFunction(() => globalThis.fakeProgram?.options);
  await sendToPage(page, { menu: MENU });
  const [first, second] = [await post(page, 'first'), await post(page, 'second')];
  await page.waitForTimeout(300);
  assert.equal(workers(page), 0, 'not before the first board');
  await sendToPage(page, 'ready');
  assert.equal(await responseText(page, first), 'response to first');
  assert.equal(await responseText(page, second), 'response to second');
  assert.equal(await ask(page, 'third'), 'response to third');
  assert.equal(workers(page), 1);
});

pageTest('without a request there is no worker', {}, async (game) => {
  await openWithFake(game);
  await game.page.waitForTimeout(300);
  assert.equal(workers(game.page), 0);
});

pageTest('a worker that fails is replaced at the next request', {}, async (game) => {
  await openWithFake(game);
  assert.equal(await ask(game.page, 'first'), 'response to first');
  await game.page.evaluate(() => {
    for (const [number, text] of [[101, 'trap'], [102, 'second']]) globalThis.tesseraPage.handleMessage(JSON.stringify({ 'library-request': { number, text } }));
  });
  assert.equal(kind(await responseText(game.page, 101)), 'Other');
  assert.equal(kind(await responseText(game.page, 102)), 'Other', 'it was not carried out');
  assert.equal(await ask(game.page, 'third'), 'response to third');
});

for (const [file, address] of [['library-worker.js', LIBRARY_WORKER], ['library_pkg.js', /\/library_pkg\.js$/]]) {
  pageTest(`a library that cannot be loaded is reported, and loaded by a later request: without ${file}`, { serviceWorkers: 'block' }, async (game) => {
    game.expectError(/ERR_FAILED/);
    await game.context.route(address, (route) => route.abort());
    await openWithFake(game);
    const response = await ask(game.page, 'first');
    assert.match(JSON.parse(response).Err.message, /^The saved games cannot be opened: /);
    await game.context.unrouteAll();
    assert.equal(await ask(game.page, 'second'), 'response to second');
  });
}

pageTest('a tab that does not store the match has no library, and starts no worker', {}, async (game) => {
  await openWithFake(game);
  const second = new GamePage(await game.context.newPage(), game.context, game.log);
  await openWithFake(second);
  const { Err } = await respond(second.page, 'first');
  assert.deepEqual(Err, { kind: 'Locked', message: 'The saved games are open in another tab.' });
  assert.equal(workers(second.page), 0);
  assert.equal(await ask(game.page, 'first'), 'response to first');
});

pageTest('a browser without workers gets a fault for each request, and the page goes on', {}, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  });
  await openWithFake(game);
  for (const request of ['first', 'second']) {
    const response = await ask(page, request);
    assert.equal(kind(response), 'Other');
    assert.match(response, /no workers here/);
  }
});
