// The analysis in words: the best lines, the value of each move, and the report on the game. Empty parts are hidden.

import { byId, element, updateChildren } from './dom.js';

const NOTHING = { titles: ['', '', ''], note: '', lines: [], moves: [], report: [], mistakes: [] };
const row = (text) => element('li', { textContent: text });

/** Shows the analysis; see `AnalysisDescription` in crates/headless/src/accessibility/analysis.rs. */
export function showAnalysis({ titles, note, lines, moves, report, mistakes } = NOTHING) {
  const [title, linesTitle, reportTitle] = titles;
  byId('analysis').hidden = title === '';
  byId('analysis-title').textContent = title;
  byId('analysis-note').textContent = note;
  byId('analysis-lines-title').textContent = linesTitle;
  byId('analysis-lines-title').hidden = linesTitle === '';
  updateChildren(byId('analysis-lines'), lines, row);
  updateChildren(byId('analysis-moves'), moves, row);
  byId('report').hidden = reportTitle === '';
  byId('report-title').textContent = reportTitle;
  updateChildren(byId('report-sentences'), report, row);
  updateChildren(byId('report-mistakes'), mistakes, ({ retry, ply }) => {
    const button = element('button', { type: 'button', textContent: retry });
    button.dataset.ply = ply;
    return button;
  });
}

/** Calls `retry` with the number of a ply when its button is pressed. */
export function whenRetried(retry) {
  byId('report-mistakes').addEventListener('click', ({ target }) => {
    if (target.dataset.ply) retry(Number(target.dataset.ply));
  });
}
