// The elements over the text fields of the picture, with a stand-in for the program: focus, keyboards, input methods, keys.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake, received, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const PHONE = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };
const NAME = {
  id: '0a', name: 'Name', typed: 'name', text: '', longest: 200, place: [40, 200, 300, 44], visible: [40, 200, 300, 44], size: 15,
  colours: ['#f2ebdd', '#2a211a', '#c4b8a3'], caret: [0, 0], focused: false,
};
const TAG = { ...NAME, id: '0b', name: 'New tag', typed: 'tag', place: [40, 300, 300, 44], visible: [40, 300, 300, 44] };

/** Shows the fields; `changes` are those of the name's. */
const show = (page, changes = {}, heard = 0) => sendToPage(page, { 'text-fields': { fields: [{ ...NAME, ...changes }, TAG], heard } });
const active = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.getAttribute('aria-label'));
const name = (page) => page.getByRole('textbox', { name: 'Name', exact: true });

/** What the program has heard of the fields: the texts and the other changes. */
async function heardOf(page) {
  return (await received(page)).map((message) => message['text-field']).filter(Boolean);
}

async function texts(page) {
  return (await heardOf(page)).filter(({ change }) => change.text).map(({ id, change }) => [id, change.text[1]]);
}

/** Opens the page with two fields; keeps the keys that reach the canvas. */
async function openWithFields(game) {
  await openWithFake(game);
  await game.page.evaluate(() => {
    globalThis.keys = [];
    for (const kind of ['keydown', 'keyup', 'focus', 'blur']) {
      document.getElementById('board-canvas').addEventListener(kind, (event) => globalThis.keys.push(event.key ? `${kind} ${event.key}` : kind));
    }
  });
  await show(game.page);
}

pageTest('a finger that taps a field focuses its element within the tap, before the program answers', PHONE, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await page.touchscreen.tap(100, 222);
  assert.equal(await active(page), 'Name');
  assert.deepEqual(await heardOf(page), [{ id: '0a', change: 'enter' }]);
  await show(page, { focused: true });
  assert.equal(await active(page), 'Name');
});

pageTest('a phone shows the keyboard that suits the field and does not enlarge the page', PHONE, async (game) => {
  const { page } = game;
  await openWithFields(game);
  const look = (label) => page.getByRole('textbox', { name: label, exact: true }).evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return [input.autocapitalize, input.enterKeyHint, input.getAttribute('autocorrect'), input.maxLength, getComputedStyle(input).fontSize, [left, top, width, height]];
  });
  assert.deepEqual(await look('Name'), ['sentences', 'done', 'off', 200, '16px', NAME.place]);
  assert.deepEqual(await look('New tag'), ['none', 'done', 'off', 200, '16px', TAG.place]);
});

pageTest('a composed name reaches the program as a whole when the composition ends', {}, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await show(page, { focused: true });
  assert.equal(await active(page), 'Name', 'the field that has the focus in the picture has it on the page');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'chun', selectionStart: 4, selectionEnd: 4 });
  await client.send('Input.imeSetComposition', { text: '春', selectionStart: 1, selectionEnd: 1 });
  // A description that arrives meanwhile must not end the composition.
  await show(page, { focused: true, text: '' });
  assert.equal(await name(page).inputValue(), '春');
  assert.deepEqual(await texts(page), []);
  await client.send('Input.insertText', { text: '春季杯' });
  assert.deepEqual((await texts(page)).at(-1), ['0a', '春季杯']);
});

pageTest('dictated, corrected and pasted words reach the program', { permissions: ['clipboard-read', 'clipboard-write'] }, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await show(page, { focused: true });
  await page.keyboard.insertText('ถ้วย');
  assert.deepEqual((await texts(page)).at(-1), ['0a', 'ถ้วย']);
  await page.evaluate(() => navigator.clipboard.writeText('ฤดูร้อน'));
  await page.keyboard.press('Control+V');
  assert.deepEqual((await texts(page)).at(-1), ['0a', 'ถ้วยฤดูร้อน']);
  assert.ok((await received(page)).every((message) => !message.pasted), 'no game is looked for in it');
});

pageTest('keys are typed in the element, and those that a line does not use reach the program', {}, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await show(page, { focused: true });
  await page.keyboard.type('Cup');
  await page.keyboard.press('Backspace');
  await page.evaluate(() => document.addEventListener('keydown', ({ key }) => globalThis.keys.push(`elsewhere ${key}`)));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  assert.deepEqual((await texts(page)).map(([, text]) => text), ['C', 'Cu', 'Cup', 'Cu', 'C']);
  const keys = await page.evaluate(() => globalThis.keys.filter((key) => /^key|Backspace/.test(key)));
  assert.deepEqual(keys, ['keydown Enter', 'keyup Enter', 'keydown Escape', 'keyup Escape']);
});

pageTest('a description that is older than the last key does not undo it, a later one counts', {}, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await show(page, { focused: true });
  await page.keyboard.type('ab');
  await show(page, { focused: true, text: 'a' }, 1);
  assert.equal(await name(page).inputValue(), 'ab');
  await show(page, { focused: true, text: '' }, 2);
  assert.equal(await name(page).inputValue(), '', 'the program has emptied it');
});

pageTest('for the program the picture keeps the focus while a field has it, and has it again afterwards', {}, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await show(page, { focused: true, text: 'Cup', caret: [1, 2] });
  assert.deepEqual(await page.evaluate(() => [document.activeElement.selectionStart, document.activeElement.selectionEnd]), [1, 2]);
  assert.ok(!(await page.evaluate(() => globalThis.keys)).includes('blur'));
  await show(page, { focused: false, text: 'Cup' });
  assert.equal(await active(page), 'board-canvas', 'the field has lost it in the picture');
  await show(page, { focused: true, text: 'Cup' });
  await sendToPage(page, { 'text-fields': { fields: [], heard: 0 } });
  assert.equal(await active(page), 'board-canvas', 'the field is gone');
  assert.equal(await page.locator('.text-field').count(), 0);
});

pageTest('a keyboard that is put away leaves the field, and the accessible board gets the focus as from the picture', {}, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await show(page, { focused: true });
  await page.evaluate(() => document.activeElement.blur());
  assert.equal(await active(page), 'board-canvas');
  assert.deepEqual((await heardOf(page)).at(-1), { id: '0a', change: 'leave' });
  await show(page, { focused: false });
  await show(page, { focused: true });
  await page.locator('#keep-open').focus();
  assert.equal(await active(page), 'keep-open');
  assert.equal(await page.evaluate(() => globalThis.keys.at(-1)), 'blur', 'the program knows that the picture has lost it');
  await show(page, { focused: false });
  await show(page, { focused: true });
  assert.equal(await active(page), 'keep-open', 'nothing takes it back');
});

pageTest('the element that the interface would focus for itself takes the focus from nothing', PHONE, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await page.touchscreen.tap(100, 222);
  await page.evaluate(() => {
    const agent = document.getElementById('egui_text_agent');
    agent.hidden = false;
    agent.focus();
  });
  assert.deepEqual([await active(page), await page.locator('#egui_text_agent').isVisible()], ['Name', false]);
});

pageTest('a mouse reaches a field through the picture until the field has the focus', {}, async (game) => {
  const { page } = game;
  await openWithFields(game);
  const under = () => page.evaluate(() => document.elementFromPoint(100, 222).id || document.elementFromPoint(100, 222).getAttribute('aria-label'));
  assert.equal(await under(), 'board-canvas');
  await show(page, { focused: true });
  assert.equal(await under(), 'Name');
});

pageTest('the part of a field that a list has scrolled away cannot be touched', PHONE, async (game) => {
  const { page } = game;
  await openWithFields(game);
  await show(page, { visible: [40, 200, 300, 20] });
  await page.touchscreen.tap(100, 235);
  assert.notEqual(await active(page), 'Name');
  await page.touchscreen.tap(100, 210);
  assert.equal(await active(page), 'Name');
});
