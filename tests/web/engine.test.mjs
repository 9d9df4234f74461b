// The page's engine script with stand-ins for the engine: workers, cancelled requests, failures, and no worker at all.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const request = (game, number, text) => sendToPage(game.page, { 'engine-request': { number, text } });
const cancel = (game, number) => sendToPage(game.page, { 'cancel-engine-request': { number } });

/** Waits for this message to the program. */
function waitForMessage(game, expected) {
  const isReceived = (json) => globalThis.fakeProgram.received.some((message) => JSON.stringify(message) === json);
  return game.page.waitForFunction(isReceived, JSON.stringify(expected));
}

const response = (number, text) => ({ 'engine-response': { number, text } });
const failure = (number) => ({ 'engine-failure': { number } });

/** Counts the workers that the page starts. */
async function countWorkers(game) {
  await game.page.addInitScript(() => {
    const Original = Worker;
    globalThis.workers = 0;
    globalThis.Worker = class extends Original {
      constructor(...options) {
        super(...options);
        globalThis.workers += 1;
      }
    };
  });
}

const workers = (game) => game.page.evaluate(() => globalThis.workers);

pageTest('one worker answers requests in their order', {}, async (game) => {
  await countWorkers(game);
  await openWithFake(game);
  for (const number of [1, 2, 3]) await request(game, number, `question ${number}`);
  await waitForMessage(game, response(3, 'response to question 3'));
  const received = await game.page.evaluate(() => globalThis.fakeProgram.received);
  assert.deepEqual(received, [1, 2, 3].map((number) => response(number, `response to question ${number}`)));
  assert.equal(await workers(game), 1);
});

pageTest('a cancelled request ends its worker, and another worker answers the next one', {}, async (game) => {
  await countWorkers(game);
  await openWithFake(game);
  await request(game, 1, 'endless');
  await game.page.waitForFunction(() => globalThis.workers === 1);
  await request(game, 2, 'waiting');
  await request(game, 3, 'next');
  await cancel(game, 2);
  await cancel(game, 1);
  await waitForMessage(game, response(3, 'response to next'));
  assert.equal(await game.page.evaluate(() => globalThis.fakeProgram.received.length), 1, 'cancelled requests get no response');
  assert.equal(await workers(game), 2);
});

pageTest('a request that the engine rejects fails, and the next one is answered', {}, async (game) => {
  await openWithFake(game);
  await request(game, 1, 'nonsense');
  await request(game, 2, 'question');
  await waitForMessage(game, failure(1));
  await waitForMessage(game, response(2, 'response to question'));
});

pageTest('after three failed workers the engine runs in the page and says so', {}, async (game) => {
  await countWorkers(game);
  await openWithFake(game);
  await request(game, 1, 'trap');
  await waitForMessage(game, response(1, 'slow response to trap'));
  assert.equal(await workers(game), 3);
  await game.waitForAnnouncement(/answers more slowly/);
});

pageTest('without workers the engine runs in the page, a slice per frame', {}, async (game) => {
  await game.page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  });
  await openWithFake(game);
  await request(game, 1, 'nonsense');
  await request(game, 2, 'question');
  await waitForMessage(game, failure(1));
  await waitForMessage(game, response(2, 'slow response to question'));
  await request(game, 3, 'again');
  await cancel(game, 3);
  await request(game, 4, 'last');
  await waitForMessage(game, response(4, 'slow response to last'));
  assert.equal(await game.page.locator('.toast').count(), 1, 'the notice appears once');
});

pageTest('where the engine cannot run at all, every request fails and a notice explains it', { serviceWorkers: 'block' }, async (game) => {
  game.expectError(/404|Failed to load/);
  await game.page.route(/worker_(pkg\.js|bg\.wasm)$/, (route) => route.fulfill({ status: 404 }));
  await openWithFake(game);
  await request(game, 1, 'first');
  await request(game, 2, 'second');
  await waitForMessage(game, failure(2));
  await waitForMessage(game, failure(1));
  await game.waitForAnnouncement(/computer opponent is not available/);
});
