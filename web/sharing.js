// Copying the game that is shown, and opening pasted ones, by words.

import { byId } from './dom.js';
import { chooseFiles } from './files.js';
import { announce, showToast } from './notices.js';
import { text } from './text.js';

/** Makes the buttons work; `send` passes a message to the program. */
export function setUpSharing(send) {
  byId('share').addEventListener('click', ({ target }) => {
    const form = target.closest('button')?.dataset.copy;
    if (form) send({ copy: form });
  });
  byId('paste-game').addEventListener('submit', (event) => {
    event.preventDefault();
    const pasted = byId('pasted-game').value;
    if (pasted.trim()) send({ pasted });
    byId('pasted-game').value = '';
  });
  byId('open-file').addEventListener('click', () => chooseFiles(send));
}

/** Puts a text on the clipboard. */
export async function copyText({ text: copied }) {
  try {
    await navigator.clipboard.writeText(copied);
    showToast(text('page-copied'));
    announce(text('page-copied'), true);
  } catch (error) {
    showToast(text('page-not-copied', { reason: error.message }));
  }
}
