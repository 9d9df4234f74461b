// The language of the page: chosen from the address, the settings and the browser, and changed by the program.

import assert from 'node:assert/strict';

import { load } from '../../web/build/messages.mjs';
import { fakeBundle, openWithFake, received, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const word = (tag, id) => load(tag).get(id).value;
const heading = (page) => page.locator('#share summary').textContent();
const lang = (page) => page.evaluate(() => document.documentElement.lang);

pageTest('the address chooses the language', {}, async (game) => {
  await openWithFake(game, '?lang=tr');
  assert.deepEqual([await lang(game.page), await heading(game.page)], ['tr', word('tr', 'page-share')]);
  assert.equal(await game.page.locator('#board-canvas').getAttribute('aria-label'), load('tr').get('page-canvas').attributes['aria-label']);
});

pageTest('the browser chooses the language where the address does not', { locale: 'th-TH' }, async (game) => {
  await openWithFake(game);
  assert.deepEqual([await lang(game.page), await heading(game.page)], ['th', word('th', 'page-share')]);
  const options = await game.page.evaluate(() => globalThis.fakeProgram.options.languages);
  assert.equal(options[0], 'th-TH');
});

pageTest('a language that the page lacks is English', { locale: 'fr-FR' }, async (game) => {
  await openWithFake(game);
  assert.deepEqual([await lang(game.page), await heading(game.page)], ['en', word('en', 'page-share')]);
});

pageTest('the page follows the program, and gets the manifest and the face of the language', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await sendToPage(page, { language: { tag: 'zh-Hans' } });
  await page.waitForFunction(() => document.documentElement.lang === 'zh-Hans');
  assert.equal(await heading(page), word('zh-Hans', 'page-share'));
  assert.equal(await page.locator('#size option').last().textContent(), word('zh-Hans', 'page-other-size'));
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector('link[rel="manifest"]').href)).json());
  assert.deepEqual([manifest.lang, manifest.description, manifest.start_url], ['zh-Hans', word('zh-Hans', 'page-manifest-description'), '../']);
  if (await page.evaluate(() => globalThis.fakeProgram.options.graphics)) {
    await page.waitForFunction(() => globalThis.fakeProgram.received.some((message) => message.face));
    const face = (await received(page)).find((message) => message.face).face;
    assert.equal(face.name, 'zh-Hans');
    assert.ok(Buffer.from(face.content, 'base64').length > 100_000);
  }
  await sendToPage(page, { language: { tag: 'en' } });
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  assert.equal(await heading(page), word('en', 'page-share'));
});

pageTest('notices are drawn with the font of the language, which no other language fetches', {}, async (game) => {
  const { page } = game;
  const fetched = [];
  page.on('request', (request) => fetched.push(...(/faces\/(.+)$/.exec(request.url())?.slice(1) ?? [])));
  await openWithFake(game);
  const notice = async (tag, text) => {
    await sendToPage(page, { language: { tag } });
    await page.waitForFunction((tag) => document.documentElement.lang === tag, tag);
    await sendToPage(page, { notice: { text } });
    const toast = page.locator('#toasts p', { hasText: text });
    await toast.waitFor();
    return toast.evaluate((shown) => getComputedStyle(shown).fontFamily.split(',')[0].replaceAll('"', ''));
  };
  const loaded = (family) => page.waitForFunction((family) => [...document.fonts].some((face) => face.family.replaceAll('"', '') === family && face.status === 'loaded'), family);
  assert.equal(await notice('en', 'Copied.'), 'system-ui');
  assert.deepEqual(fetched, []);
  assert.equal(await notice('th', 'คัดลอกแล้ว'), 'Tessera th');
  await loaded('Tessera th');
  assert.equal(await notice('zh-Hans', '已复制'), 'Tessera zh-Hans');
  await loaded('Tessera zh-Hans');
});

pageTest('the face of a character is fetched when the program lacks it, and once', {}, async (game) => {
  const { page } = game;
  const fetched = [];
  page.on('request', (request) => fetched.push(...(/faces\/(.+)$/.exec(request.url())?.slice(1) ?? [])));
  await openWithFake(game);
  assert.deepEqual(fetched, [], 'nothing is fetched before');
  await sendToPage(page, { 'missing-characters': { characters: 'דוד' } });
  await page.waitForFunction(() => globalThis.fakeProgram.received.some((message) => message.face?.name === 'hebrew'));
  await sendToPage(page, { 'missing-characters': { characters: 'כ オ\u{10ffff}' } });
  await page.waitForFunction(() => globalThis.fakeProgram.received.some((message) => message.face?.name === 'kana'));
  assert.deepEqual(fetched, ['table.json', 'hebrew.ttf', 'kana.ttf']);
});
