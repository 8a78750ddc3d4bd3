import { base64Of, type Fact, type Paper, type PaperParty } from '../paper/index.js';
import { html, type Markup } from './markup.js';

/** A label and what it says. */
export const factMarkup = ({ label, value }: Fact): Markup =>
  html`<div>
    <dt>${label}</dt>
    <dd class="break">${partsMarkup(value.split(BETWEEN_PARTS))}</dd>
  </div>`;

/** What stands between the parts of a value: a date and a code, for one. */
const BETWEEN_PARTS = ' · ';

/** Parts stay whole where a line ends, and codes are not broken at their hyphens. */
const partsMarkup = (parts: readonly string[]): string | readonly Markup[] =>
  parts.length === 1
    ? parts.join()
    : parts.map((part, at) =>
        at === 0 ? html`<span>${part}</span>` : html`${BETWEEN_PARTS}<span>${part}</span>`,
      );

/** Lines of text, each on its own. */
export const textMarkup = (lines: readonly string[], className: string): Markup | undefined =>
  lines.some((line) => line !== '')
    ? html`<p class="${`break ${className}`}">${lines.join('\n')}</p>`
    : undefined;

/** Company and title. */
export function headMarkup(paper: Paper): Markup {
  const { logo, issuer, title, reference, copy } = paper;
  const picture = logo && `data:${logo.contentType};base64,${base64Of(logo.bytes)}`;
  return html`<header>
    <div class="issuer">
      ${picture !== undefined && html`<img class="logo" src="${picture}" alt="" />`}
      ${textMarkup(paper.header, 'header')}
      <strong>${issuer.name}</strong>
      <p class="break">${issuer.lines.join('\n')}</p>
    </div>
    <div class="title">
      <h1>${title}<br /><span class="reference">${reference}</span></h1>
      <p class="copy">${copy}</p>
    </div>
  </header>`;
}

/** Who the document is for. */
export const partyMarkup = ({ heading, name, lines }: PaperParty): Markup =>
  html`<section class="party">
    <p class="heading">${heading}</p>
    <strong>${name}</strong>
    <p class="break">${lines.join('\n')}</p>
  </section>`;

/** The sums, the total last. */
export function totalsMarkup({ totals }: Paper): Markup {
  return html`<dl class="totals">
    ${totals.map(
      ({ label, value, isGrand }) =>
        html`<div class="${isGrand ? 'grand' : ''}">
          <dt>${label}</dt>
          <dd class="number">${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** VAT by code, with the reasons where there is none. */
export function vatMarkup({ vat, labels }: Paper): Markup {
  if (vat.length === 0) return html`<span></span>`;
  return html`<table class="vat">
    <caption>
      ${labels.vat.title}
    </caption>
    <thead>
      <tr>
        <th>${labels.vat.code}</th>
        <th class="number">${labels.vat.rate}</th>
        <th class="number">${labels.vat.base}</th>
        <th class="number">${labels.vat.vat}</th>
      </tr>
    </thead>
    <tbody>
      ${vat.map(
        ({ code, rate, base, vat: tax, reason }) =>
          html`<tr>
            <td>${code}${reason !== '' && html`<div class="details">${reason}</div>`}</td>
            <td class="number">${rate}</td>
            <td class="number">${base}</td>
            <td class="number">${tax}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
