import type { Paper } from '../paper/index.js';
import { html, Markup } from './markup.js';
import { factMarkup, headMarkup, partyMarkup, textMarkup } from './parts.js';
import { totalsMarkup, vatMarkup } from './parts.js';
import { stylesOf } from './styles.js';
import { rollTable, sheetTable } from './table.js';
import { tailMarkup } from './tail.js';

/**
 * The paper as a page on its own: no script, no address that is fetched, every text escaped. It is
 * shown in a frame, printed by the browser, and sent by mail. Others follow on sheets of their own.
 */
export function renderHtml(paper: Paper, ...others: readonly Paper[]): string {
  const { language, size, title, reference } = paper;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${[title, reference].filter((text) => text !== '').join(' ')}</title>
        <style>
          ${new Markup(stylesOf(size))}
        </style>
      </head>
      <body>
        ${[paper, ...others].map(main)}
      </body>
    </html>`;
  return page.text;
}

function main(paper: Paper): Markup {
  const { title, reference, labels } = paper;
  return html`<main
    class="${paper.size === 'A4' ? 'paper sheet' : 'paper'}"
    data-title="${`${title} ${reference}`.trim()}"
    data-page="${labels.page}"
    data-carried="${labels.carried}"
    data-to-carry="${labels.toCarry}"
  >
    ${paper.stamp !== undefined && html`<div class="stamp"><span>${paper.stamp}</span></div>`}
    ${paper.size === 'A4' ? sheet(paper) : roll(paper)}
  </main>`;
}

function sheet(paper: Paper): Markup {
  return html`${headMarkup(paper)} ${paper.party && partyMarkup(paper.party)}
    <dl class="facts">${paper.facts.map(factMarkup)}</dl>
    ${textMarkup(paper.body, 'body')} ${paper.table.rows.length > 0 && sheetTable(paper)}
    <div class="sums">${vatMarkup(paper)} ${totalsMarkup(paper)}</div>
    ${tailMarkup(paper)}`;
}

function roll(paper: Paper): Markup {
  return html`${headMarkup(paper)} ${paper.party && partyMarkup(paper.party)}
    <dl class="facts">${paper.facts.map(factMarkup)}</dl>
    ${textMarkup(paper.body, 'body')} ${rollTable(paper)} ${totalsMarkup(paper)} ${vatMarkup(paper)}
    ${tailMarkup(paper)}`;
}
