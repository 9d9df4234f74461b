// What outlives a reload, a lost connection, a refused storage and a lost picture; and what is there without a picture.

import assert from 'node:assert/strict';

import { address, prepare, scene } from './support.mjs';

prepare(8102);

const PEOPLE = 'first=person&second=person';

scene('the match and the settings survive a reload', {}, async (table) => {
  const { page } = table;
  await table.open(`?game=othello&size=6x6&${PEOPLE}`);
  await table.point('b3').press('Enter');
  await table.plies(1);
  await table.point('b2').press('Enter');
  await table.plies(2);
  await page.locator('#picture').focus();
  await page.keyboard.press('v');
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('tessera.settings') ?? '{}').top_down === true);
  assert.equal(new URL(page.url()).search, '', 'the address is begun once');
  await page.reload();
  await table.interactive();
  await table.plies(2);
  await table.spoken('b2', /white disc, last move/);
  await table.point('b1').press('Enter');
  await table.plies(3);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('tessera.settings')).top_down), true);
});

scene('what was kept and is damaged is put aside with a notice', {}, async (table) => {
  const { page } = table;
  await page.addInitScript(() => {
    if (sessionStorage.getItem('again')) return;
    sessionStorage.setItem('again', '1');
    localStorage.setItem('tessera.match', '{"version":1,"game":"othello"');
    localStorage.setItem('tessera.settings', '[]');
  });
  await table.open();
  await table.hear(/match that was kept cannot be read/);
  await table.hear(/settings cannot be read/);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  assert.equal(kept['tessera.match.damaged'], '{"version":1,"game":"othello"');
  assert.equal(kept['tessera.match'], undefined);
});

scene('an address that asks for nonsense is told so, and people can play', {}, async (table) => {
  await table.open('?game=othello&size=7x7');
  await table.hear(/This address does not work: .*7x7/);
  await table.page.locator('#new-match button').waitFor({ state: 'attached' });
});

scene('the page works without a connection after the first visit', {}, async (table) => {
  const { page, context } = table;
  await table.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${address}?game=breakthrough&size=5x5&first=person&second=1`);
  await table.interactive();
  await table.point('c2').press('Enter');
  await table.spoken('c3', /legal/);
  await table.point('c3').press('Enter');
  await table.plies(2); // the engine answers, too
});

scene('a refused storage is told once, and a reload still finds the match', {}, async (table) => {
  const { page } = table;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await table.open(`?game=breakthrough&size=5x5&${PEOPLE}`);
  await table.hear(/does not let the game keep anything/);
  await table.point('c2').press('Enter');
  await table.spoken('c3', /legal/);
  await table.point('c3').press('Enter');
  await table.plies(1);
  assert.equal(await page.locator('.toast').count(), 1, 'it is said once');
  await page.reload();
  await table.interactive();
  await table.plies(1);
});

scene('a full storage is told once, and play goes on', {}, async (table) => {
  const { page } = table;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await table.open(`?game=breakthrough&size=5x5&${PEOPLE}`);
  await table.hear(/does not let the game keep anything/);
  await table.point('c2').press('Enter');
  await table.spoken('c3', /legal/);
  await table.point('c3').press('Enter');
  await table.plies(1);
});

scene('a lost picture is announced and comes back with the match', {}, async (table) => {
  table.expect(/Tessera has stopped|context|CONTEXT_LOST|panicked|unreachable|wgpu|lost/i);
  const { page } = table;
  await table.open(`?game=breakthrough&size=5x5&${PEOPLE}`);
  await table.point('c2').press('Enter');
  await table.spoken('c3', /legal/);
  await table.point('c3').press('Enter');
  await table.plies(1);
  await page.evaluate(() => {
    globalThis.before = true;
    document.getElementById('picture').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
  });
  await page.locator('#trouble').waitFor({ state: 'visible' });
  assert.match(await page.locator('#trouble').textContent(), /The picture was lost/);
  await page.waitForFunction(() => globalThis.before === undefined);
  await table.interactive();
  await table.plies(1);
  assert.equal(await page.locator('#trouble').isVisible(), false);
  await table.point('c4').press('Enter');
});

scene('without WebGL2 it is explained and the plain board plays, the engine too', {}, async (table) => {
  const { page } = table;
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return /webgl/.test(kind) ? null : real.call(this, kind, ...rest);
    };
  });
  await table.open();
  await table.hear(/cannot draw the board/);
  await page.locator('#game').selectOption('breakthrough');
  await page.locator('#size').selectOption('5x5');
  await page.locator('#second').selectOption('3');
  await page.locator('#new-match button').click();
  await page.locator('#points button[data-label="c2"]').click();
  await table.spoken('c3', /legal/);
  await page.locator('#points button[data-label="c3"]').click();
  await table.plies(2);
  await table.hear(/Black (moves|takes)/);
  await page.reload();
  await table.interactive();
  await table.plies(2);
});

scene('without a worker the computer thinks in small steps and says so', {}, async (table) => {
  const { page } = table;
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  });
  await table.open('?game=breakthrough&size=5x5&first=person&second=6');
  await table.point('c2').press('Enter');
  await table.spoken('c3', /legal/);
  await table.point('c3').press('Enter');
  await table.hear(/only in small steps/);
  await table.plies(2);
});

scene('taking back calls the engine off, and it answers the next question', {}, async (table) => {
  const { page } = table;
  await table.open('?game=breakthrough&size=8x8&first=person&second=10');
  for (let time = 0; time < 3; time += 1) {
    await table.spoken('c2', /can move/);
    await table.point('c2').press('Enter');
    await table.spoken('c3', /legal/);
    await table.point('c3').press('Enter');
    await table.plies(1);
    await page.locator('#deeds button[data-deed="take-back"]').click();
    await table.plies(0);
  }
  await table.spoken('c2', /can move/);
  await table.point('c2').press('Enter');
  await table.spoken('c3', /legal/);
  await table.point('c3').press('Enter');
  await table.plies(2);
});
