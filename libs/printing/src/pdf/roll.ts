import type { Content } from 'pdfmake';
import type { Paper } from '../paper/index.js';
import type { Definition } from './definition.js';
import { infoOf, issuerOf, logoOf, partyOf, twoEnds } from './parts.js';
import { tailOf } from './tail.js';
import { totalsTable, vatTable } from './tables.js';

/** Points in a millimetre. */
const mm = 72 / 25.4;
/** Points from side to side. */
const rollRoom = 72 * mm;
const size = 8;

/** Laying out writes into what it lays out: each line is its own. */
const dashes = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: 72 * mm, y2: 0, lineWidth: 0.6, dash: { length: 3 } }],
  margin: [0, 4, 0, 4],
});

/** A document on the roll of a till, 80 mm wide and as long as it gets. */
export function rollDefinition(paper: Paper): Definition {
  return {
    pageSize: { width: 80 * mm, height: 'auto' },
    pageMargins: [4 * mm, 4 * mm],
    defaultStyle: { font: 'Roboto', fontSize: size, lineHeight: 1.1 },
    info: infoOf(paper),
    ...(paper.stamp !== undefined && {
      watermark: { text: paper.stamp, color: '#b00020', opacity: 0.13, bold: true },
    }),
    content: [
      { alignment: 'center', stack: [...logoOf(paper, [120, 50]), ...issuerOf(paper)] },
      dashes(),
      {
        alignment: 'center',
        stack: [
          { text: `${paper.title} ${paper.reference}`.trim(), bold: true, fontSize: 10 },
          { text: paper.copy },
        ],
      },
      dashes(),
      ...partyOf(paper),
      ...paper.facts.map((fact) => twoEnds(fact, rollRoom, size)),
      ...paper.body.map((text) => ({ text })),
      ...(paper.table.rows.length === 0 ? [] : [dashes()]),
      ...paper.table.rows.map(({ roll: { text, left, right }, details }): Content => ({
        margin: [0, 0, 0, 3],
        stack: [
          text,
          ...details.map((detail) => ({ text: detail, fontSize: 7 })),
          twoEnds({ label: left, value: right }, rollRoom, size),
        ],
      })),
      dashes(),
      ...totalsTable(paper),
      { text: '', margin: [0, 4, 0, 0] },
      ...(paper.vat.length === 0 ? [] : [vatTable(paper, rollRoom)]),
      ...tailOf(paper, rollRoom),
    ],
  };
}
