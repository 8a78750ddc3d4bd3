import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readBankFile } from './read-bank-file.js';

/** A movement as the bank has it. */
interface Movement {
  /** Of March 2026. */
  readonly day: number;
  readonly minor: number;
}

const grouped = (digits: string, sign: string) => digits.replace(/\B(?=(\d{3})+$)/g, sign);

/** How figures are written: with which signs, and how many decimals. */
const figures: Readonly<Record<string, (minor: number) => string>> = {
  portuguese: (minor) => `${grouped(whole(minor), '.')},${cents(minor)}`,
  spaced: (minor) => `${grouped(whole(minor), '\u00a0')},${cents(minor)}`,
  english: (minor) => `${grouped(whole(minor), ',')}.${cents(minor)}`,
  plain: (minor) => `${whole(minor)}.${cents(minor)}`,
  fourDecimals: (minor) => `${whole(minor)}.${cents(minor)}00`,
};
const whole = (minor: number) => `${Math.trunc(Math.abs(minor) / 100)}`;
const cents = (minor: number) => `${Math.abs(minor) % 100}`.padStart(2, '0');

const two = (count: number) => `${count}`.padStart(2, '0');
const days: Readonly<Record<string, (day: number) => string>> = {
  slashes: (day) => `${two(day)}/03/2026`,
  dashes: (day) => `${two(day)}-03-2026`,
  iso: (day) => `2026-03-${two(day)}`,
  isoTime: (day) => `2026-03-${two(day)} 10:41:00`,
  digits: (day) => `202603${two(day)}`,
  month: (day) => `${day} Mar 2026`,
  short: (day) => `${two(day)}/03/26`,
};

type Written = (minor: number, figure: string) => readonly string[];
/** How signs are written: the headings of the columns, and what stands in them. */
const signs: Readonly<Record<string, readonly [headings: readonly string[], cells: Written]>> = {
  minus: [['Valor'], (minor, figure) => [minor < 0 ? `-${figure}` : figure]],
  trueMinus: [['Montante'], (minor, figure) => [minor < 0 ? `\u2212${figure}` : figure]],
  behind: [['Valor'], (minor, figure) => [minor < 0 ? `${figure}-` : figure]],
  brackets: [['Amount'], (minor, figure) => [minor < 0 ? `(${figure})` : figure]],
  letter: [['Valor'], (minor, figure) => [`${figure} ${minor < 0 ? 'D' : 'C'}`]],
  mark: [['Valor', 'D/C'], (minor, figure) => [figure, minor < 0 ? 'D' : 'C']],
  words: [['Natureza', 'Valor'], (minor, figure) => [minor < 0 ? 'Débito' : 'Crédito', figure]],
  columns: [['Débito', 'Crédito'], (minor, figure) => (minor < 0 ? [figure, ''] : ['', figure])],
  paid: [['Paid In', 'Withdrawn'], (minor, figure) => (minor < 0 ? ['', figure] : [figure, ''])],
  zeros: [
    ['Valor Débito', 'Valor Crédito'],
    (minor, figure) => (minor < 0 ? [figure, '0'] : ['0', figure]),
  ],
};

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  utf8: (text) => Buffer.from(text),
  marked: (text) => Buffer.from(`\ufeff${text}`),
  utf16: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
};

const oneOf = <T>(forms: Readonly<Record<string, T>>) => fc.constantFrom(...Object.keys(forms));
const layout = fc.record({
  figure: oneOf(figures),
  day: oneOf(days),
  sign: oneOf(signs),
  encoding: oneOf(encodings),
  separator: fc.constantFrom(';', '\t', '|'),
  isNewestFirst: fc.boolean(),
  hasTitle: fc.boolean(),
  hasTotals: fc.boolean(),
  ending: fc.constantFrom('\r\n', '\n', '\r'),
});
type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

const opening = 5_000_000;
const movements = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 31 }),
      minor: fc.integer({ min: -900_000, max: 900_000 }),
    }),
    { minLength: 3, maxLength: 12 },
  )
  .map((list) => list.filter(({ minor }) => minor !== 0).sort((a, b) => a.day - b.day))
  .filter((list) => list.length > 1);

/** The file of a bank that has the movements, in one of the ways in which banks write them. */
function written(list: readonly Movement[], form: Layout): Uint8Array {
  const figure = figures[form.figure] ?? whole;
  const day = days[form.day] ?? String;
  const [headings, cells] = signs[form.sign] ?? [[], () => []];
  const balanceIn = (minor: number) => `${minor < 0 ? '-' : ''}${figure(minor)}`;
  let balance = opening;
  const rows = list.map(({ day: on, minor }, at) => {
    balance += minor;
    return [
      day(on),
      `Movimento ${'abcdefghijkl'[at]} "3/8"`,
      ...cells(minor, figure(minor)),
      balanceIn(balance),
    ];
  });
  if (form.isNewestFirst) rows.reverse();
  const blank = headings.map(() => '');
  const line = (row: readonly string[]) =>
    row
      .map((cell) => (/["]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(form.separator);
  return (encodings[form.encoding] ?? Buffer.from)(
    [
      ...(form.hasTitle ? [['Banco Beta, SA'], ['Extracto de Março']] : []),
      ['Data', 'Descritivo', ...headings, 'Saldo'],
      ...rows,
      ...(form.hasTotals ? [['', 'Saldo final', ...blank, balanceIn(balance)]] : []),
    ]
      .map(line)
      .join(form.ending),
  );
}

describe('a statement, however a bank writes it', () => {
  it('has the same movements, with their days and signs', () => {
    const context = { account: { name: 'Conta' }, kept: [] };
    return fc.assert(
      fc.asyncProperty(movements, layout, async (list, form) => {
        const { read, problems } = await readBankFile(written(list, form), {}, context);
        expect(problems.count).toBe(0);
        const expected = list.map(({ day, minor }) => [`2026-03-${two(day)}`, minor]);
        if (form.isNewestFirst) expected.reverse();
        expect(read.lines.map(({ on, amountMinor }) => [on, amountMinor])).toEqual(expected);
        expect(read.offBalance).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
