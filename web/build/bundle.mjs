// Assembles the page in web/dist. Everything but the page itself, its service worker and its manifest lies in a folder
// named after its contents, so that files of two versions never mix.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { faceFile, faces, fillHtml, fillJson, languageLists, languages, load, messageFile, script } from './messages.mjs';
import { dist, nameFaces, root, web } from './paths.mjs';

export const SCRIPTS = [
  'start.js', 'accessible-board.js', 'analysis-section.js', 'audio.js', 'board-picture.js', 'dom.js', 'engine.js', 'faces.js', 'files.js', 'graphics.js', 'language.js', 'library.js',
  'library-fault.js', 'library-image.js', 'library-worker.js', 'loading.js', 'move-list.js', 'new-match-form.js', 'notices.js', 'offline.js', 'openings-list.js', 'oracle-list.js', 'ownership.js', 'rules.js', 'saved-games.js', 'seats-form.js', 'settings-form.js', 'sharing.js', 'statistics.js', 'storage.js', 'text.js', 'text-fields.js', 'worker.js',
];
const ICONS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
const TEMPLATES = ['index.html', 'sw.js', 'manifest.webmanifest'];
/** Files that no board needs: the service worker fetches them last. */
export const DEFERRED = /sounds\/room\.ogg$|library_(bg\.wasm|pkg\.js)$|messages-[^/]+\.js$/;
/** Files that only a language, or the characters of a name, need: the service worker keeps them once they have been fetched. */
export const ON_DEMAND = /faces\/[^/]+\.(ttf|json)$|manifest-[^/]+\.webmanifest$/;
/** Files that are compressed already. */
const COMPRESSED = /\.(png|ogg|br|gz)$/;

/** All files below a folder, as paths from it. */
export function files(folder, from = folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, from) : [relative(from, path)];
  }).sort();
}

/** Copies the modules and the page's own files into `folder`. */
function collect(modules, messages, folder) {
  mkdirSync(join(folder, 'assets', 'sounds'), { recursive: true });
  for (const { folder: from, name } of Object.values(modules)) {
    copyFileSync(join(from, `${name}_bg.wasm`), join(folder, `${name}_bg.wasm`));
    copyFileSync(join(from, `${name}.js`), join(folder, `${name}_pkg.js`));
  }
  for (const file of [...SCRIPTS, 'style.css']) copyFileSync(join(web, file), join(folder, file));
  for (const file of ICONS) copyFileSync(join(web, 'icons', file), join(folder, file));
  writeFileSync(join(folder, 'messages.js'), script(messages) + languageLists());
  mkdirSync(join(folder, 'faces'));
  collectNameFaces(folder);
  collectLanguages(folder);
  const sounds = join(root, 'assets', 'sounds');
  for (const file of readdirSync(sounds).filter((file) => file.endsWith('.ogg'))) {
    copyFileSync(join(sounds, file), join(folder, 'assets', 'sounds', file));
  }
}

/** Copies the faces that names need, with the table of their characters. */
function collectNameFaces(folder) {
  for (const file of readdirSync(nameFaces)) copyFileSync(join(nameFaces, file), join(folder, 'faces', file));
}

/** Writes the words, the manifest and the face of every language but English. */
function collectLanguages(folder) {
  for (const tag of faces) copyFileSync(faceFile(tag), join(folder, 'faces', `${tag}.ttf`));
  for (const tag of languages.slice(1)) {
    const messages = load(tag);
    writeFileSync(join(folder, `messages-${tag}.js`), script(messages));
    // This manifest lies in the folder of the version, and the page one folder higher.
    const manifest = template('manifest.webmanifest', { BASE: '.' }).replaceAll('"./"', '"../"');
    const localised = { ...JSON.parse(fillJson(manifest, messages)), lang: tag };
    writeFileSync(join(folder, `manifest-${tag}.webmanifest`), `${JSON.stringify(localised, null, 2)}\n`);
  }
}

function versionOf(folder) {
  const hash = createHash('sha256');
  for (const file of files(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  for (const file of TEMPLATES) hash.update(readFileSync(join(web, file)));
  return hash.update(readFileSync(messageFile())).digest('hex').slice(0, 12);
}

function template(file, values) {
  const text = readFileSync(join(web, file), 'utf8');
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`%${name}%`, value), text);
}

/** The name by which the page's policy allows the script that is written in the page itself. */
function hashOfInlineScript(html) {
  const [, script] = /<script>([^]*?)<\/script>/.exec(html);
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * Writes the page with these modules.
 * @param {object} options
 * @param {boolean} options.packed also writes compressed files
 * @param {string} options.to the folder to replace
 * @param {Map} options.messages the words of the page
 */
export async function bundle(modules, { packed, to = dist, messages = load() }) {
  rmSync(to, { recursive: true, force: true });
  const collected = join(to, 'new');
  collect(modules, messages, collected);
  const version = versionOf(collected);
  const folder = join(to, version);
  renameSync(collected, folder);
  const page = { BASE: version, APP_BYTES: String(statSync(join(folder, 'app_bg.wasm')).size), SCRIPT_HASH: hashOfInlineScript(template('index.html', {})) };
  writeFileSync(join(to, 'index.html'), fillHtml(template('index.html', page), messages));
  writeFileSync(join(to, 'manifest.webmanifest'), fillJson(template('manifest.webmanifest', { BASE: version }), messages));
  writeFileSync(join(to, 'sw.js'), serviceWorker(version, files(folder)));
  if (packed) await pack(to);
  console.log(`${relative(root, to)} is version ${version}`);
}

function serviceWorker(version, versioned) {
  const stored = ['./', 'manifest.webmanifest', ...versioned.map((file) => `${version}/${file}`)];
  const list = (files) => JSON.stringify(files, null, 1);
  return template('sw.js', { VERSION: version })
    .replace("['%FILES%']", list(stored.filter((file) => !DEFERRED.test(file) && !ON_DEMAND.test(file))))
    .replace("['%DEFERRED%']", list(stored.filter((file) => DEFERRED.test(file))));
}

/** Writes a `.br` and a `.gz` file beside each file, for servers that send those instead. */
async function pack(folder) {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  for (const file of files(folder).filter((file) => !COMPRESSED.test(file))) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, await brotli(bytes, { params }));
    writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
}
