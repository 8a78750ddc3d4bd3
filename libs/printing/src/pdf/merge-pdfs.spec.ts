import { describe, expect, it } from '@jest/globals';
import { paperOf } from '../paper/index.js';
import { printedInvoice, withLines } from '../testing/printed.js';
import { mergePdfs } from './merge-pdfs.js';
import { renderPdf } from './render-pdf.js';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const count = (bytes: Uint8Array, what: RegExp): number => textOf(bytes).match(what)?.length ?? 0;

describe('several papers in one PDF', () => {
  it('have all their pages, in order, and each page its size', async () => {
    const sheets = await renderPdf(paperOf(withLines(printedInvoice(), 60)));
    const roll = await renderPdf(
      paperOf(printedInvoice({ model: { language: 'pt', paperSize: 'thermal80' } })),
    );
    const pages = count(sheets, /\/Type \/Page\b/g);
    const merged = mergePdfs([sheets, roll]);
    expect(count(merged, /\/Type \/Page\b/g)).toBe(pages + 1);
    expect(textOf(merged)).toContain(`/Count ${pages + 1}`);
    expect(count(merged, /\/Parent 2 0 R/g)).toBe(pages + 1);
    const widths = Array.from(textOf(merged).matchAll(/\/MediaBox \[0 0 (\d+)/g), ([, w]) => w);
    expect(widths.at(-1)).toBe('226');
  });

  it('name objects where the table of references says they are', async () => {
    const paper = await renderPdf(paperOf(printedInvoice()));
    const text = textOf(mergePdfs([paper, paper]));
    const start = Number(/startxref\s+(\d+)/.exec(text)?.[1]);
    const entries = text.slice(start).match(/\d{10} 00000 n/g) ?? [];
    expect(entries.length).toBeGreaterThan(10);
    entries.forEach((entry, index) => {
      const offset = Number(entry.slice(0, 10));
      expect(text.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    });
  });

  it('are that one where there is only one', async () => {
    const paper = await renderPdf(paperOf(printedInvoice()));
    expect(mergePdfs([paper])).toBe(paper);
  });
});
