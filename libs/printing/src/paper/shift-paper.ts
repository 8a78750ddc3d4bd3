import { paperDay, printMessages, type Language, type PrintMessages } from '@balcao/messages';
import type { ShiftClosedData, SupplierSnapshot } from '@balcao/domain';
import { amountOf } from './figures.js';
import { labelsOf } from './paper-of.js';
import type { Fact, Paper, PaperBlock, PaperSize, PaperTotal } from './paper.js';
import { issuerOf } from './parties.js';

/** A Z on its way to paper. */
export interface PrintedShift {
  readonly closing: ShiftClosedData;
  readonly supplier: SupplierSnapshot;
  readonly language: Language;
  readonly size: PaperSize;
  readonly timeZone: string;
  /** How many things arrived when it was closed. */
  readonly amendments: number;
  /** A later print says that it is a copy. */
  readonly isCopy: boolean;
}

type Texts = PrintMessages['shift'];

/** What the Z of a shift says on paper: every figure as it was at the closing. */
export function shiftPaperOf(printed: PrintedShift): Paper {
  const { closing, supplier, language, size, amendments, isCopy } = printed;
  const texts = printMessages(language);
  const { shift } = texts;
  const amount = (minor: number) => amountOf(minor, language);
  return {
    language,
    size,
    title: shift.title,
    reference: `Z ${closing.z} · ${closing.registerName}`,
    copy: isCopy ? texts.copies.second : texts.copies.original,
    issuer: issuerOf({ supplier }, texts),
    header: [],
    facts: factsOf(printed, shift),
    body: [],
    labels: labelsOf(texts),
    table: { columns: [], rows: [] },
    vat: closing.figures.vat.map(({ code, rate, baseMinor, vatMinor }) => {
      return { code, rate, base: amount(baseMinor), vat: amount(vatMinor), reason: '' };
    }),
    totals: totalsOf(closing, shift, amount),
    blocks: blocksOf(closing, shift, amount),
    note: amendments === 0 ? [] : [`${shift.amendments}: ${amendments}`],
    footer: [],
    mentions: [...(isCopy ? [texts.notOriginal] : []), texts.marks.processed],
    amount,
  };
}

function factsOf({ closing, language, timeZone }: PrintedShift, texts: Texts): readonly Fact[] {
  const time = new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-GB', {
    ...{ dateStyle: 'short', timeStyle: 'short', timeZone },
  });
  const at = (instant: string) => time.format(new Date(instant));
  return [
    { label: texts.number, value: `${closing.number}` },
    { label: texts.day, value: paperDay(closing.on) },
    { label: texts.opened, value: `${at(closing.openedAt)} ${closing.openedBy}` },
    { label: texts.closed, value: `${at(closing.closedAt)} ${closing.closedBy}` },
    { label: texts.cashiers, value: closing.cashiers.map(({ name }) => name).join(', ') },
  ];
}

function totalsOf(
  { figures }: ShiftClosedData,
  texts: Texts,
  amount: (minor: number) => string,
): readonly PaperTotal[] {
  const { sales, returns, cancelled, discountMinor } = figures;
  const sum = (label: string, minor: number, isGrand = false): PaperTotal => {
    return { label, value: amount(minor), isGrand };
  };
  return [
    sum(`${texts.sales} (${sales.count})`, sales.totalMinor),
    sum(`${texts.returns} (${returns.count})`, 0 - returns.totalMinor),
    sum(`${texts.cancelled} (${cancelled.count})`, 0 - cancelled.totalMinor),
    sum(texts.discounts, discountMinor),
    sum(texts.net, sales.totalMinor - returns.totalMinor - cancelled.totalMinor, true),
  ];
}

function blocksOf(
  closing: ShiftClosedData,
  texts: Texts,
  amount: (minor: number) => string,
): readonly PaperBlock[] {
  const { figures, means } = closing;
  const { cash } = figures;
  const fact = (label: string, minor: number): Fact => ({ label, value: amount(minor) });
  const blocks: PaperBlock[] = [
    {
      title: texts.cash,
      facts: [
        fact(texts.float, cash.floatMinor),
        fact(texts.cashSales, cash.salesMinor),
        fact(texts.cashRefunds, 0 - cash.refundsMinor),
        fact(texts.cashIn, cash.inMinor),
        fact(texts.cashOut, 0 - cash.outMinor),
        fact(texts.drops, 0 - cash.dropsMinor),
        fact(texts.corrections, cash.correctedMinor),
        fact(texts.expected, closing.expectedMinor),
        fact(texts.counted, closing.countedMinor),
        fact(texts.difference, closing.differenceMinor),
        fact(texts.left, closing.leftMinor),
        fact(texts.deposited, closing.deposited?.amountMinor ?? 0),
      ],
    },
    {
      title: texts.means,
      facts: [
        ...means.map(({ method, expectedMinor }) => fact(method, expectedMinor)),
        fact(texts.credit, figures.creditMinor),
        fact(texts.onAccount, figures.onAccountMinor),
      ],
    },
    {
      title: texts.series,
      facts: figures.series.map(({ first, last, count }) => {
        return { label: `${first} – ${last}`, value: `${count}` };
      }),
    },
    {
      title: texts.more,
      facts: [
        { label: texts.drawerOpenings, value: `${figures.drawerOpenings}` },
        { label: texts.reprints, value: `${figures.reprints}` },
        { label: texts.parked, value: `${closing.parkedCount}` },
        fact(texts.perpetualBefore, closing.perpetualBeforeMinor),
        fact(texts.perpetual, closing.perpetualMinor),
      ],
    },
  ];
  return blocks.filter(({ facts }) => facts.length > 0);
}
