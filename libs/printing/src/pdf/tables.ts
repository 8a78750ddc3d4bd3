import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { Paper, PaperColumn, PaperRow, PaperVat } from '../paper/index.js';
import { rowId } from './carried.js';

const grey = '#555555';

/** Thin lines below the rows, a strong one below the heading. */
export const ruled: CustomTableLayout = {
  hLineWidth: (row, node) =>
    row === 0 || row === node.table.body.length ? 0 : row === 1 ? 1 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (row) => (row === 1 ? '#111111' : '#d4dcd9'),
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

const head = (text: string): TableCell => ({ text, fontSize: 8, color: '#333333' });
const headNumber = (text: string): TableCell => ({
  text,
  fontSize: 8,
  color: '#333333',
  alignment: 'right',
});
const figure = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

/** The lines; every page repeats the heading. */
export function linesTable({ table: { columns, rows } }: Paper): Content {
  const heading = columns.map(({ label, isFigure }) =>
    isFigure ? headNumber(label) : head(label),
  );
  return {
    layout: 'ruled',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => (width === 'rest' ? '*' : width)),
      body: [heading, ...rows.map((row, index) => rowCells(columns, row, index))],
    },
  };
}

function rowCells(columns: readonly PaperColumn[], row: PaperRow, index: number): TableCell[] {
  const wide = columns.findIndex(({ width }) => width === 'rest');
  return row.cells.map((text, at): TableCell => {
    const id = at === 0 ? { id: rowId(index) } : {};
    if (columns[at]?.isFigure === true) return { ...id, text, alignment: 'right' };
    return at === wide ? { ...id, ...described(text, row.details) } : { ...id, text };
  });
}

function described(text: string, details: readonly string[]) {
  if (details.length === 0) return { text };
  return {
    stack: [{ text }, ...details.map((detail) => ({ text: detail, fontSize: 8, color: grey }))],
  };
}

/** VAT by code. A roll is too narrow for reasons beside figures: they stand beneath. */
export function vatTable({ vat, size, labels: { vat: labels } }: Paper): Content {
  const isNarrow = size === 'thermal80';
  const reasonOf = (text: string) => ({ text, fontSize: 7.5, color: grey });
  const rowsOf = ({ code, rate, base, vat: tax, reason }: PaperVat): TableCell[][] => {
    const figures = [figure(rate), figure(base), figure(tax)];
    if (reason === '') return [[{ text: code }, ...figures]];
    if (!isNarrow) return [[{ stack: [{ text: code }, reasonOf(reason)] }, ...figures]];
    return [
      [{ text: code }, ...figures],
      [{ ...reasonOf(reason), colSpan: 4 }, '', '', ''],
    ];
  };
  return {
    stack: [
      { text: labels.title, bold: true, fontSize: 8.5, margin: [0, 0, 0, 2] },
      {
        layout: 'ruled',
        table: {
          headerRows: 1,
          widths: isNarrow ? ['*', 28, 52, 44] : ['*', 36, 62, 56],
          body: [
            [
              head(labels.code),
              headNumber(labels.rate),
              headNumber(labels.base),
              headNumber(labels.vat),
            ],
            ...vat.flatMap(rowsOf),
          ],
        },
      },
    ],
  };
}

/** The sums, the total large. */
export function totalsTable({ totals }: Paper): Content {
  return {
    layout: {
      hLineWidth: (row) => (totals[row]?.isGrand === true ? 1 : 0),
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: (row) => (totals[row]?.isGrand === true ? 4 : 1.5),
      paddingBottom: () => 1.5,
    },
    table: {
      widths: ['*', 'auto'],
      body: totals.map(({ label, value, isGrand }): TableCell[] => [
        { text: label, bold: isGrand, ...(isGrand ? { fontSize: 12 } : { color: grey }) },
        { text: value, bold: isGrand, alignment: 'right', ...(isGrand && { fontSize: 12 }) },
      ]),
    },
  };
}
