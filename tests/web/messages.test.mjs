// The words of the page: the reader of Fluent files, and the rule that all words come from there.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { SCRIPTS } from '../../web/build/bundle.mjs';
import { fillHtml, fillJson, load, parse, script } from '../../web/build/messages.mjs';
import { web } from '../../web/build/paths.mjs';
import { pseudoMessages } from './pseudo.mjs';

const read = (file) => readFileSync(join(web, file), 'utf8');
const placeholders = (text) => [...text.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name).sort();

/** Every use of a message in the page's files: the id and the names of its arguments. */
function uses() {
  const found = [];
  for (const file of SCRIPTS) {
    for (const [, id, values] of read(file).matchAll(/\btext\('([^']+)'(?:, \{([^}]*)\})?/g)) {
      const names = (values ?? '').split(',').map((part) => part.split(':')[0].trim()).filter(Boolean);
      found.push({ file, id, names: names.sort() });
    }
  }
  for (const [, id] of read('index.html').matchAll(/data-l10n-id="([^"]+)"/g)) found.push({ file: 'index.html', id, names: [] });
  for (const [, id] of read('manifest.webmanifest').matchAll(/%l10n:([^%]+)%/g)) found.push({ file: 'manifest', id, names: [] });
  return found;
}

test('every message that the page uses exists and takes the same arguments', () => {
  const messages = load();
  for (const { file, id, names } of uses()) {
    assert.ok(messages.has(id), `${file} uses ${id}, which does not exist`);
    assert.deepEqual(names, placeholders(messages.get(id).value), `${file}: the arguments of ${id}`);
  }
});

test('every message is used', () => {
  const used = new Set(uses().map(({ id }) => id));
  assert.deepEqual([...load().keys()].filter((id) => !used.has(id)), []);
});

test('every message id in the scripts is a literal, so that the other tests see it', () => {
  for (const file of SCRIPTS.filter((file) => file !== 'text.js')) {
    for (const [call] of read(file).matchAll(/(?<![\w.'-])text\([^)]{0,60}/g)) assert.match(call, /^text\('page-[a-z-]+'/, file);
  }
});

test('no visible words are written in the scripts', () => {
  for (const file of SCRIPTS) {
    const code = read(file)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/(^|[^:'"])\/\/.*$/gm, '$1')
      // Console lines and reasons of errors are for developers.
      .replaceAll(/console\.\w+\(.*\);?/g, '')
      .replaceAll(/new (Error|Request|Response)\(.*\)/g, '')
      .replaceAll(/#(workerFailed|runWithoutWorker)\(.*\)/g, '');
    for (const [literal] of code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)) {
      const words = literal.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '');
      const isProse = /[A-Za-z]{2,}[,.;:]? [A-Za-z]{2,}/.test(words) || /^[A-Z][a-z]+/.test(words);
      assert.ok(!isProse || ALLOWED.has(words), `${file}: ${literal}`);
    }
  }
});

/** Names that only browsers and programs read. */
const ALLOWED = new Set([
  '(prefers-reduced-motion: reduce)', '(prefers-contrast: more)', '(pointer: coarse)', 'take over', 'point odd',
  'AudioContext', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'End', 'Escape',
  'Full', 'Locked', 'Other', 'ReadOnly',
]);

test('no visible words are written in the HTML', () => {
  const html = fillHtml(read('index.html'), pseudoMessages());
  const body = html.slice(html.indexOf('<body'));
  const visible = [...body.replaceAll(/<!--[\s\S]*?-->/g, '').matchAll(/>([^<]*[A-Za-z][^<]*)</g)].map(([, text]) => text);
  const attributes = [...html.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  assert.ok(visible.length > 10 && attributes.length > 4, 'the test sees the words');
  for (const text of [...visible, ...attributes]) assert.match(text.trim(), /^⟦.*⟧$/);
  assert.match(html, /<title[^>]*>⟦/);
  assert.match(html, /<meta name="description"[^>]* content="⟦/);
});

test('the page reads in English before any script runs', () => {
  const html = fillHtml(read('index.html'), load());
  assert.match(html, /<button type="submit"[^>]*>Play<\/button>/);
  assert.match(html, /<canvas[^>]* aria-label="Game board\./);
  assert.match(html, /<noscript><p[^>]*>Tessera runs in this page/);
});

test('the manifest is valid JSON with the words of the page', () => {
  const manifest = JSON.parse(fillJson(read('manifest.webmanifest'), load()));
  assert.equal(manifest.name, 'Tessera');
  assert.match(manifest.description, /animated board/);
});

test('messages, attributes, continuation lines and placeholders are read', () => {
  const messages = parse([
    '# A comment.',
    'one = One { $count } of {$total}',
    'two =',
    '    .aria-label = A label',
    '        that goes on',
    'three = Three',
    '    lines',
    '    .title = A title',
  ].join('\n'));
  assert.deepEqual(Object.fromEntries(messages), {
    one: { value: 'One {$count} of {$total}', attributes: {} },
    two: { value: '', attributes: { 'aria-label': 'A label that goes on' } },
    three: { value: 'Three lines', attributes: { title: 'A title' } },
  });
});

test('what the reader does not support is an error that names the line', () => {
  assert.throws(() => parse('a = A\nb = { $count ->'), /line 2/);
  assert.throws(() => parse('a = { other }'), /line 1/);
  assert.throws(() => parse('a = A\n\nnot a message'), /line 3/);
  assert.throws(() => parse('a = A\na = B'), /line 2: this message exists already/);
  assert.throws(() => parse('a ='), /a has no text/);
  assert.throws(() => fillHtml('<p data-l10n-id="missing"></p>', new Map()), /there is no message missing/);
});

test('texts are escaped where they are filled in', () => {
  const messages = parse('odd = "1 < 2" & more\n    .title = say "hello"');
  assert.equal(fillHtml('<p data-l10n-id="odd"></p>', messages), '<p data-l10n-id="odd" title="say &quot;hello&quot;">&quot;1 &lt; 2&quot; &amp; more</p>');
  assert.deepEqual(JSON.parse(fillJson('{"name": "%l10n:odd%"}', messages)), { name: '"1 < 2" & more' });
});

test('the table for the scripts holds every message that has a value', async () => {
  const table = await import(`data:text/javascript,${encodeURIComponent(script(parse('a = A { $n }\nb =\n    .title = B')))}`);
  assert.deepEqual(table.MESSAGES, { a: 'A {$n}' });
});
