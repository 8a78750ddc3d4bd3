// cspell:ignoreRegExp /[\u0370-\u07ff\u0a80-\u0aff]+/g
import { describe, expect, it } from '@jest/globals';
import type { IssuedLine } from '@balcao/domain';
import { quantity, unitPrice } from '@balcao/pricing';
import fc from 'fast-check';
import { paperOf, type Paper, type PrintedDocument } from '../paper/index.js';
import { printedInvoice } from '../testing/printed.js';
import { readPdfTexts, type ShownText } from '../testing/read-pdf.js';
import { paperBytes } from './file-bytes.js';

/** The letters of a text, in any order that typefaces and directions leave them. */
const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** What a paper says, text by text; what stands on each page again is left out. */
function saidBy({
  table,
  totals,
  vat,
  issuer,
  party,
  facts,
  note,
  mentions,
  blocks,
  ...of
}: Paper) {
  const rows = table.rows.flatMap(({ cells, details, roll }) =>
    of.size === 'A4' ? [...cells, ...details] : [roll.text, ...details, roll.left, roll.right],
  );
  return [
    ...rows,
    ...totals.flatMap(({ label, value }) => [label, value]),
    ...vat.flatMap(({ code, rate, base, vat: tax, reason }) => [code, rate, base, tax, reason]),
    ...[issuer.name, ...issuer.lines, party?.name ?? '', ...(party?.lines ?? [])],
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...[...note, ...mentions],
    ...blocks.flatMap((block) => block.facts.flatMap(({ label, value }) => [label, value])),
  ].filter((text) => lettersOf(text) !== '');
}

async function shownOf(paper: Paper): Promise<readonly ShownText[]> {
  return readPdfTexts(await paperBytes(paper));
}

/** Each text is found whole, its letters as they are written or from right to left. */
function missingIn(shown: readonly ShownText[], texts: readonly string[]): readonly string[] {
  const all = lettersOf(shown.map(({ text }) => text).join(''));
  return texts.filter((text) => {
    const letters = lettersOf(text);
    const backwards = Array.from(letters).toReversed().join('');
    return !all.includes(letters) && !all.includes(backwards) && !inPieces(all, text);
  });
}

/** A text of several lines or directions: each of its words, or their letters one by one. */
const inPieces = (all: string, text: string): boolean =>
  text
    .split(/\s+/u)
    .map(lettersOf)
    .every(
      (word) =>
        all.includes(word) ||
        all.includes(Array.from(word).toReversed().join('')) ||
        (Array.from(word).every((letter) => all.includes(letter)) &&
          /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(word)),
    );

const width = { A4: 595.28, thermal80: 226.78 } as const;

const words = fc.constantFrom(
  ...[
    'Sabão',
    'em',
    'barra',
    'Óleo',
    'de',
    '3/8"',
    'parafuso',
    'm²',
    '阿尔法贸易',
    'شركة',
    'النور',
  ],
  ...['Ελλάδα', 'Жито', '✓', '→', '₿', 'ગુજરાત', '한국', 'ไทย', 'e\u0301', 'x'.repeat(90)],
);
const text = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 12 }).map((each) => each.join(' ')),
  fc.integer({ min: 50, max: 140 }).map((length) => 'Wm0a'.repeat(40).slice(0, length)),
  fc
    .integer({ min: 30, max: 90 })
    .map((count) => Array.from({ length: count }, (_, at) => `${at + 1}x M6`).join('\n')),
);
const line = fc.record({
  description: text,
  code: fc.constantFrom('', 'SAB1', 'REF-2026-0001-AZUL-XL'),
  unit: fc.constantFrom('un', 'unidade', 'metro', 'pacote', 'embalagem', 'garrafa'),
  quantity: fc.constantFrom('1', '10000.125', '1234.5678', '99999999.9999').map(quantity),
  unitPrice: fc.constantFrom('10', '12345678.9', '0.123456', '987654321.12').map(unitPrice),
  afterDiscountMinor: fc.constantFrom(1_000, 12_345_678_800, 9_007_199_254_740_991),
});
const documents = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  name: text.map((each) => each.replaceAll('\n', ' ').slice(0, 140)),
  size: fc.constantFrom('A4' as const, 'thermal80' as const),
});

function printed(
  lines: readonly Partial<IssuedLine>[],
  { name, size = 'A4' }: { readonly name?: string; readonly size?: 'A4' | 'thermal80' } = {},
): PrintedDocument {
  const { issued, ...document } = printedInvoice();
  const [first] = issued.lines;
  const { party } = issued;
  return {
    ...document,
    model: { language: 'pt', paperSize: size },
    issued: {
      ...issued,
      ...(name !== undefined && { party: { ...party, name } }),
      lines: lines.flatMap((each) => (first ? [{ ...first, ...each }] : [])),
    },
  };
}

describe('the file of a paper', () => {
  it('says what the paper says, within its edges and each figure in one piece', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async ({ lines, name, size }) => {
        const paper = paperOf(printed(lines, { name, size }));
        const shown = await shownOf(paper);
        expect(missingIn(shown, saidBy(paper))).toEqual([]);
        expect(shown.filter(({ x, end }) => x < 0 || end > width[size])).toEqual([]);
        if (size !== 'A4') return;
        const pieces = new Set(shown.map((each) => lettersOf(each.text)));
        const figures = paper.table.rows.flatMap(({ cells }) =>
          cells.filter((_, at) => paper.table.columns[at]?.isFigure === true),
        );
        expect(figures.map(lettersOf).filter((each) => !pieces.has(each))).toEqual([]);
        expect(lines.map(({ unit }) => unit).filter((each) => !pieces.has(each))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it.each([
    ['of three lines, the second of 60 short texts', 3, 60],
    ['of one line with 70 line breaks', 1, 70],
    ['of one line with 400 line breaks', 1, 400],
  ])('has all lines %s', async (_, count, breaks) => {
    const tall = Array.from({ length: breaks }, (__, at) => `${at + 1}x M6`).join('\n');
    const lines = Array.from({ length: count }, (__, at) => ({
      description: at === count - 1 || at === 1 ? tall : `Linha ${at}`,
    }));
    const paper = paperOf(printed(lines));
    const shown = await shownOf(paper);
    expect(missingIn(shown, saidBy(paper))).toEqual([]);
    expect(shown.filter((each) => each.text.startsWith(`${breaks}x`))).not.toEqual([]);
    expect(shown.every(({ y }) => y > 0 && y < 842)).toBe(true);
  });

  it('breaks a word within its column, and leaves the other columns where they are', async () => {
    const long = 'Q'.repeat(70);
    const shown = await shownOf(paperOf(printed([{ description: long }, { description: 'Ok' }])));
    const letters = shown.filter(({ text: each }) => /^Q+$/.test(each));
    expect(letters.map((each) => each.text).join('')).toBe(long);
    expect(new Set(letters.map(({ x }) => x)).size).toBe(1);
    expect(Math.max(...shown.map(({ end }) => end))).toBeLessThanOrEqual(595.28 - 39);
  });

  it.each([
    ['阿尔法贸易有限公司', 'Chinese'],
    ['₿ ✓ → 🥭', 'signs'],
    ['Παντοπωλείο Βέγας', 'Greek'],
    ['ગુજરાત વેપાર', 'Gujarati'],
  ])('names a client %s in letters of its script', async (name) => {
    const shown = await shownOf(paperOf(printed([{}], { name })));
    expect(missingIn(shown, [name])).toEqual([]);
  });

  it('puts the words of Arabic from right to left', async () => {
    const shown = await shownOf(paperOf(printed([{}], { name: 'شركة النور' })));
    const drawn = shown.filter(({ text: each }) => /\p{Script=Arabic}/u.test(each));
    expect(drawn).toHaveLength(1);
    expect(lettersOf(drawn[0]?.text ?? '').startsWith('ر')).toBe(true);
  });

  it('writes a letter that no typeface has as its number', async () => {
    const shown = await shownOf(paperOf(printed([{}], { name: 'Loja \u{2A6DF}' })));
    expect(shown.map(({ text: each }) => each).join('')).toContain('[U+2A6DF]');
  });
});
