import type { Content, TableCell } from 'pdfmake';
import { filled } from '@balcao/messages';
import type { Definition } from './definition.js';
import type { ListColumn, ListPaper } from './list-paper.js';
import { listWidths } from './list-widths.js';

const side = 28;
/** Of a sheet of A4 on its side, in points. */
const width = 842 - 2 * side;
/** Between the text of a cell and the next cell, on both sides together. */
const padding = 6;
const grey = '#555555';

/** A list on A4 that lies on its side; each page repeats the headings and says which it is. */
export function listDefinition(list: ListPaper): Definition {
  const { columns } = list;
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [side, 30, side, 40],
    defaultStyle: { font: 'Roboto', fontSize: columns.length > 9 ? 7 : 8, lineHeight: 1.1 },
    info: { title: list.title, author: list.company },
    footer: (page, pages) => pageFoot(list, page, pages),
    content: [
      {
        columns: [
          { width: '*', text: list.title, fontSize: 14, bold: true },
          { width: 'auto', text: list.company, fontSize: 10, alignment: 'right' },
        ],
      },
      { stack: list.notes.map((text) => ({ text, color: grey })), margin: [0, 2, 0, 10] },
      tableOf(list),
    ],
  };
}

function tableOf(list: ListPaper): Content {
  const { columns, rows, totals } = list;
  const cells = (texts: readonly string[], isBold = false): TableCell[] =>
    columns.map((column, at) => cellOf(column, texts[at] ?? '', isBold));
  return {
    layout: 'ruled',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: listWidths(list, width).map((each) => each - padding),
      body: [
        columns.map(({ label, isFigure }): TableCell => ({
          text: label,
          bold: true,
          ...(isFigure && { alignment: 'right' }),
        })),
        ...rows.map((row) => cells(row)),
        ...(totals === undefined ? [] : [cells(totals, true)]),
      ],
    },
  };
}

function cellOf({ isFigure }: ListColumn, text: string, isBold: boolean): TableCell {
  const bold = isBold && { bold: true };
  return isFigure ? { text, alignment: 'right', noWrap: true, ...bold } : { text, ...bold };
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
