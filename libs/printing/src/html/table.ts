import { amountOf, type Paper, type PaperRow } from '../paper/index.js';
import { html, type Markup } from './markup.js';

/** The table, whose heading every page repeats; each line says what is carried behind it. */
export function sheetTable({ table: { columns, rows }, totals, language }: Paper): Markup {
  let sum = 0;
  const carried = (minor: number): string => {
    sum += minor;
    return totals.length === 0 ? '' : amountOf(sum, language);
  };
  const wide = columns.findIndex(({ width }) => width === 'rest');
  // A code is broken only where it would not fit at all: it is read as one.
  const classOf = (index: number): string => {
    if (columns[index]?.isFigure === true) return 'number';
    return index === wide ? 'break' : 'whole';
  };
  const row = (each: PaperRow): Markup =>
    html`<tr data-carried="${carried(each.amountMinor)}">
      ${each.cells.map(
        (cell, index) =>
          html`<td class="${classOf(index)}">${cell}${index === wide ? detailsOf(each) : []}</td>`,
      )}
    </tr>`;
  return html`<table class="lines">
    <thead>
      <tr>
        ${columns.map(
          ({ label, isFigure }) => html`<th class="${isFigure ? 'number' : ''}">${label}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(row)}
    </tbody>
  </table>`;
}

/** The lines one below the other, as a roll is too narrow for a table. */
export function rollTable({ table: { rows } }: Paper): Markup {
  return html`${rows.map(
    (row) =>
      html`<div class="line">
        <div class="break">${row.roll.text}${detailsOf(row)}</div>
        <div class="figures">
          <span>${row.roll.left}</span>
          <span>${row.roll.right}</span>
        </div>
      </div>`,
  )}`;
}

const detailsOf = ({ details }: PaperRow): readonly Markup[] =>
  details.map((detail) => html`<div class="details">${detail}</div>`);
