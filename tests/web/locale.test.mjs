// The page in a pseudo-locale: every visible word of the page itself must come from its messages.

import assert from 'node:assert/strict';

import { fakeBundle, MENU, openWithFake, sendToPage } from './fake-program.mjs';
import { pseudoMessages } from './pseudo.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle({ messages: pseudoMessages() }));

/** All texts in a message of the program. */
const textsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn));

/** Texts and labels in the page that neither the pseudo-locale nor the program supplied. */
function foreignTexts(page) {
  return page.evaluate((supplied) => {
    const isForeign = (text) => /\p{L}/u.test(text) && !/^⟦.*⟧$/u.test(text.trim()) && !supplied.includes(text.trim());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement.tagName !== 'NOSCRIPT') texts.push(walker.currentNode.data);
    }
    const labels = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    return [...texts, ...labels].filter(isForeign);
  }, textsIn(MENU));
}

pageTest('the form and the loading screen show only words of the locale', {}, async (game) => {
  await openWithFake(game);
  await sendToPage(game.page, { board: null });
  assert.deepEqual(await foreignTexts(game.page), []);
  assert.equal(await game.page.title(), '⟦Téssérá⟧');
  assert.deepEqual(await game.page.locator('#size option').last().textContent(), '⟦Ánóthér sízé⟧');
});

pageTest('notices and errors show only words of the locale', {}, async (game) => {
  game.expectError(/Tessera has stopped/);
  const { page } = game;
  await openWithFake(game);
  for (const key of ['match', 'settings']) await sendToPage(page, { unreadable: { key, reason: 'reason' } });
  await sendToPage(page, { 'invalid-link': { reason: 'reason' } });
  await page.evaluate(() => {
    globalThis.failHandling = true;
    globalThis.tesseraPage.pointPositions();
  });
  assert.equal(await page.locator('.toast').count(), 3);
  assert.deepEqual(await foreignTexts(page), []);
});
