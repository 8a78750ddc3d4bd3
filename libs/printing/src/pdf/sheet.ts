import type { Content } from 'pdfmake';
import { filled } from '@balcao/messages';
import type { Paper } from '../paper/index.js';
import type { Carried } from './carried.js';
import type { Definition } from './definition.js';
import { factRows, infoOf, issuerOf, logoOf, partyOf } from './parts.js';
import { tailOf } from './tail.js';
import { linesTable, sheetRoom, totalsTable, vatTable } from './tables.js';
import { linesIn } from './fitting.js';
import { widthOf } from './metrics.js';
import { watermarkOf } from './watermark.js';

const side = 40;

/** A document on sheets of A4: what continues says so on each page, and what it carries. */
export function sheetDefinition(paper: Paper, carried: Carried): Definition {
  return {
    pageSize: 'A4',
    pageMargins: [side, 44, side, 54],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.15 },
    info: infoOf(paper),
    ...(paper.stamp !== undefined && { watermark: watermarkOf(paper.stamp) }),
    header: (page) => (page === 1 ? undefined : continued(paper, carried.after(page - 1))),
    footer: (page, pages) => pageFoot(paper, carried.after(page), page, pages),
    content: contentOf(paper),
    pageBreakBefore: (node) => {
      carried.note(node.id, node.pageNumbers[0]);
      return false;
    },
  };
}

/** Points between the issuer and the title, and the most that the title has. */
const headGap = 20;
const titleMost = 260;
const titleSize = 15;

function contentOf(paper: Paper): Content[] {
  const wide = [paper.title, paper.reference].map((text) => widthOf(text, titleSize, true));
  const titleWidth = Math.min(titleMost, Math.max(...wide, widthOf(paper.copy, 9.5)) + 1);
  return [
    {
      columns: [
        {
          width: sheetRoom - headGap - titleWidth,
          stack: [...logoOf(paper, [150, 60]), ...issuerOf(paper)],
        },
        {
          width: titleWidth,
          alignment: 'right',
          stack: [
            { text: paper.title, fontSize: titleSize, bold: true },
            { text: paper.reference, fontSize: titleSize, bold: true },
            { text: paper.copy, color: '#555555' },
          ],
        },
      ],
      columnGap: headGap,
    },
    ...partyPanel(paper),
    ...factsBand(paper),
    ...bodyOf(paper),
    ...(paper.table.rows.length === 0 ? [] : [linesTable(paper)]),
    ...endOf(paper),
  ];
}

/** Points of the window, with what lies between its side and the text. */
const panelWidth = 270;

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
    table: { widths: [panelWidth - 22], body: [[{ stack, fillColor: '#f5f8f7' }]] },
  };
  return [
    {
      columns: [
        { width: '*', text: '' },
        { width: panelWidth, stack: [panel] },
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
    table: { widths: [sheetRoom], body: [[{ stack: factRows(facts, 5, sheetRoom) }]] },
  };
  return [band];
}

/** What the model says above the lines. */
const bodyOf = ({ body }: Paper): Content[] =>
  body.length === 0 ? [] : [{ text: body.join('\n'), margin: [0, 0, 0, 8] }];

/** Lines that surely are on one page. */
const linesTogether = 30;
/** Points of the VAT by code, and between it and the sums. */
const vatRoom = 278;
const sumsGap = 24;

/** The sums and what stands below: together, so that the sums are on the last page. */
function endOf(paper: Paper): Content[] {
  const sums: Content = {
    unbreakable: vatLines(paper) + paper.totals.length <= linesTogether,
    margin: [0, 12, 0, 0],
    columns: [
      { width: vatRoom, stack: paper.vat.length === 0 ? [] : [vatTable(paper, vatRoom)] },
      { width: sheetRoom - sumsGap - vatRoom, stack: totalsTable(paper) },
    ],
    columnGap: sumsGap,
  };
  const end = [sums, ...tailOf(paper, sheetRoom)];
  return isShort(paper) ? [{ unbreakable: true, stack: end }] : end;
}

/** Whether all of it is on one page, behind lines that may have taken another. */
function isShort(paper: Paper): boolean {
  const { table, blocks, note, footer, mentions, words } = paper;
  const facts = blocks.flatMap((block) => block.facts.map(({ value }) => value));
  const written = [...note, ...footer, ...mentions, ...facts, words?.value ?? ''];
  const lines = written.reduce((sum, text) => sum + linesOf(text, sheetRoom * 0.7), 0);
  const around = vatLines(paper) + blocks.length * 2;
  return table.rows.length > 0 && lines + around <= linesTogether;
}

const linesOf = (text: string, width: number): number => linesIn(text, width, 9.5).length;

const vatLines = ({ vat }: Paper): number =>
  vat.reduce((sum, { code, reason }) => sum + linesOf(code, 60) + linesOf(reason, vatRoom), 1);

/** Points of what each page is called. */
const runningWidth = 320;

function continued(paper: Paper, amount: string | undefined): Content {
  return {
    margin: [side, 18, side, 0],
    columns: [
      { width: runningWidth, text: `${paper.title} ${paper.reference}`, bold: true },
      {
        width: sheetRoom - runningWidth,
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
      {
        width: runningWidth,
        text: `${paper.title} ${paper.reference}   ${place}`,
        color: '#555555',
      },
      {
        width: sheetRoom - runningWidth,
        text: amount === undefined ? '' : `${paper.labels.toCarry}: ${amount}`,
        alignment: 'right',
        bold: true,
      },
    ],
  };
}
