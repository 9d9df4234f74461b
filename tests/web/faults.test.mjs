// Files that do not arrive, links from strangers, frozen tabs, and files that a later version has replaced, with a stand-in for
// the program.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake, received, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

const folder = await fakeBundle();
setUp(folder);

/** The files that the page asks for at its start. */
async function filesOfTheStart(game) {
  const files = new Set();
  const note = (request) => files.add(new URL(request.url()).pathname.split('/').slice(2).join('/'));
  game.page.on('request', note);
  await openWithFake(game);
  game.page.off('request', note);
  return [...files].filter((file) => /\.(js|css|wasm)$/.test(file));
}

/** Whether the page explains that it cannot start, and offers to try again. */
async function explainsItself(page) {
  const button = page.locator('#load-again:visible, #error-button:visible');
  await button.waitFor();
  const explanation = page.locator('#incomplete:visible, #error-dialog:visible');
  assert.match(await explanation.textContent(), /could not start/);
  return button;
}

pageTest('whichever file does not arrive, the page explains it and starts when it is tried again', {}, async (game) => {
  const { page, context } = game;
  game.expectError(/Failed to load resource|could not start|ERR_/);
  // Without the service worker: every file comes from the server at each start.
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { get: () => ({ register: () => new Promise(() => {}), addEventListener() {} }) }));
  const files = await filesOfTheStart(game);
  assert.ok(files.length > 25 && files.includes('start.js') && files.includes('app_bg.wasm') && files.includes('style.css'), files.join(' '));
  for (const file of files) {
    let isLost = true;
    await page.route(`**/${file}`, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto('about:blank');
    await page.goto(game.address);
    // Later parts, such as the worker of the engine, are not needed for a start.
    const started = page.waitForFunction(() => globalThis.fakeProgram?.options).then(() => 'started', () => 'failed');
    const outcome = await Promise.race([started, explainsItself(page)]);
    isLost = false;
    if (outcome !== 'started' || file === 'style.css') {
      await (outcome === 'started' ? await explainsItself(page) : outcome).click();
      await page.waitForFunction(() => globalThis.fakeProgram?.options, null, { timeout: 20_000 });
    }
    await page.unroute(`**/${file}`);
  }
});

/** A game link with some characters replaced, left out or repeated; the same for the same seed. */
function mutated(link, seed) {
  let state = seed * 2654435761 + 1;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const characters = [...'aZ09-_.#%&=?/\\"\'<>\u0000\u202e\u{1f600}ç', '%00', '%', '<img src=x onerror=globalThis.injected=1>', 'javascript:globalThis.injected=1//'];
  let text = link;
  for (let change = random(4); change >= 0; change -= 1) {
    const at = random(text.length + 1);
    text = text.slice(0, at) + characters[random(characters.length)].repeat(1 + random(3)) + text.slice(at + random(4));
  }
  return text;
}

const LINKS = Number(process.env.TESSERA_LINKS ?? 50);
/** A page that has opened thousands of links is slow: the browser keeps something of each. */
const LINKS_OF_A_TEST = 500;

for (let first = 0; first < LINKS; first += LINKS_OF_A_TEST) {
  const end = Math.min(first + LINKS_OF_A_TEST, LINKS);
  const title = `mutated links from ${first} on run nothing, reach no other place than the program, and never stop the page`;
  pageTest(title, { timeout: 900_000 }, (game) => openMutatedLinks(game, first, end));
}

async function openMutatedLinks(game, first, end) {
  const { page } = game;
  for (let seed = first; seed < end; seed += 1) {
    const link = mutated(seed % 2 ? '#othello.AQOQiMg' : '?game=othello&moves=f5+d6&position=x', seed);
    await page.goto('about:blank', { waitUntil: 'commit' });
    await page.goto(game.address + (/^[?#]/.test(link) ? link : `#${link}`), { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.fakeProgram?.options);
    const { injected, query } = await page.evaluate(() => ({ injected: globalThis.injected, query: globalThis.fakeProgram.options.query }));
    assert.equal(injected, undefined, link);
    for (const [name, value] of query) assert.ok(typeof name === 'string' && typeof value === 'string', link);
    // The reason that the program gives for refusing a link may quote it.
    await sendToPage(page, { 'invalid-link': { reason: link } });
    const toast = page.locator('.toast p').last();
    assert.ok((await toast.textContent()).includes(link.replaceAll('\0', '�')) || /\0/.test(link), link);
    assert.equal(await page.evaluate(() => globalThis.injected ?? document.querySelectorAll('.toast img, .toast script').length), 0, link);
  }
}

pageTest('a match goes on after its tab was frozen', {}, async (game) => {
  const { page, context } = game;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openWithFake(game);
  const session = await context.newCDPSession(page);
  const updates = () => page.evaluate(() => globalThis.fakeProgram.updates);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  const before = await updates();
  await page.waitForFunction((before) => globalThis.fakeProgram.updates > before + 2, before);
  await sendToPage(page, { 'engine-request': { number: 1, text: 'after the pause' } });
  await page.waitForFunction(() => JSON.stringify(globalThis.fakeProgram.received).includes('response to after the pause'));
  assert.ok(JSON.stringify(await received(page)).includes('response to after the pause'));
});

pageTest('a version that is published while a match runs leaves the match alone', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await fakeBundle({ to: folder, release: 2 });
  // The files of the first version are gone from the server; those that were not used yet come from the cache.
  await sendToPage(page, { 'engine-request': { number: 7, text: 'with the old files' } });
  await page.waitForFunction(() => JSON.stringify(globalThis.fakeProgram.received).includes('response to with the old files'));
  await sendToPage(page, { 'library-request': { number: 1, text: 'with the old library' } });
  await page.waitForFunction(() => JSON.stringify(globalThis.fakeProgram.received).includes('response to with the old library'));
  assert.equal(await page.locator('#error-dialog').isVisible(), false);
});

pageTest('storage that is cleared in the middle of a match has the match again after the next ply', {}, async (game) => {
  const { page, context } = game;
  game.expectError(/IndexedDB|closed|NotFoundError/i);
  await openWithFake(game);
  await sendToPage(page, { store: { key: 'match', text: 'two plies' } });
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(game.address).origin, storageTypes: 'all' });
  // The browser tells the page a little later.
  await page.waitForFunction(() => localStorage.length === 0);
  await sendToPage(page, { store: { key: 'match', text: 'three plies' } });
  assert.equal(await page.evaluate(() => localStorage.getItem('tessera.match')), 'three plies');
  await sendToPage(page, { 'library-request': { number: 1, text: 'after the loss' } });
  await page.waitForFunction(() => JSON.stringify(globalThis.fakeProgram.received).includes('"number":1'));
  assert.equal(await page.locator('#error-dialog').isVisible(), false);
  await page.reload();
  await page.waitForFunction(() => globalThis.fakeProgram?.options);
  assert.equal(await page.evaluate(() => globalThis.fakeProgram.options.savedMatch), 'three plies');
});

pageTest('a visitor who goes to another page and back finds the match', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await sendToPage(page, { store: { key: 'match', text: 'a match' } });
  for (let round = 0; round < 3; round += 1) {
    await page.goto('about:blank');
    await page.goBack();
    await page.waitForFunction(() => globalThis.fakeProgram?.options);
    // A page that the browser has kept goes on, another one starts with what was stored.
    const kept = await page.evaluate(() => globalThis.fakeProgram.received.length > 0 || globalThis.fakeProgram.options.savedMatch === 'a match');
    assert.equal(kept, true, `round ${round}`);
    await sendToPage(page, { 'engine-request': { number: round, text: `round ${round}` } });
    await page.waitForFunction((text) => JSON.stringify(globalThis.fakeProgram.received).includes(text), `response to round ${round}`);
  }
});

pageTest('at 400 % zoom the accessible board and its form need no scrolling to the side', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await game.toggleKeepOpen();
  await page.locator('#points button, #new-match select').first().waitFor({ state: 'attached' });
  const { wide, window } = await page.evaluate(() => ({ wide: document.scrollingElement.scrollWidth, window: innerWidth }));
  assert.ok(wide <= window, `${wide} of ${window} pixels`);
});
