import type { Paper, PaperLine } from '../paper/index.js';
import { html, type Markup } from './markup.js';

/** The lines as a table, whose heading every page repeats. */
export function sheetLines({ lines, labels }: Paper): Markup {
  const heads = labels.lines;
  return html`<table class="lines">
    <thead>
      <tr>
        <th>${heads.code}</th>
        <th>${heads.description}</th>
        <th class="number">${heads.quantity}</th>
        <th>${heads.unit}</th>
        <th class="number">${heads.unitPrice}</th>
        <th class="number">${heads.discount}</th>
        <th class="number">${heads.vat}</th>
        <th class="number">${heads.amount}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(sheetLine)}
    </tbody>
  </table>`;
}

const sheetLine = (line: PaperLine): Markup =>
  html`<tr>
    <td>${line.code}</td>
    <td class="break">${line.description}${detailsOf(line)}</td>
    <td class="number">${line.quantity}</td>
    <td>${line.unit}</td>
    <td class="number">${line.unitPrice}</td>
    <td class="number">${line.discount}</td>
    <td class="number">${line.vat}</td>
    <td class="number">${line.amount}</td>
  </tr>`;

/** The lines one below the other, as a roll is too narrow for a table. */
export function rollLines({ lines }: Paper): Markup {
  return html`${lines.map(
    (line) =>
      html`<div class="line">
        <div class="break">${line.description}${detailsOf(line)}</div>
        <div class="figures">
          <span>
            ${line.quantity} ${line.unit} × ${line.unitPrice}
            ${line.discount !== '' && ` −${line.discount}`} (${line.vat} %)
          </span>
          <span>${line.amount}</span>
        </div>
      </div>`,
  )}`;
}

const detailsOf = ({ details }: PaperLine): readonly Markup[] =>
  details.map((detail) => html`<div class="details">${detail}</div>`);
