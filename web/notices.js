// What the page tells the visitor: announcements for screen readers, toasts, and the error dialog.

import { byId, element } from './dom.js';
import { text } from './text.js';

const MAX_ANNOUNCEMENTS = 12; // kept in a live region
const TOAST_TIME = 10_000; // milliseconds

/** Lets screen readers speak a sentence. Each is an element of its own, so that none replaces the one before it. */
export function announce(sentence, urgent) {
  const region = byId(urgent ? 'assertive' : 'polite');
  region.append(element('p', { textContent: sentence }));
  while (region.children.length > MAX_ANNOUNCEMENTS) region.firstElementChild.remove();
}

/**
 * Shows and announces a sentence over the page, with a button that runs `action` if there is one, and one that closes it. It
 * goes by itself after a while, unless there is an action or it is being read; the same sentence is shown once.
 */
export function showToast(sentence, label = text('page-close'), action = null) {
  announce(sentence, false);
  const same = [...byId('toasts').children].find((toast) => toast.firstElementChild.textContent === sentence);
  if (same) {
    if (!action) removeAfterReading(same);
    return;
  }
  const toast = element('div', { className: 'toast' });
  toast.append(element('p', { textContent: sentence }));
  const add = (label, act) => {
    const button = element('button', { type: 'button', textContent: label });
    button.addEventListener('click', () => {
      toast.remove();
      act?.();
    });
    toast.append(button);
  };
  add(label, action);
  if (action) add(text('page-close'));
  byId('toasts').append(toast);
  if (!action) removeAfterReading(toast);
}

const timers = new WeakMap(); // by toast

/** Removes a toast once it has been shown long enough, but not while it is pointed at or has the focus, or while the page is hidden. */
function removeAfterReading(toast) {
  const isRead = () => document.hidden || toast.matches(':hover, :focus-within');
  const wait = () => timers.set(toast, setTimeout(() => (isRead() ? wait() : toast.remove()), TOAST_TIME));
  clearTimeout(timers.get(toast));
  wait();
}

/** Covers the page with a message and one button. */
export function showErrorDialog(title, message, label = text('page-retry'), action = () => location.reload()) {
  byId('error-title').textContent = title;
  byId('error-text').textContent = message;
  byId('error-button').textContent = label;
  byId('error-button').onclick = action;
  byId('error-dialog').hidden = false;
  byId('loading-screen').classList.add('gone');
  byId('error-button').focus();
}
