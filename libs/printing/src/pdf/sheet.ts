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
    ...partyPanel(paper),
    ...factsBand(paper),
    ...bodyOf(paper),
    ...(paper.table.rows.length === 0 ? [] : [linesTable(paper)]),
    ...endOf(paper),
  ];
}

/** Whom it is for, in the window of an envelope. */
function partyPanel(paper: Paper): Content[] {
  const stack = partyOf(paper);
  if (stack.length === 0) return [];
  const panel: Content = {
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line) => (line === 0 ? 2.5 : 0),
      vLineColor: () => '#1f6f5c',
      paddingLeft: () => 11,
      paddingRight: () => 8,
      paddingTop: () => 6,
      paddingBottom: () => 4,
    },
    table: { widths: ['*'], body: [[{ stack, fillColor: '#f5f8f7' }]] },
  };
  return [
    {
      columns: [
        { width: '*', text: '' },
        { width: 270, stack: [panel] },
      ],
      margin: [0, 14, 0, 0],
    },
  ];
}

/** Days, currency and the like, between two thin lines. */
function factsBand({ facts }: Paper): Content[] {
  if (facts.length === 0) return [];
  const band: Content = {
    margin: [0, 14, 0, 8],
    layout: {
      hLineWidth: () => 0.75,
      vLineWidth: () => 0,
      hLineColor: () => '#c9d3d0',
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 5,
      paddingBottom: () => 1,
    },
    table: { widths: ['*'], body: [[{ stack: factRows(facts, 5) }]] },
  };
  return [band];
}

/** What the model says above the lines. */
const bodyOf = ({ body }: Paper): Content[] =>
  body.length === 0 ? [] : [{ text: body.join('\n'), margin: [0, 0, 0, 8] }];

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
