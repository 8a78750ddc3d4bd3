import type { Paper } from '../paper/index.js';
import { html, Markup } from './markup.js';
import { factMarkup, headMarkup, partyMarkup, tailMarkup, textMarkup } from './parts.js';
import { totalsMarkup, vatMarkup } from './parts.js';
import { stylesOf } from './styles.js';
import { rollTable, sheetTable } from './table.js';

/**
 * The paper as a page on its own: no script, no address that is fetched, every text escaped. It is
 * shown in a frame, printed by the browser, and sent by mail.
 */
export function renderHtml(paper: Paper): string {
  const { language, size, title, reference } = paper;
  const isSheet = size === 'A4';
  const content = isSheet ? sheet(paper) : roll(paper);
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
        <main class="paper">
          ${paper.stamp !== undefined && html`<div class="stamp"><span>${paper.stamp}</span></div>`}
          ${content}
        </main>
      </body>
    </html>`;
  return page.text;
}

function sheet(paper: Paper): Markup {
  return html`${headMarkup(paper)} ${paper.party && partyMarkup(paper.party)}
    <dl class="facts">${paper.facts.map(factMarkup)}</dl>
    ${textMarkup(paper.body, 'body')} ${sheetTable(paper)}
    <div class="sums">${vatMarkup(paper)} ${totalsMarkup(paper)}</div>
    ${tailMarkup(paper)}
    <p class="signature">${paper.labels.signature}</p>`;
}

function roll(paper: Paper): Markup {
  return html`${headMarkup(paper)} ${paper.party && partyMarkup(paper.party)}
    <dl class="facts">${paper.facts.map(factMarkup)}</dl>
    ${textMarkup(paper.body, 'body')} ${rollTable(paper)} ${totalsMarkup(paper)} ${vatMarkup(paper)}
    ${tailMarkup(paper)}`;
}
