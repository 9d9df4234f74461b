// Reads the page's words from Fluent files and puts them into HTML, JSON and the table that the page's scripts load.
//
// Before the program runs there is no Fluent in the page, so this reader compiles the part of the syntax that the page
// needs: comments, messages, attributes, continuation lines and placeholders of variables. It rejects everything else.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';

const ENGLISH = 'en';
const locales = join(root, 'assets', 'locales');
const MESSAGE = /^([a-z][a-z0-9-]*) *= *(.*)$/;
const ATTRIBUTE = /^ +\.([a-z][a-z-]*) *= *(.+)$/;
const CONTINUATION = /^ +([^ .*[}].*)$/;
const PLACEHOLDER = /\{ *\$([a-z][a-zA-Z0-9]*) *\}/g;

/** The tags of all languages, English first: the folders of assets/locales. */
export const languages = readdirSync(locales)
  .filter((tag) => existsSync(join(locales, tag, 'page.ftl')))
  .sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH) || (a < b ? -1 : 1));

/** The file with the words of the page in a language. */
export const messageFile = (tag = ENGLISH) => join(locales, tag, 'page.ftl');

/** The file of the face that a language needs besides the Latin one. */
export const faceFile = (tag) => join(locales, tag, 'face.ttf');

/** The languages that need such a face. */
export const faces = languages.filter((tag) => existsSync(faceFile(tag)));

/**
 * Reads Fluent text.
 * @returns {Map<string, {value: string, attributes: Record<string, string>}>} messages by id; placeholders are written
 *   as `{$name}`
 * @throws {Error} naming the line that cannot be read
 */
export function parse(source) {
  const messages = new Map();
  let message; // that lines with attributes belong to
  let append; // adds a continuation line to the latest pattern
  source.split('\n').forEach((line, index) => {
    const fail = (reason) => {
      throw new Error(`line ${index + 1}: ${reason}: ${line}`);
    };
    if (line.trim() === '' || line.startsWith('#')) return;
    const [, id, value] = MESSAGE.exec(line) ?? [];
    const [, name, text] = ATTRIBUTE.exec(line) ?? [];
    const [, more] = CONTINUATION.exec(line) ?? [];
    if (id) {
      if (messages.has(id)) fail('this message exists already');
      message = { value: pattern(value, fail), attributes: {} };
      messages.set(id, message);
      const current = message;
      append = (added) => (current.value = `${current.value} ${added}`.trim());
    } else if (name && message) {
      const current = message;
      current.attributes[name] = pattern(text, fail);
      append = (added) => (current.attributes[name] += ` ${added}`);
    } else if (more && append) {
      append(pattern(more, fail));
    } else {
      fail('this is neither a message, an attribute nor a comment');
    }
  });
  for (const [id, { value, attributes }] of messages) {
    if (value === '' && Object.keys(attributes).length === 0) throw new Error(`${id} has no text`);
  }
  return messages;
}

function pattern(text, fail) {
  const compiled = text.trim().replaceAll(PLACEHOLDER, '{$$$1}');
  if (/[{}]/.test(compiled.replaceAll(/\{\$\w+\}/g, ''))) fail('only placeholders such as { $name } can be used here');
  return compiled;
}

/** The messages of the page in a language. */
export function load(tag = ENGLISH) {
  try {
    return parse(readFileSync(messageFile(tag), 'utf8'));
  } catch (error) {
    throw new Error(`${messageFile(tag)}: ${error.message}`);
  }
}

/** The script that the page loads for a language: the values and the attributes of its messages, by id. */
export function script(messages) {
  const values = [...messages].filter(([, { value }]) => value !== '').map(([id, { value }]) => [id, value]);
  const attributes = [...messages].map(([id, { attributes }]) => [id, attributes]).filter(([, all]) => Object.keys(all).length);
  const table = (entries) => JSON.stringify(Object.fromEntries(entries), null, 1);
  return `export const MESSAGES = ${table(values)};\nexport const ATTRIBUTES = ${table(attributes)};\n`;
}

/** The lists of languages, which the script of English has in addition. */
export function languageLists() {
  return `export const LANGUAGES = ${JSON.stringify(languages)};\nexport const FACES = ${JSON.stringify(faces)};\n`;
}

/** Fills each element that has `data-l10n-id` with the message's value and gives it the message's attributes. */
export function fillHtml(html, messages) {
  return html.replaceAll(/<([a-z][a-z0-9]*)([^<>]*) data-l10n-id="([^"]+)"([^<>]*)>/g, (whole, tag, before, id, after) => {
    const { value, attributes } = find(messages, id);
    const added = Object.entries(attributes).map(([name, text]) => ` ${name}="${escapeHtml(text)}"`).join('');
    return `<${tag}${before} data-l10n-id="${id}"${after}${added}>${escapeHtml(value)}`;
  });
}

/** Replaces `%l10n:ID%` inside strings of a JSON text. */
export function fillJson(json, messages) {
  return json.replaceAll(/%l10n:([^%]+)%/g, (whole, id) => JSON.stringify(find(messages, id).value).slice(1, -1));
}

function find(messages, id) {
  const message = messages.get(id);
  if (!message) throw new Error(`there is no message ${id}`);
  return message;
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
