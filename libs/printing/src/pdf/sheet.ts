import type { Content } from 'pdfmake';
import { filled } from '@balcao/messages';
import type { Paper } from '../paper/index.js';
import type { Carried } from './carried.js';
import type { Definition } from './definition.js';
import { factRows, infoOf, issuerOf, logoOf, partyOf } from './parts.js';
import { tailOf } from './tail.js';
import { linesTable, totalsTable, vatTable } from './tables.js';

const side = 40;

/** A document on sheets of A4: what continues says so on each page, and what it carries. */
export function sheetDefinition(paper: Paper, carried: Carried): Definition {
  return {
    pageSize: 'A4',
    pageMargins: [side, 44, side, 54],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.15 },
    info: infoOf(paper),
    ...(paper.stamp !== undefined && {
      watermark: { text: paper.stamp, color: '#b00020', opacity: 0.13, bold: true, angle: -28 },
    }),
    header: (page) => (page === 1 ? undefined : continued(paper, carried.after(page - 1))),
    footer: (page, pages) => pageFoot(paper, carried.after(page), page, pages),
    content: contentOf(paper),
    pageBreakBefore: (node) => {
      carried.note(node.id, node.pageNumbers[0]);
      return false;
    },
  };
}

function contentOf(paper: Paper): Content[] {
  return [
    {
      columns: [
        { width: '*', stack: [...logoOf(paper, [150, 60]), ...issuerOf(paper)] },
        {
          width: 'auto',
          alignment: 'right',
          stack: [
            { text: paper.title, fontSize: 15, bold: true },
            { text: paper.reference, fontSize: 15, bold: true, noWrap: true },
            { text: paper.copy, color: '#555555' },
          ],
        },
      ],
      columnGap: 20,
    },
    {
      columns: [
        { width: '*', text: '' },
        { width: 270, stack: partyOf(paper) },
      ],
      margin: [0, 18, 0, 16],
    },
    ...factRows(paper.facts, 5),
    ...paper.body.map((text) => ({ text })),
    { text: '', margin: [0, 4, 0, 0] },
    ...(paper.table.rows.length === 0 ? [] : [linesTable(paper)]),
    ...endOf(paper),
  ];
}

/** Lines that surely are on one page. */
const linesTogether = 30;
/** Characters of a line that is as long as a page is wide. */
const charactersOfLine = 100;

/** The sums and what stands below: together, so that the sums are on the last page. */
function endOf(paper: Paper): Content[] {
  const sums: Content = {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    columns: [
      { width: '56%', stack: paper.vat.length === 0 ? [] : [vatTable(paper)] },
      { width: '*', stack: totalsTable(paper) },
    ],
    columnGap: 24,
  };
  const end = [sums, ...tailOf(paper)];
  return isShort(paper) ? [{ unbreakable: true, stack: end }] : end;
}

/** Whether all of it is on one page, behind lines that may have taken another. */
function isShort({ table, vat, blocks, note, footer }: Paper): boolean {
  const written = [...note, ...footer].map((line) => Math.ceil(line.length / charactersOfLine));
  const lines = [vat.length, ...blocks.map(({ facts }) => facts.length + 2), ...written];
  return table.rows.length > 0 && lines.reduce((sum, each) => sum + each, 0) <= linesTogether;
}

function continued(paper: Paper, amount: string | undefined): Content {
  return {
    margin: [side, 18, side, 0],
    columns: [
      { text: `${paper.title} ${paper.reference}`, bold: true },
      {
        text: amount === undefined ? '' : `${paper.labels.carried}: ${amount}`,
        alignment: 'right',
      },
    ],
  };
}

function pageFoot(paper: Paper, amount: string | undefined, page: number, pages: number): Content {
  const place = filled(paper.labels.page, { page: String(page), pages: String(pages) });
  return {
    margin: [side, 14, side, 0],
    fontSize: 8,
    columns: [
      { text: `${paper.title} ${paper.reference}   ${place}`, color: '#555555' },
      {
        text: amount === undefined ? '' : `${paper.labels.toCarry}: ${amount}`,
        alignment: 'right',
        bold: true,
      },
    ],
  };
}
