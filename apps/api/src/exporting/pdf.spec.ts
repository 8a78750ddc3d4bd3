import { describe, expect, it } from '@jest/globals';
import { listPaperLimits } from '@balcao/printing/pdf';
import { noPdfReader, textOf } from '../../../../test/e2e/support/pdf-text.js';
import { itUnless } from '../../../../test/left-out.js';
import type { ExportColumn } from './export-columns.js';
import { pdfOf, type PaperHead } from './pdf.js';

const columns: readonly ExportColumn[] = [
  { field: 'reference', heading: 'Referência', kind: 'text', words: {} },
  { field: 'totalMinor', heading: 'Total', kind: 'money', words: {} },
];
const writing = { language: 'pt', timeZone: 'Africa/Maputo' } as const;
const head: PaperHead = {
  title: 'Documentos',
  company: 'Mercearia Polana, Lda',
  about: 'Estado: Emitido',
  now: new Date('2026-03-02T07:30:00Z'),
  sums: ['totalMinor'],
};

/** As many documents of one metical, in reads of some thousand; then what else is to happen. */
async function* sales(count: number, then?: () => void) {
  for (let from = 0; from < count; from += 3_000) {
    const length = Math.min(3_000, count - from);
    yield await Promise.resolve(
      Array.from({ length }, (_, at) => ({ reference: `FT/${from + at + 1}`, totalMinor: 100 })),
    );
  }
  then?.();
}

const refusedAbove = (max: number) =>
  expect.objectContaining({ status: 422, code: 'export.tooManyRows', params: { max } });

describe('a long list as a PDF', () => {
  itUnless(noPdfReader, 'has all its rows in order, its pages counted, its totals', async () => {
    const file = await textOf(await pdfOf(sales(5_001), columns, writing, head));
    const references = Array.from(file.matchAll(/FT\/(\d+)/g), ([, number]) => Number(number));
    expect(references).toEqual(Array.from({ length: 5_001 }, (_, at) => at + 1));
    const pages = file.split('\f').slice(0, -1);
    const saying = (words: RegExp) => pages.flatMap((page, at) => (words.test(page) ? [at] : []));
    const every = pages.map((_, at) => at);
    expect(every.length).toBeGreaterThan(100);
    expect(pages.map((page) => /Página (\d+) de (\d+)/.exec(page)?.slice(1))).toEqual(
      every.map((at) => [`${at + 1}`, `${every.length}`]),
    );
    expect(saying(/^\s*Referência +Total$/m)).toEqual(every);
    expect(saying(/Estado: Emitido/)).toEqual([0]);
    expect(saying(/5\s001 linhas/)).toEqual([0]);
    expect(saying(/^\s*Total +5\s001,00$/m)).toEqual([every.length - 1]);
  });

  it('is refused above its limit, which is named, and made up to it', async () => {
    const { rows: max } = listPaperLimits;
    await expect(pdfOf(sales(max + 1), columns, writing, head)).rejects.toEqual(refusedAbove(max));
    const gone = new AbortController();
    const leaving = sales(max, () => {
      gone.abort(new Error('gone before it was laid out'));
    });
    const { signal } = gone;
    await expect(pdfOf(leaving, columns, writing, { ...head, signal })).rejects.toThrow(
      'gone before it was laid out',
    );
  });

  it('is refused above a limit of its own, and made up to it', async () => {
    const own = { ...head, rowsMax: 40 };
    await expect(pdfOf(sales(41), columns, writing, own)).rejects.toEqual(refusedAbove(40));
    const made = await pdfOf(sales(40), columns, writing, own);
    expect(Buffer.from(made).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('lets others be answered while its rows are written down', async () => {
    let answered = 0;
    const beat = (): void => {
      answered += 1;
      if (!gone.signal.aborted) setImmediate(beat);
    };
    const gone = new AbortController();
    const leaving = sales(3_000, () => {
      gone.abort(new Error('gone'));
    });
    const { signal } = gone;
    setImmediate(beat);
    await expect(pdfOf(leaving, columns, writing, { ...head, signal })).rejects.toThrow('gone');
    expect(answered).toBeGreaterThan(10);
  });
});
