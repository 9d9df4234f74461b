// The statistics by words, with a stand-in for the program.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake, received, sendToPage } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const PERIODS = [['0', 'Any time'], ['1', 'Today'], ['2', '7 days']];
const DESCRIPTION = {
  choices: [
    { request: 'game', label: 'Games', values: [['', 'All'], ['othello', 'Othello']], chosen: 'othello' },
    { request: 'period', label: 'Begun', values: PERIODS, chosen: '0' },
  ],
  notice: '',
  sections: [
    { title: 'Statistics', lines: ['Games: 14. 8 won · 2 drawn · 4 lost.', 'Win rate: 64 %. 95 %: 39–84 %.'] },
    { title: 'By colour', lines: ['Black: 7 games.'] },
  ],
};

const sent = async (page) => (await received(page)).map((message) => message.statistics).filter(Boolean);

pageTest('the statistics are read when they are opened, and a choice is sent to the program', {}, async (game) => {
  await openWithFake(game);
  const { page } = game;
  await page.evaluate(() => document.getElementById('keep-open').click());
  assert.deepEqual(await sent(page), [], 'nothing is read before');
  await page.locator('#statistics > summary').click();
  await page.waitForFunction(() => globalThis.fakeProgram.received.some((message) => message.statistics));
  await sendToPage(page, { statistics: DESCRIPTION });
  assert.deepEqual(await page.locator('#statistics h3').allTextContents(), ['Statistics', 'By colour']);
  assert.equal(await page.locator('#statistics li').count(), 3);
  assert.equal(await page.getByLabel('Games', { exact: true }).inputValue(), 'othello');
  await page.getByLabel('Games', { exact: true }).selectOption('All');
  await page.getByLabel('Begun').selectOption('7 days');
  assert.deepEqual(await sent(page), ['show', { game: '' }, { period: 2 }]);
});

pageTest('a choice keeps the focus when the statistics change', {}, async (game) => {
  await openWithFake(game);
  const { page } = game;
  await page.evaluate(() => document.getElementById('keep-open').click());
  await page.locator('#statistics > summary').click();
  await sendToPage(page, { statistics: DESCRIPTION });
  await page.getByLabel('Begun').focus();
  await sendToPage(page, { statistics: { ...DESCRIPTION, notice: 'No finished game matches this choice.', sections: [] } });
  assert.equal(await page.evaluate(() => document.activeElement.id), 'statistics-period');
  assert.equal(await page.locator('#statistics-notice').textContent(), 'No finished game matches this choice.');
  assert.equal(await page.locator('#statistics li').count(), 0);
});
