// Saved games, copying and opening by words, with a stand-in for the program.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake, received, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const GAMES = [
  { id: 7, title: 'Final', facts: 'Ada – Level 3, White wins · 12 moves', name: 'Final', tags: ['club'], open: 'Open' },
  { id: 5, title: 'Othello', facts: 'Person – Person, Unfinished', name: '', tags: [], open: 'Continue' },
];

const sent = async (page) => (await received(page)).map((message) => message['saved-games']).filter(Boolean);

/** Opens the page with the accessible board beside the canvas. */
async function openBoard(game) {
  await openWithFake(game);
  await game.page.evaluate(() => document.getElementById('keep-open').click());
}

/** Opens the list, which the program answers with these games. */
async function openList(game, hasMore = false) {
  await openBoard(game);
  await game.page.locator('#saved-games > summary').click();
  await sendToPage(game.page, { 'saved-games': { summary: '2 games', games: GAMES, hasMore } });
}

pageTest('the list of saved games is read when it is opened, searched and continued', {}, async (game) => {
  const { page } = game;
  await openBoard(game);
  assert.deepEqual(await sent(page), [], 'nothing is read before');
  await page.locator('#saved-games > summary').click();
  await page.waitForFunction(() => globalThis.fakeProgram.received.some((message) => message['saved-games']));
  assert.deepEqual(await sent(page), [{ list: '' }]);
  await sendToPage(page, { 'saved-games': { summary: '2 games', games: GAMES, hasMore: true } });
  assert.deepEqual(await page.locator('#saved-games-list h3').allTextContents(), ['Final', 'Othello']);
  assert.equal(await page.locator('#saved-games-summary').textContent(), '2 games');
  await page.getByRole('button', { name: 'Show more games' }).click();
  await page.getByRole('searchbox').fill('ada');
  await page.waitForFunction(() => globalThis.fakeProgram.received.some((message) => message['saved-games']?.list === 'ada'));
  assert.deepEqual((await sent(page)).slice(1), ['more', { list: 'ada' }]);
});

pageTest('a saved game is opened, named, tagged, deleted and brought back by its buttons', {}, async (game) => {
  const { page } = game;
  await openList(game);
  await page.getByRole('button', { name: 'Continue: Othello' }).click();
  await page.locator('#saved-games-list li').first().locator('summary').click();
  const first = page.locator('#saved-games-list li').first();
  await first.getByLabel('Name').fill('Cup');
  await first.getByLabel('Name').press('Enter');
  await first.getByLabel('New tag').fill('best');
  await first.getByLabel('New tag').press('Enter');
  await first.getByRole('button', { name: 'Remove tag club' }).click();
  await first.getByRole('button', { name: 'Delete Final' }).click();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'saved-games-undelete');
  await page.keyboard.press('Enter');
  const requests = (await sent(page)).slice(1);
  assert.deepEqual(requests, [{ open: 5 }, { rename: [7, 'Cup'] }, { tag: [7, 'best'] }, { untag: [7, 'club'] }, { delete: 7 }, { undelete: 7 }]);
});

pageTest('a game that stays in the list keeps its open details and the focus', {}, async (game) => {
  const { page } = game;
  await openList(game);
  const last = page.locator('#saved-games-list li').last();
  await last.getByRole('button', { name: 'Continue: Othello' }).focus();
  await sendToPage(page, { 'saved-games': { summary: '3 games', games: [...GAMES, { ...GAMES[1], id: 4 }], hasMore: false } });
  assert.equal(await page.evaluate(() => document.activeElement.closest('li')?.dataset.game), '5');
});

pageTest('pasted texts, dropped and chosen files go to the program, but not what is pasted into a field', {}, async (game) => {
  const { page } = game;
  await openList(game);
  const paste = (selector, value) => page.evaluate(([selector, value]) => {
    const data = new DataTransfer();
    data.setData('text/plain', value);
    document.querySelector(selector).dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, [selector, value]);
  await paste('#board-canvas', 'f5d6');
  await paste('#saved-games-search', 'ada');
  await page.locator('#pasted-game').fill('f5 d6 c3');
  await page.locator('#paste-game button').click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['1. f5 *'], 'game.pgn'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  const choosing = page.waitForEvent('filechooser');
  await page.locator('#open-file').click();
  await (await choosing).setFiles({ name: 'b.ggf', mimeType: 'text/plain', buffer: Buffer.from([255, 0, 1]) });
  await page.waitForFunction(() => globalThis.fakeProgram.received.filter((message) => message.files).length === 2);
  const messages = (await received(page)).filter((message) => message.pasted || message.files);
  assert.deepEqual(messages, [
    { pasted: 'f5d6' }, { pasted: 'f5 d6 c3' },
    { files: [{ name: 'game.pgn', content: btoa('1. f5 *') }] }, { files: [{ name: 'b.ggf', content: '/wAB' }] },
  ]);
});

pageTest('texts are copied, files are downloaded and links are shared', {}, async (game) => {
  const { page, context } = game;
  await (context ?? page.context()).grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithFake(game);
  await sendToPage(page, { 'copy-text': { text: 'tessera:othello.AQ' } });
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) === 'tessera:othello.AQ');
  const downloading = page.waitForEvent('download');
  await sendToPage(page, { 'save-file': { name: 'a.gif', mediaType: 'image/gif', content: btoa('GIF89a') } });
  assert.equal((await downloading).suggestedFilename(), 'a.gif');
  await page.evaluate(() => {
    navigator.share = async (content) => (globalThis.shared = content);
  });
  await sendToPage(page, { 'share-link': { title: 'Othello', link: 'https://example.org/#othello.AQ' } });
  await page.waitForFunction(() => globalThis.shared);
  assert.deepEqual(await page.evaluate(() => globalThis.shared), { title: 'Othello', url: 'https://example.org/#othello.AQ' });
});
