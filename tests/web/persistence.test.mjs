// What survives a reload, a lost connection, refused storage and a lost graphics context; and play without graphics.

import assert from 'node:assert/strict';

import { address, pageTest, setUp } from './support.mjs';

setUp();

const TWO_HUMANS = 'first=person&second=person';

pageTest('the match and the settings survive a reload', {}, async (game) => {
  const { page } = game;
  await game.open(`?game=othello&size=6x6&${TWO_HUMANS}`);
  await game.point('b3').press('Enter');
  await game.waitForPlies(1);
  await game.point('b2').press('Enter');
  await game.waitForPlies(2);
  await page.locator('#board-canvas').focus();
  await page.keyboard.press('v');
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('tessera.settings') ?? '{}').top_down === true);
  assert.equal(new URL(page.url()).search, '', 'the address opens its match only once');
  await page.reload();
  await game.waitUntilPlayable();
  await game.waitForPlies(2);
  await game.waitForPoint('b2', /white disc, last move/);
  await game.point('b1').press('Enter');
  await game.waitForPlies(3);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('tessera.settings')).top_down), true);
});

pageTest('damaged settings and matches are set aside with a notice', { picture: false }, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    if (sessionStorage.getItem('test.reloaded')) return;
    sessionStorage.setItem('test.reloaded', '1');
    localStorage.setItem('tessera.match', '{"version":1,"game":"othello"');
    localStorage.setItem('tessera.settings', '[]');
  });
  await game.open();
  await game.waitForAnnouncement(/saved match could not be read/);
  await game.waitForAnnouncement(/settings could not be read/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  assert.equal(stored['tessera.match.damaged'], '{"version":1,"game":"othello"');
  assert.equal(stored['tessera.match'], undefined);
});

pageTest('an address with an invalid size is reported, and the game can be played', { picture: false }, async (game) => {
  await game.open('?game=othello&size=7x7');
  await game.waitForAnnouncement(/This link does not work: .*7x7/);
  await game.page.locator('#new-match button.main').waitFor({ state: 'attached' });
});

pageTest('a link that holds a whole game opens it, and a damaged one is reported', { picture: false }, async (game) => {
  await game.open('#othello.AQOQiMg');
  await game.waitForPlies(3);
  await game.waitForPoint('c3', /black disc, last move/);
  await game.page.goto('about:blank');
  await game.open('#othello.AQOQiMh');
  await game.waitForAnnouncement(/This link does not work: the link is incomplete or was changed: copy it again/);
});

pageTest('the page works without a connection after the first visit', { picture: false }, async (game) => {
  const { page, context } = game;
  await game.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${address}?game=breakthrough&size=5x5&first=person&second=1`);
  await game.waitUntilPlayable();
  await game.playOnAccessibleBoard('c2', 'c3');
  await game.waitForPlies(2); // one by the player, one by the engine
});

pageTest('refused storage is reported once, and a reload still finds the match', {}, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    // A toast is there for some seconds only.
    globalThis.toasts = [];
    const look = (records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.matches?.('.toast'));
      toasts.push(...added.map((toast) => toast.querySelector('p').textContent));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await game.open(`?game=breakthrough&size=5x5&${TWO_HUMANS}`);
  await game.waitForAnnouncement(/does not allow saving/);
  await game.playOnAccessibleBoard('c2', 'c3');
  await game.waitForPlies(1);
  assert.deepEqual(await page.evaluate(() => toasts), ['This browser does not allow saving. Settings and match last until you close the page.']);
  await page.waitForFunction(() => history.state?.match?.includes('c2c3'));
  await page.reload();
  await game.waitUntilPlayable();
  await game.waitForPlies(1);
});

pageTest('full storage is reported once, and the match continues', { picture: false }, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await game.open(`?game=breakthrough&size=5x5&${TWO_HUMANS}`);
  await game.waitForAnnouncement(/does not allow saving/);
  await game.playOnAccessibleBoard('c2', 'c3');
  await game.waitForPlies(1);
});

pageTest('a lost graphics context is announced, and the match continues after the restart', {}, async (game) => {
  game.expectError(/Tessera has stopped|context|CONTEXT_LOST|panicked|unreachable|wgpu|lost/i);
  const { page } = game;
  await game.open(`?game=breakthrough&size=5x5&${TWO_HUMANS}`);
  await game.playOnAccessibleBoard('c2', 'c3');
  await game.waitForPlies(1);
  await page.evaluate(() => {
    globalThis.beforeReload = true;
    // The page restarts by itself: a slow machine may look for the dialog only after that.
    const dialog = document.getElementById('error-dialog');
    const note = () => dialog.hidden || sessionStorage.setItem('shown-dialog', dialog.textContent);
    new MutationObserver(note).observe(dialog, { attributes: true });
    document.getElementById('board-canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
  });
  await page.waitForFunction(() => globalThis.beforeReload === undefined);
  assert.match(await page.evaluate(() => sessionStorage.getItem('shown-dialog')), /display was interrupted/);
  await game.waitUntilPlayable();
  await game.waitForPlies(1);
  assert.equal(await page.locator('#error-dialog').isVisible(), false);
  await game.point('c4').press('Enter');
});

pageTest('without WebGL 2 a notice explains it, and the accessible board and the engine play', {}, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return /webgl/.test(kind) ? null : real.call(this, kind, ...rest);
    };
  });
  await game.open();
  await game.waitForAnnouncement(/has no WebGL 2/);
  await page.locator('#game').selectOption('breakthrough');
  await page.locator('#size').selectOption('5x5');
  await page.locator('#second').selectOption('3');
  await page.locator('#new-match button.main').click();
  await page.locator('#points button[data-label="c2"]').click();
  await game.waitForPoint('c3', /legal/);
  await page.locator('#points button[data-label="c3"]').click();
  await game.waitForPlies(2);
  await game.waitForAnnouncement(/Black (moves|takes)/);
  await page.reload();
  await game.waitUntilPlayable();
  await game.waitForPlies(2);
});

pageTest('without a worker the computer answers slowly and says so', { picture: false }, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  });
  await game.open('?game=breakthrough&size=5x5&first=person&second=6');
  await game.playOnAccessibleBoard('c2', 'c3');
  await game.waitForAnnouncement(/answers more slowly/);
  await game.waitForPlies(2);
});

pageTest('undo cancels the search, and the engine answers the next request', { picture: false }, async (game) => {
  const { page } = game;
  await game.open('?game=breakthrough&size=8x8&first=person&second=10');
  for (let time = 0; time < 3; time += 1) {
    await game.waitForPoint('c2', /can move/);
    await game.playOnAccessibleBoard('c2', 'c3');
    await game.waitForPoint('c3', /white/); // The answer may be there, too, when the machine is busy.
    await page.locator('#actions button[data-action="take-back"]').click();
    await game.waitForPlies(0);
  }
  await game.waitForPoint('c2', /can move/);
  await game.playOnAccessibleBoard('c2', 'c3');
  await game.waitForPlies(2);
});
