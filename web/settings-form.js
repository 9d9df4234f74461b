// The settings as a form. The program describes each setting and puts every change in force at once.

import { byId, element, updateChildren } from './dom.js';

export class SettingsForm {
  #layout = '';
  /** By name, the values that were set since the settings were last described. */
  #set = new Map();

  /** @param {(name: string, value: string) => void} set changes a setting */
  constructor(set) {
    byId('settings').addEventListener('change', ({ target }) => {
      const value = target.type === 'checkbox' ? String(target.checked) : target.value;
      this.#set.set(target.dataset.setting, value);
      set(target.dataset.setting, value);
    });
  }

  /** Shows these groups of settings; see `SettingsGroup` in crates/headless/src/presentation/settings_form.rs. */
  show(groups) {
    const layout = JSON.stringify(groups.map(({ label, settings }) => [label, settings.map(({ label, control }) => [label, control])]));
    if (layout !== this.#layout) {
      byId('settings').replaceChildren(...groups.map(createGroup));
      this.#set.clear();
    }
    this.#layout = layout;
    for (const { name, value, note } of groups.flatMap(({ settings }) => settings)) {
      byId(`note-${name}`).textContent = note;
      if (!this.#mayBeOutdated(name, value)) setControl(byId(`setting-${name}`), value);
    }
  }

  /** Whether the program may not have known of the last change when it described this value; true once after a change. */
  #mayBeOutdated(name, value) {
    const set = this.#set.get(name) ?? value;
    this.#set.delete(name);
    return set !== value;
  }
}

function setControl(control, value) {
  if (control.type === 'checkbox') control.checked = value === 'true';
  else control.value = value;
}

function createGroup({ label, drawn, settings }) {
  const group = element('fieldset');
  if (drawn) group.dataset.drawn = '';
  group.append(element('legend', { textContent: label }), ...settings.map(createRow));
  return group;
}

function createRow({ name, label, control }) {
  const row = element('div', { className: 'row' });
  if (control === 'switch') row.classList.add('check');
  const input = createControl(control);
  input.id = `setting-${name}`;
  input.dataset.setting = name;
  const note = element('p', { className: 'note', id: `note-${name}` });
  input.setAttribute('aria-describedby', note.id);
  row.append(element('label', { htmlFor: input.id, textContent: label }), input, note);
  return row;
}

function createControl(control) {
  if (control === 'switch') return element('input', { type: 'checkbox' });
  if (control === 'text') return element('input', { type: 'text', autocomplete: 'off', spellcheck: false });
  if (control === 'range') return element('input', { type: 'range', min: '0', max: '1', step: '0.05' });
  const select = element('select');
  updateChildren(select, control.choice, ([value, name]) => element('option', { value, textContent: name }));
  return select;
}
