// Elements over the text fields of the picture: only an element with the focus opens a phone's keyboard and takes text
// that is composed, pasted or dictated. A finger touches the element itself, because some phones open the keyboard for nothing else.

import { byId, element, setAttribute } from './dom.js';

const KEYBOARDS = {
  name: { autocapitalize: 'sentences', enterKeyHint: 'done' },
  tag: { autocapitalize: 'none', enterKeyHint: 'done' },
  search: { autocapitalize: 'none', enterKeyHint: 'search' },
};
/** Where letters are smaller, phones enlarge the page around a field that gets the focus. */
const LEAST_SIZE = 16;
/** The keys that a line of text does not use; the program gets them. */
const OTHER_KEYS = /^(Enter|Escape|Tab|ArrowUp|ArrowDown|PageUp|PageDown|F\d+)$/;

export class TextFields {
  #canvas = byId('board-canvas');
  #send;
  /** By id: the element, the number of the text that it sent last, and what is known of it. */
  #fields = new Map();
  #sent = 0;

  /** @param {(input: object) => void} send passes what is done in a field to the program */
  constructor(send) {
    this.#send = send;
    // bevy_egui focuses an element of its own after each touch while a field has the focus in the picture.
    byId('egui_text_agent').focus = () => {};
    addEventListener('blur', (event) => {
      // For the program the picture keeps the focus while one of its fields has it.
      if (event.target === this.#canvas && event.isTrusted && this.#has(event.relatedTarget)) event.stopImmediatePropagation();
    }, true);
  }

  /** Shows these fields; see `ShownFields` in crates/headless/src/presentation/text_fields.rs. */
  show({ fields, heard }) {
    const shown = new Set(fields.map(({ id }) => id));
    for (const id of [...this.#fields.keys()].filter((id) => !shown.has(id))) this.#remove(id);
    for (const description of fields) this.#update(description, heard);
    this.#followFocus(fields);
  }

  #has(node) {
    return [...this.#fields.values()].some(({ input }) => input === node);
  }

  #update(description, heard) {
    const field = this.#fields.get(description.id) ?? this.#create(description);
    const { input } = field;
    const { name, text, longest, size, place, visible, colours: [colour, ground, quiet] } = description;
    setAttribute(input, 'aria-label', name);
    setAttribute(input, 'placeholder', name);
    input.maxLength = longest;
    const [left, top, width, height] = place;
    const cut = [visible[1] - top, left + width - visible[0] - visible[2], top + height - visible[1] - visible[3], visible[0] - left];
    const style = {
      left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
      'font-size': `${Math.max(size, LEAST_SIZE)}px`,
      'clip-path': cut.some((length) => length > 0.5) ? `inset(${cut.map((length) => `${Math.max(length, 0)}px`).join(' ')})` : 'none',
      '--field-text': colour, '--field-ground': ground, '--field-quiet': quiet,
    };
    for (const [property, value] of Object.entries(style)) input.style.setProperty(property, value);
    // The program may not have heard of the last key yet.
    if (heard >= field.sent && !field.composing && input.value !== text) input.value = text;
  }

  /** Gives the focus to the field that has got it in the picture, and back to the picture when a field has lost it there. */
  #followFocus(fields) {
    const changed = fields.filter(({ id, focused }) => this.#fields.get(id).focused !== focused);
    for (const { id, focused } of changed) this.#fields.get(id).focused = focused;
    const active = document.activeElement;
    if (active !== this.#canvas && !this.#has(active)) return;
    const got = changed.find(({ focused }) => focused);
    const lost = changed.some(({ id }) => this.#fields.get(id).input === active);
    if (got && this.#fields.get(got.id).input !== active) this.#focus(got);
    else if (!got && lost) this.#canvas.focus({ preventScroll: true });
  }

  #focus({ id, caret }) {
    const { input } = this.#fields.get(id);
    input.focus({ preventScroll: true });
    const characters = [...input.value];
    input.setSelectionRange(...caret.map((count) => characters.slice(0, count).join('').length));
  }

  #create({ id, typed }) {
    const input = element('input', { type: 'text', className: 'text-field', tabIndex: -1, autocomplete: 'off', spellcheck: false, ...KEYBOARDS[typed] });
    input.setAttribute('autocorrect', 'off');
    const field = { input, sent: 0, composing: false, focused: false };
    const typedText = () => {
      this.#sent += 1;
      field.sent = this.#sent;
      this.#send({ id, change: { text: [this.#sent, input.value] } });
    };
    input.addEventListener('input', () => field.composing || typedText());
    input.addEventListener('compositionstart', () => (field.composing = true));
    input.addEventListener('compositionend', () => {
      field.composing = false;
      typedText();
    });
    for (const kind of ['keydown', 'keyup']) input.addEventListener(kind, (event) => this.#passKey(event));
    input.addEventListener('focus', () => {
      this.#canvas.dispatchEvent(new FocusEvent('focus'));
      this.#send({ id, change: 'enter' });
    });
    input.addEventListener('blur', (event) => this.#left(id, event));
    this.#fields.set(id, field);
    byId('canvas-container').append(input);
    return field;
  }

  #passKey(event) {
    // bevy_egui listens on the document and would take Backspace, too.
    event.stopPropagation();
    if (event.isComposing || event.keyCode === 229 || !OTHER_KEYS.test(event.key)) return;
    this.#canvas.dispatchEvent(new KeyboardEvent(event.type, event));
  }

  /** The element of a field has lost the focus: to the picture, to the rest of the page, or with the whole window. */
  #left(id, { target, relatedTarget }) {
    if (!this.#fields.has(id)) return;
    const isOfWindow = !document.hasFocus() || document.activeElement === target;
    if (!isOfWindow) this.#send({ id, change: 'leave' });
    if (relatedTarget === this.#canvas || this.#has(relatedTarget)) return;
    if (isOfWindow || relatedTarget) this.#canvas.dispatchEvent(new FocusEvent('blur'));
    // A phone's keyboard was put away.
    else this.#canvas.focus({ preventScroll: true });
  }

  #remove(id) {
    const { input } = this.#fields.get(id);
    const isActive = document.activeElement === input;
    this.#fields.delete(id);
    if (isActive) this.#canvas.focus({ preventScroll: true });
    input.remove();
  }
}
