// Files and texts that come from the visitor, and files and links that go to them.

import { showToast } from './notices.js';
import { text } from './text.js';

/** Larger files are refused: they are passed on as a whole. */
const LARGEST = 64 * 1024 * 1024;

const isEditable = (target) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Bytes as base64, in pieces that a function can take as arguments. */
function encode(bytes) {
  const pieces = [];
  for (let start = 0; start < bytes.length; start += 32_768) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 32_768)));
  }
  return btoa(pieces.join(''));
}

/** Passes the contents of files to the program. */
async function open(files, send) {
  const readable = [...files].filter((file) => file.size <= LARGEST);
  if (readable.length < files.length) showToast(text('page-file-too-large'));
  const contents = await Promise.all(readable.map(async (file) => {
    return { name: file.name, content: encode(new Uint8Array(await file.arrayBuffer())) };
  }));
  if (contents.length > 0) send({ files: contents });
}

/** Passes on what is pasted, and files that are dropped on the page. */
export function receiveGames(send) {
  document.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (!isEditable(event.target) && pasted.trim()) send({ pasted });
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    open(event.dataTransfer?.files ?? [], send);
    const dropped = event.dataTransfer?.getData('text/plain') ?? '';
    if (dropped.trim()) send({ pasted: dropped });
  });
}

/** Lets the visitor choose files with games. */
export function chooseFiles(send) {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => open(input.files, send));
  input.click();
}

/** Stores a file where the browser puts downloads. */
export function saveFile({ name, mediaType, content }) {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Gives a link to another program, or else copies it. */
export async function shareLink({ title, link }) {
  try {
    if (navigator.share) await navigator.share({ title, url: link });
    else {
      await navigator.clipboard.writeText(link);
      showToast(text('page-link-copied'));
    }
  } catch (error) {
    // The visitor may close the browser's dialog.
    if (error.code !== DOMException.ABORT_ERR) showToast(text('page-not-shared', { reason: error.message }));
  }
}
