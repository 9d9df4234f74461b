// Requests to the library of saved games, as the program sends them, and what it answers.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { target } from '../../web/build/paths.mjs';
import { fakeBundle, sendToPage } from './fake-program.mjs';

/** The address of the worker's script; the page adds its language. */
export const LIBRARY_WORKER = /\/library-worker\.js(\?|$)/;

/** The page with a stand-in for the program and the built module of the library. */
export async function libraryBundle() {
  const library = { folder: join(target, 'bindgen', 'library'), name: 'library' };
  assert.ok(existsSync(join(library.folder, 'library_bg.wasm')), 'build the library first: node web/build.mjs --quick --library');
  return fakeBundle({ library });
}

const START = `${'-'.repeat(24)}---OX------XO---${'-'.repeat(24)} X`;
const MOVES = ['f5', 'd6', 'c3', 'd3', 'c4'];

/** A match that began at this time and has so many plies. */
export function game(created, plies = 1, comment = '') {
  const person = { name: `Player ${created}`, kind: 'Person' };
  const tree = MOVES.slice(0, plies).join(' ') + (comment ? ` ${JSON.stringify(comment)}` : '');
  const record = { variant: ['Othello', { columns: 8, rows: 8 }], start: START, headers: '{}', tree, early_end: null };
  return { record, players: [person, { name: '', kind: { Computer: { level: '4' } } }], name: '', comment: '', tags: [], created, state: null };
}

export const save = (created, plies, comment) => ({ Save: { game: game(created, plies, comment), now: created + 1 } });
const EVERY_GAME = { kind: null, size: null, player: null, level: null, result: null, created_from: null, created_before: null, tag: null, text: '' };
export const list = (limit = 1e6) => ({ List: { filter: EVERY_GAME, order: 'Oldest', after: null, limit } });

let last = 0;

/** Sends a request; returns its number. */
export async function post(page, request) {
  last += 1;
  await sendToPage(page, { 'library-request': { number: last, text: typeof request === 'string' ? request : JSON.stringify(request) } });
  return last;
}

/** Waits for the text of a response. */
export async function responseText(page, number) {
  const found = await page.waitForFunction((number) => {
    const responses = globalThis.fakeProgram?.received.map((message) => message['library-response']) ?? [];
    return responses.find((response) => response?.number === number)?.text;
  }, number);
  return found.jsonValue();
}

/** Sends a request and waits for its response. */
export async function respond(page, request) {
  return JSON.parse(await responseText(page, await post(page, request)));
}

/** The times at which the saved matches began, with their plies. */
export async function savedGames(page) {
  const { Ok } = await respond(page, list());
  return Ok.Listed.page.games.map(({ created, plies }) => [created, plies]);
}
