import { describe, expect, it } from '@jest/globals';
import { paperOf } from '../paper/index.js';
import { printedInvoice, withLines } from '../testing/printed.js';
import { Carried, rowId } from './carried.js';
import { renderPdf } from './render-pdf.js';

const pagesOf = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

describe('a paper as PDF', () => {
  it('is one page when it is short', async () => {
    const bytes = await renderPdf(paperOf(printedInvoice()));
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pagesOf(bytes)).toBe(1);
  });

  it('goes on where a page ends', async () => {
    expect(pagesOf(await renderPdf(paperOf(withLines(printedInvoice(), 60))))).toBeGreaterThan(1);
  });

  it('is one long page on a roll', async () => {
    const document = printedInvoice({ model: { language: 'pt', paperSize: 'thermal80' } });
    expect(pagesOf(await renderPdf(paperOf(withLines(document, 60))))).toBe(1);
  });
});

describe('what is carried to the next page', () => {
  const carried = new Carried(paperOf(withLines(printedInvoice(), 5)));
  carried.note(rowId(3), 2);
  carried.note(rowId(4), 2);

  it('is the sum of the lines so far', () => {
    expect(carried.after(1)).toBe('1\u00a0350,00');
  });

  it('is nothing where no line follows', () => {
    expect(carried.after(2)).toBeUndefined();
  });
});
