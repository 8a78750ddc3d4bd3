import { describe, expect, it } from '@jest/globals';
import { paperOf, type PrintedDocument } from '../paper/index.js';
import { printedInvoice, withLines } from '../testing/printed.js';
import { Carried, rowId, sumsId } from './carried.js';
import { bytesOf } from './file-bytes.js';
import { renderPdf } from './render-pdf.js';
import { sheetDefinition } from './sheet.js';

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

  it.each(['A4', 'thermal80'] as const)(
    'is drawn without sums where there are none, %s',
    async (paperSize) => {
      const { issued, ...document } = printedInvoice({ model: { language: 'pt', paperSize } });
      const totals = { ...issued.totals, totalMinor: 0 };
      const paper = paperOf({ ...document, issued: { ...issued, group: 'internal', totals } });
      expect(paper.totals).toEqual([]);
      expect(pagesOf(await renderPdf(paper))).toBe(1);
    },
  );

  it('is one long page on a roll', async () => {
    const document = printedInvoice({ model: { language: 'pt', paperSize: 'thermal80' } });
    expect(pagesOf(await renderPdf(paperOf(withLines(document, 60))))).toBe(1);
  });
});

/** Of each page what is carried from it, as it comes to be laid out. */
async function carriedOf(document: PrintedDocument): Promise<readonly (string | undefined)[]> {
  const paper = paperOf(document);
  const carried = new Carried(paper);
  const pages = pagesOf(await bytesOf(sheetDefinition(paper, carried)));
  return Array.from({ length: pages }, (_, page) => carried.after(page + 1));
}

/** The same document, where only the first line is of an article with a code. */
function withOneCode({ issued, ...document }: PrintedDocument): PrintedDocument {
  const lines = issued.lines.map(({ code = '', ...line }, at) =>
    at === 0 ? { ...line, code } : line,
  );
  return { ...document, issued: { ...issued, lines } };
}

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

  it('is all of it where only the sums follow', () => {
    const sums = new Carried(paperOf(withLines(printedInvoice(), 5)));
    sums.note(sumsId, 2);
    expect([sums.after(1), sums.after(2)]).toEqual(['2\u00a0250,00', undefined]);
  });

  it('is said of every page but the last, whatever the lines have in their columns', async () => {
    const long = withLines(printedInvoice(), 90);
    for (const document of [long, withOneCode(long)]) {
      const carriedOn = await carriedOf(document);
      expect(carriedOn.length).toBeGreaterThan(2);
      expect(carriedOn.at(-1)).toBeUndefined();
      expect(carriedOn.slice(0, -1)).not.toContain(undefined);
    }
  });

  it('leaves the sums on the last page, with what stands below them', async () => {
    const parts = { note: 'Entregar de manhã.\n'.repeat(6) };
    for (let count = 16; count <= 24; count += 1) {
      const document = withLines(printedInvoice(), count);
      const carriedOn = await carriedOf({ ...document, issued: { ...document.issued, ...parts } });
      expect(carriedOn.slice(0, -1)).not.toContain(undefined);
    }
  });
});
