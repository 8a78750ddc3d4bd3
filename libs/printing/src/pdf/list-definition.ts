import type { Content, TableCell } from 'pdfmake';
import { filled } from '@balcao/messages';
import type { Definition } from './definition.js';
import type { ListColumn, ListPaper, ListRow } from './list-paper.js';
import { listWidths } from './list-widths.js';
import { watermarkOf } from './watermark.js';

const side = 28;
/** Of a sheet of A4 on its side, in points. */
const width = 842 - 2 * side;
/** Between the text of a cell and the next cell, on both sides together. */
const padding = 6;
const grey = '#555555';
/** More rows than a page can have: what lies on the last page of a part is among as many. */
const pageRowsMost = 64;
/** In a row that says nothing, so that it is laid out. */
const blank = '\u00a0';

/** Rows of a list that are laid out at once. */
export interface ListPart {
  readonly rows: readonly ListRow[];
  /** Of the columns: alike in all parts. */
  readonly widths: readonly number[];
  /** Title and notes stand above the first row, the totals below the last one. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** How wide the columns are inside of their padding. */
export const columnWidths = (list: ListPaper): readonly number[] =>
  listWidths(list, width).map((each) => each - padding);

/** A list on A4 that lies on its side; each page repeats the headings and says which it is. */
export const listDefinition = (list: ListPaper, part: ListPart): Definition => ({
  ...listPart(list, part),
  footer: (page, pages) => pageFoot(list, page, pages),
});

/** A part of a list; which of how many its pages are is not known while it is laid out. */
export const listPart = (list: ListPaper, part: ListPart): Definition => ({
  ...sheet(list),
  ...(list.stamp !== undefined && { watermark: watermarkOf(list.stamp) }),
  content: [...(part.isFirst ? headOf(list) : []), tableOf(list, part)],
});

/** Nothing but what stands at the foot of so many pages. */
export const listFeet = (list: ListPaper, pages: number): Definition => ({
  ...sheet(list),
  footer: (page) => pageFoot(list, page, pages),
  content: Array.from({ length: pages }, (_, page): Content => ({
    text: '',
    ...(page > 0 && { pageBreak: 'before' }),
  })),
});

const sheet = ({ title, company, columns }: ListPaper) =>
  ({
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [side, 30, side, 40],
    defaultStyle: { font: 'Roboto', fontSize: columns.length > 9 ? 7 : 8, lineHeight: 1.1 },
    info: { title, author: company },
  }) satisfies Partial<Definition>;

const headOf = ({ title, company, notes }: ListPaper): Content[] => [
  {
    columns: [
      { width: '*', text: title, fontSize: 14, bold: true },
      { width: 'auto', text: company, fontSize: 10, alignment: 'right' },
    ],
  },
  { stack: notes.map((text) => ({ text, color: grey })), margin: [0, 2, 0, 10] },
];

function tableOf({ columns, totals }: ListPaper, { rows, widths, isLast }: ListPart): Content {
  return {
    layout: 'ruled',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: [
        columns.map(({ label, isFigure }): TableCell => ({
          text: label,
          bold: true,
          ...(isFigure && { alignment: 'right' }),
        })),
        ...rows.map((row, place) =>
          rowCells(columns, row, rows.length - place > pageRowsMost ? undefined : String(place)),
        ),
        ...(totals === undefined || !isLast
          ? []
          : [columns.map((column, at) => cellOf(column, totals[at] ?? '', true))]),
      ],
    },
  };
}

/** A row is known by its first cell that says something: an empty one is laid out nowhere. */
function rowCells(columns: readonly ListColumn[], row: ListRow, id?: string): TableCell[] {
  const named = Math.max(
    0,
    row.findIndex((text) => text.trim() !== ''),
  );
  return columns.map((column, at) => {
    const text = row[at] ?? '';
    if (at !== named) return cellOf(column, text);
    const cell = cellOf(column, text.trim() === '' ? blank : text);
    return id === undefined ? cell : { ...cell, id };
  });
}

function cellOf({ isFigure }: ListColumn, text: string, isBold = false) {
  const bold = isBold && { bold: true };
  return isFigure
    ? { text, alignment: 'right' as const, noWrap: true, ...bold }
    : { text, ...bold };
}

function pageFoot(list: ListPaper, page: number, pages: number): Content {
  const place = filled(list.page, { page: String(page), pages: String(pages) });
  return {
    margin: [side, 12, side, 0],
    fontSize: 7.5,
    color: grey,
    columns: [{ text: `${list.company} · ${list.title}` }, { text: place, alignment: 'right' }],
  };
}
