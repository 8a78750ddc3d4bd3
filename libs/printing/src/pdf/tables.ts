import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { Paper, PaperColumn, PaperRow } from '../paper/index.js';
import { rowId, sumsId } from './carried.js';

const grey = '#555555';

function lineAbove(row: number, rows: number): number {
  if (row === 0 || row === rows) return 0;
  return row === 1 ? 1 : 0.4;
}

/** Thin lines below the rows, a strong one below the heading. */
export const ruled: CustomTableLayout = {
  hLineWidth: (row, node) => lineAbove(row, node.table.body.length),
  vLineWidth: () => 0,
  hLineColor: (row) => (row === 1 ? '#111111' : '#d4dcd9'),
  // Text begins and ends in line with what stands above and below.
  paddingLeft: (column) => (column === 0 ? 0 : 3),
  paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 3),
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

/** A row is known by its first cell that says something: an empty one is laid out nowhere. */
function rowCells(columns: readonly PaperColumn[], row: PaperRow, index: number): TableCell[] {
  const wide = columns.findIndex(({ width }) => width === 'rest');
  const named = row.cells.findIndex((text) => text !== '');
  return row.cells.map((text, at): TableCell => {
    const id = at === named ? { id: rowId(index) } : {};
    if (columns[at]?.isFigure === true) return { ...id, text, alignment: 'right' };
    return at === wide ? described({ ...id, text }, row.details) : { ...id, text };
  });
}

/** Its first text bears the name: only a text knows its page when its row goes to the next one. */
function described(first: { readonly text: string }, details: readonly string[]): TableCell {
  if (details.length === 0) return first;
  return {
    stack: [first, ...details.map((detail) => ({ text: detail, fontSize: 8, color: grey }))],
  };
}

/** VAT by code; a reason is too long to stand beside figures, and stands beneath them. */
export function vatTable({ vat, size, labels: { vat: labels } }: Paper): Content {
  const body: TableCell[][] = [
    [head(labels.code), headNumber(labels.rate), headNumber(labels.base), headNumber(labels.vat)],
  ];
  const reasons = new Set<number>();
  for (const { code, rate, base, vat: tax, reason } of vat) {
    body.push([{ text: code }, figure(rate), figure(base), figure(tax)]);
    if (reason === '') continue;
    reasons.add(body.length);
    body.push([{ text: reason, fontSize: 7.5, color: grey, colSpan: 4 }, '', '', '']);
  }
  return {
    stack: [
      { text: labels.title, bold: true, fontSize: 8.5, margin: [0, 0, 0, 2] },
      {
        layout: joined(reasons),
        table: {
          headerRows: 1,
          widths: size === 'thermal80' ? ['*', 28, 52, 44] : ['*', 36, 62, 56],
          body,
        },
      },
    ],
  };
}

/** Thin lines, but none between these rows and what they belong to. */
const joined = (rows: ReadonlySet<number>): CustomTableLayout => ({
  ...ruled,
  hLineWidth: (row, node) => (rows.has(row) ? 0 : lineAbove(row, node.table.body.length)),
  paddingTop: (row) => (rows.has(row) ? 0 : 3),
});

/** The sums, the total large; a paper without amounts has none, and then no table is drawn. */
export function totalsTable({ totals }: Paper): Content[] {
  if (totals.length === 0) return [];
  const table: Content = {
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
      body: totals.map(({ label, value, isGrand }, at): TableCell[] => [
        {
          ...(at === 0 && { id: sumsId }),
          text: label,
          bold: isGrand,
          ...(isGrand ? { fontSize: 12 } : { color: grey }),
        },
        { text: value, bold: isGrand, alignment: 'right', ...(isGrand && { fontSize: 12 }) },
      ]),
    },
  };
  return [table];
}
