// The statistics by words: what can be chosen, and sentences below titles.

import { byId, element, updateChildren } from './dom.js';

export class Statistics {
  /** @param {(request: object | string) => void} send passes a request to the program */
  constructor(send) {
    byId('statistics').addEventListener('toggle', () => {
      if (byId('statistics').open) send('show');
    });
    byId('statistics-choices').addEventListener('change', ({ target }) => {
      const { request } = target.dataset;
      send({ [request]: request === 'period' ? Number(target.value) : target.value });
    });
  }

  /** Shows the statistics; see `StatisticsDescription` in crates/headless/src/accessibility/statistics.rs. */
  show({ choices, notice, sections }) {
    updateChildren(byId('statistics-choices'), choices, createChoice);
    for (const { request, chosen } of choices) byId(`statistics-${request}`).value = chosen;
    byId('statistics-notice').textContent = notice;
    updateChildren(byId('statistics-sections'), sections, createSection);
  }
}

function createChoice({ request, label, values }) {
  const row = element('div', { className: 'row' });
  const select = element('select', { id: `statistics-${request}` });
  select.dataset.request = request;
  updateChildren(select, values, ([value, name]) => element('option', { value, textContent: name }));
  row.append(element('label', { htmlFor: select.id, textContent: label }), select);
  return row;
}

function createSection({ title, lines }) {
  const section = element('section');
  const list = element('ul');
  updateChildren(list, lines, (line) => element('li', { textContent: line }));
  section.append(element('h3', { textContent: title }), list);
  return section;
}
