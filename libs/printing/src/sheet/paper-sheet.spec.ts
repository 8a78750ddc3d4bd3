import { describe, expect, it } from '@jest/globals';
import { minorToDecimal } from '@balcao/messages';
import { paperOf } from '../paper/index.js';
import { printedInvoice, withLines } from '../testing/printed.js';
import { paperSheet } from './paper-sheet.js';

describe.each(['pt', 'en'] as const)('an invoice as a sheet in %s', (language) => {
  const printed = printedInvoice({ model: { language, paperSize: 'A4' } });
  const { rows, widths } = paperSheet(paperOf(printed));
  const cells = rows.flatMap((row) => row.filter((cell) => cell !== undefined));

  it('holds the total of the paper as a number', () => {
    const total = cells.find(({ look }) => look === 'grandAmount');
    expect(total?.value).toBe(minorToDecimal(printed.issued.totals.totalMinor));
  });

  it('holds quantity, price and amount of every line as numbers', () => {
    const [line] = printed.issued.lines;
    const row = rows.find((each) => each.some((cell) => cell?.value === line?.description));
    const figures = row?.flatMap((cell) =>
      cell === undefined || cell.look === 'text' ? [] : [cell.value],
    );
    expect(figures).toContain(line?.quantity);
    expect(figures).toContain(minorToDecimal(line?.afterDiscountMinor ?? 0));
  });

  it('holds days as days and amounts as numbers, with their headings', () => {
    const [, issued] = rows.find((row) => row[1]?.look === 'day') ?? [];
    expect(issued?.value).toBe(printed.issued.issuedOn);
    const labels = rows.flatMap((row) => (row[1] === undefined ? [] : [row[0]?.value.length ?? 0]));
    expect(widths[0]).toBeGreaterThan(Math.max(...labels));
  });

  it('has a width for each column, and every line of the document', () => {
    const { issued } = withLines(printed, 40);
    const many = paperSheet(paperOf({ ...printed, issued }));
    expect(many.rows).toHaveLength(rows.length + 39 * (rows.length - withoutLine()));
    expect(widths).toHaveLength(paperOf(printed).table.columns.length);
  });

  /** Rows of the same paper without its one line. */
  function withoutLine(): number {
    const { issued } = withLines(printed, printed.issued.lines.length - 1);
    return paperSheet(paperOf({ ...printed, issued })).rows.length;
  }
});
