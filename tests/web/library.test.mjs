// The library of saved games with its built module: what is saved is there after a reload, a crash and a take-over, and
// every refusal of the browser is reported without loss.

import assert from 'node:assert/strict';

import { openWithFake } from './fake-program.mjs';
import { game as newGame, LIBRARY_WORKER, libraryBundle, list, post, respond, responseText, save, savedGames } from './saved-games.mjs';
import { GamePage, pageTest, setUp } from './support.mjs';

setUp(await libraryBundle());

/** Runs in the page before its scripts, or in a worker instead of its own script. */
const withoutFiles = () => delete FileSystemFileHandle.prototype.createSyncAccessHandle;

async function secondTab(game) {
  const tab = new GamePage(await game.context.newPage(), game.context, game.log);
  await openWithFake(tab);
  return tab;
}

const kind = ({ Err }) => Err?.kind;

/** Makes every worker of the library begin with this code, which does not reach the page. */
async function injectIntoWorker(game, code) {
  await game.context.route(LIBRARY_WORKER, async (route) => {
    const response = await route.fetch();
    const body = `(${code})();\n${await response.text()}`;
    // A worker may still be starting when the test ends and its routes with it.
    await route.fulfill({ response, body }).catch(() => {});
  });
}

pageTest('a match is saved with each ply, and is there after a reload', {}, async (game) => {
  await openWithFake(game);
  const first = await respond(game.page, save(1000, 1));
  assert.ok(first.Ok?.Saved, JSON.stringify(first));
  assert.deepEqual(await respond(game.page, save(1000, 2)), first, 'the same game');
  await respond(game.page, save(2000, 5));
  assert.deepEqual(await savedGames(game.page), [[1000, 2], [2000, 5]]);
  await openWithFake(game);
  assert.deepEqual(await savedGames(game.page), [[1000, 2], [2000, 5]]);
  const { Ok } = await respond(game.page, { Load: first.Ok.Saved });
  assert.equal(Ok.Loaded.record.tree, 'f5 d6');
});

pageTest('requests are answered one after the other, also those that cannot be read', {}, async (game) => {
  await openWithFake(game);
  const numbers = [];
  for (let plies = 1; plies <= 5; plies += 1) numbers.push(await post(game.page, save(1000, plies)));
  numbers.push(await post(game.page, 'nonsense'), await post(game.page, list()));
  const responses = [];
  for (const number of numbers) responses.push(JSON.parse(await responseText(game.page, number)));
  assert.equal(kind(responses[5]), 'Other');
  assert.equal(responses[6].Ok.Listed.page.games[0].plies, 5);
});

pageTest('without files the library is an image in IndexedDB', {}, async (game) => {
  await injectIntoWorker(game, withoutFiles);
  await openWithFake(game);
  await respond(game.page, save(1000, 1));
  await respond(game.page, { Import: Array.from({ length: 300 }, (_, index) => newGame(2000 + index, 5, 'a comment of some length')) });
  await respond(game.page, save(1000, 3));
  await openWithFake(game);
  const games = await savedGames(game.page);
  assert.deepEqual([games.length, games[0], games[300]], [301, [1000, 3], [2299, 5]]);
});

pageTest('a library in IndexedDB stays there when the browser gets files', {}, async (game) => {
  await injectIntoWorker(game, withoutFiles);
  await openWithFake(game);
  await respond(game.page, save(1000, 1));
  await game.context.unrouteAll();
  await openWithFake(game);
  assert.deepEqual(await savedGames(game.page), [[1000, 1]]);
});

pageTest('storage that the browser refuses is reported, and the page goes on', {}, async (game) => {
  await injectIntoWorker(game, () => {
    const refuse = () => {
      throw new DOMException('storage is not allowed here', 'SecurityError');
    };
    navigator.storage.getDirectory = async () => refuse();
    indexedDB.open = refuse;
  });
  await openWithFake(game);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { Err } = await respond(game.page, save(1000, 1));
    assert.deepEqual(Err, { kind: 'ReadOnly', message: 'This browser does not allow saving games: storage is not allowed here' });
  }
});

/** Limits what the browser gives the page, in bytes; null lifts the limit. Chromium looks at it when IndexedDB first writes. */
async function limitStorage(game, quotaSize) {
  const session = await game.context.newCDPSession(game.page);
  const { origin } = new URL(game.address);
  await session.send('Storage.overrideQuotaForOrigin', quotaSize === null ? { origin } : { origin, quotaSize });
}

/** Games whose comments cannot be compressed, some 16 MB. */
function largeGames() {
  const words = () => Array.from({ length: 12_000 }, () => Math.random().toString(36).slice(2, 6)).join(' ');
  return Array.from({ length: 50 }, (_, index) => newGame(2000 + index, 5, words()));
}

// Chromium takes back the room of what it refused: of a file at once, of IndexedDB whenever it next tidies its log.
for (const [place, code, limitAfterRefusal] of [
  ['files', () => {}, 12e6],
  ['IndexedDB', withoutFiles, null],
]) {
  pageTest(`a full storage is reported, nothing that was saved is lost, and saving works again later: ${place}`, {}, async (game) => {
    await injectIntoWorker(game, code);
    await limitStorage(game, 12e6);
    await openWithFake(game);
    await respond(game.page, save(1000, 1));
    const large = largeGames();
    assert.equal(kind(await respond(game.page, { Import: large })), 'Full');
    assert.deepEqual(await savedGames(game.page), [[1000, 1]], 'all of the import, or nothing');
    await limitStorage(game, limitAfterRefusal);
    assert.ok((await respond(game.page, save(1000, 2))).Ok, 'a small change has room');
    await limitStorage(game, null);
    assert.deepEqual(await respond(game.page, { Import: large }), { Ok: { Imported: 50 } });
    await openWithFake(game);
    assert.equal((await savedGames(game.page)).length, 51);
  });
}

pageTest('a module that cannot be loaded is reported, and loaded by a later request', { serviceWorkers: 'block' }, async (game) => {
  game.expectError(/ERR_FAILED|Failed to fetch/);
  await game.context.route('**/library_bg.wasm', (route) => route.abort());
  await openWithFake(game);
  const { Err } = await respond(game.page, save(1000, 1));
  assert.equal(Err.kind, 'Other');
  assert.match(Err.message, /^The saved games cannot be opened: /);
  await game.context.unrouteAll();
  assert.ok((await respond(game.page, save(1000, 1))).Ok);
});

pageTest('a second tab has no library until it takes the match over, and then the first one has none', {}, async (game) => {
  await openWithFake(game);
  await respond(game.page, save(1000, 1));
  const second = await secondTab(game);
  const refused = { Err: { kind: 'Locked', message: 'The saved games are open in another tab.' } };
  assert.deepEqual(await respond(second.page, save(2000, 1)), refused);
  // The first tab is busy while the match is taken over; what it has been asked to save is saved.
  const numbers = [];
  for (let created = 1001; created < 1020; created += 1) numbers.push(await post(game.page, save(created, 2)));
  await second.page.evaluate(() => (globalThis.fakeProgram = undefined));
  await second.page.locator('.toast button', { hasText: 'Play here' }).click();
  await second.page.waitForFunction(() => globalThis.fakeProgram?.options);
  await second.page.evaluate(() => globalThis.tesseraPage.handleMessage('"ready"'));
  assert.ok((await respond(second.page, save(2000, 2))).Ok);
  assert.deepEqual(await respond(game.page, save(3000, 1)), refused);
  const saved = (await savedGames(second.page)).map(([created]) => created);
  for (const [index, number] of numbers.entries()) {
    const response = JSON.parse(await responseText(game.page, number));
    assert.equal(saved.includes(1001 + index), response.Ok !== undefined, JSON.stringify(response));
  }
  assert.ok(saved.includes(1000) && saved.includes(2000) && !saved.includes(3000));
});

pageTest('without locks the tab that opens the library first has it', {}, async (game) => {
  await game.context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await openWithFake(game);
  await respond(game.page, save(1000, 1));
  const second = await secondTab(game);
  assert.equal(kind(await respond(second.page, save(2000, 1))), 'Locked');
  await game.page.close();
  assert.ok((await respond(second.page, save(2000, 1))).Ok, 'and after it is closed the other one');
  assert.deepEqual(await savedGames(second.page), [[1000, 1], [2000, 1]]);
});

pageTest('without locks and files two tabs do not overwrite each other’s games', {}, async (game) => {
  await game.context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await injectIntoWorker(game, withoutFiles);
  await openWithFake(game);
  await respond(game.page, save(1000, 1));
  const second = await secondTab(game);
  await respond(second.page, save(2000, 1));
  assert.equal(kind(await respond(game.page, save(1000, 2))), 'Locked');
  assert.ok((await respond(game.page, save(1000, 2))).Ok, 'the next request has seen the other tab’s');
  assert.deepEqual(await savedGames(game.page), [[1000, 2], [2000, 1]]);
});

/** Changes a byte of the library's file while no tab has it open. */
function changeFile(page, at, byte) {
  return page.evaluate(async ([at, byte]) => {
    const root = await navigator.storage.getDirectory();
    const folder = await ['tessera', 'library', '.opaque'].reduce(async (folder, name) => (await folder).getDirectoryHandle(name), Promise.resolve(root));
    for await (const handle of folder.values()) {
      const file = await handle.getFile();
      const name = new TextDecoder().decode(await file.slice(0, 13).arrayBuffer());
      if (name !== 'games.sqlite\0') continue;
      const writable = await handle.createWritable({ keepExistingData: true });
      await writable.write({ type: 'write', position: 4096 + at, data: new Uint8Array([byte]) });
      await writable.close();
      return file.size;
    }
    throw new Error('there is no library');
  }, [at, byte]);
}

for (const [what, at, byte, expected] of [['of a newer version', 63, 9, 'Newer'], ['of another program', 71, 0, 'Damaged'], ['that is damaged', 0, 0, 'Damaged']]) {
  pageTest(`a library ${what} is refused and stays as it is`, {}, async (game) => {
    game.expectError(/404/); // Chromium looks for an icon of the manifest's address.
    await openWithFake(game);
    await respond(game.page, save(1000, 1));
    await game.page.goto(`${game.address}manifest.webmanifest`);
    const size = await changeFile(game.page, at, byte);
    await openWithFake(game);
    assert.equal(kind(await respond(game.page, list())), expected);
    assert.equal(kind(await respond(game.page, save(2000, 1))), expected);
    await game.page.goto(`${game.address}manifest.webmanifest`);
    // Byte 63 is the last one of the version of the tables: `MIGRATIONS` in crates/library/src/database/schema.rs.
    const original = { 63: 2, 71: 0x53, 0: 0x53 }[at];
    assert.equal(await changeFile(game.page, at, original), size);
    await openWithFake(game);
    assert.deepEqual(await savedGames(game.page), [[1000, 1]]);
  });
}
