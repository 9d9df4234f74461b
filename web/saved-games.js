// The saved games by words: a list that is searched, and buttons for each game.

import { byId, element, updateChildren } from './dom.js';
import { announce } from './notices.js';
import { text } from './text.js';

/** The time after the last typed letter at which the list is searched, in milliseconds. */
const TYPING_PAUSE = 400;

export class SavedGames {
  #deleted = null; // the game that was deleted last
  #typing = 0;

  /** @param {(request: object | string) => void} send passes a request to the program */
  constructor(send) {
    this.send = send;
    byId('saved-games').addEventListener('toggle', () => {
      if (byId('saved-games').open) this.#list();
    });
    byId('saved-games-search').addEventListener('input', () => {
      clearTimeout(this.#typing);
      this.#typing = setTimeout(() => this.#list(), TYPING_PAUSE);
    });
    byId('saved-games-more').addEventListener('click', () => send('more'));
    byId('saved-games-undelete').addEventListener('click', () => this.#undelete());
    byId('saved-games-list').addEventListener('click', (event) => this.#press(event.target.closest('button')));
    byId('saved-games-list').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit(event.target);
    });
  }

  /** Shows the list as far as it has been read; see `SavedGamesDescription` in crates/headless/src/accessibility/saved_games.rs. */
  show({ summary, games, hasMore }) {
    byId('saved-games-summary').textContent = summary;
    byId('saved-games-more').hidden = !hasMore;
    updateChildren(byId('saved-games-list'), games, createGame);
  }

  #list() {
    this.send({ list: byId('saved-games-search').value });
  }

  #press(button) {
    const id = Number(button?.closest('li')?.dataset.game);
    if (button?.dataset.do === 'open') this.send({ open: id });
    if (button?.dataset.do === 'untag') this.send({ untag: [id, button.dataset.tag] });
    if (button?.dataset.do === 'delete') {
      this.#deleted = id;
      this.send({ delete: id });
      byId('saved-games-undelete').hidden = false;
      byId('saved-games-undelete').focus();
      announce(text('page-game-deleted'), true);
    }
  }

  #submit(form) {
    const id = Number(form.closest('li').dataset.game);
    const { value } = form.elements[0];
    if (form.dataset.do === 'rename') this.send({ rename: [id, value] });
    else if (value.trim()) this.send({ tag: [id, value] });
  }

  #undelete() {
    this.send({ undelete: this.#deleted });
    byId('saved-games-undelete').hidden = true;
    byId('saved-games-search').focus();
  }
}

function createGame({ id, title, facts, name, tags, open }) {
  const item = element('li');
  item.dataset.game = id;
  const heading = element('h3', { textContent: title });
  const remove = tags.map((tag) => {
    const button = createButton('untag', text('page-remove-tag', { tag }));
    button.dataset.tag = tag;
    return button;
  });
  const details = element('details');
  details.append(
    element('summary', { textContent: text('page-change-game', { title }) }),
    createForm('rename', text('page-game-name'), name),
    createForm('tag', text('page-new-tag'), ''),
    ...remove,
    createButton('delete', text('page-delete-game', { title })),
  );
  item.append(heading, element('p', { textContent: facts }), createButton('open', `${open}: ${title}`), details);
  return item;
}

function createButton(what, label) {
  const button = element('button', { type: 'button', textContent: label });
  button.dataset.do = what;
  return button;
}

/** A field with its label and a button that sends it. */
function createForm(what, label, value) {
  const form = element('form');
  form.dataset.do = what;
  const row = element('label', { textContent: `${label} ` });
  row.append(element('input', { type: 'text', maxLength: 200, defaultValue: value }));
  form.append(row, element('button', { type: 'submit', textContent: text('page-apply') }));
  return form;
}
