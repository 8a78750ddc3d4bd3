import type { DocumentIssuedData } from '../documents/index.js';
import { handedMinor, roundingOf, type PaymentRow } from '../payments/index.js';
import type {
  ClosedMeans,
  MeansAmount,
  PaymentReclassified,
  ShiftCash,
  ShiftCashMoved,
  ShiftFigures,
  ShiftMeans,
  ShiftNote,
  ShiftSeries,
  ShiftVat,
  TillReversal,
  TillStamp,
} from './shift.events.js';

/** The fields of a document that a shift's figures use. */
export type CountedDocument = Pick<
  DocumentIssuedData,
  'reference' | 'seriesId' | 'totals' | 'payment' | 'account' | 'takes' | 'accountEffect'
> & {
  /** The credit from earlier documents that pays it, in minor units. */
  readonly settles?: readonly { readonly amountMinor: number }[];
};

/** What is refunded other than through a return. */
export interface CountedRefund {
  readonly rows: readonly PaymentRow[];
  readonly till?: TillStamp;
}

/** The figures of a new shift: the float may differ from what the last shift left. */
export function emptyFigures(floatMinor: number, openingDifferenceMinor?: number): ShiftFigures {
  const none = { count: 0, totalMinor: 0 };
  return {
    sales: none,
    returns: none,
    cancelled: none,
    discountMinor: 0,
    vat: [],
    means: [],
    creditMinor: 0,
    onAccountMinor: 0,
    storeCreditMinor: 0,
    cash: {
      floatMinor,
      salesMinor: 0,
      refundsMinor: 0,
      inMinor: 0,
      outMinor: 0,
      dropsMinor: 0,
      correctedMinor: 0,
      ...(openingDifferenceMinor !== undefined && { openingDifferenceMinor }),
    },
    series: [],
    drawerOpenings: 0,
    reprints: 0,
  };
}

/** Expected cash: the float plus cash in, less cash out. */
export function expectedCash({ cash }: Pick<ShiftFigures, 'cash'>): number {
  const { floatMinor, salesMinor, refundsMinor, inMinor, outMinor, dropsMinor } = cash;
  const soldMinor = salesMinor - refundsMinor + cash.correctedMinor;
  return floatMinor + soldMinor + inMinor - outMinor - dropsMinor;
}

/** Sales less returns and cancellations. */
export function netSales({ sales, returns, cancelled }: ShiftFigures): number {
  return sales.totalMinor - returns.totalMinor - cancelled.totalMinor;
}

/** Whether the document refunds another one, or a sale that cannot be proved. */
export function isReturn({
  takes,
  accountEffect,
}: Pick<CountedDocument, 'takes' | 'accountEffect'>): boolean {
  return accountEffect === 'credit' || (takes?.some(({ kind }) => kind === 'credit') ?? false);
}

/** The figures with a sale or a return. */
export function withDocument(
  figures: ShiftFigures,
  document: CountedDocument,
  { cashMinor }: Pick<TillStamp, 'cashMinor'>,
): ShiftFigures {
  const { totals, payment, account, settles = [] } = document;
  const series = withNumber(figures.series, document);
  if (isReturn(document)) {
    const usedMinor = settles.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return {
      ...figures,
      series,
      returns: added(figures.returns, totals.totalMinor),
      vat: withVat(figures.vat, totals.groups, -1),
      onAccountMinor: figures.onAccountMinor - usedMinor,
      storeCreditMinor: figures.storeCreditMinor + account.creditMinor - usedMinor,
    };
  }
  const creditMinor = settles.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const onAccountMinor = account.debitMinor - account.creditMinor - creditMinor;
  return {
    ...figures,
    series,
    sales: added(figures.sales, totals.totalMinor),
    discountMinor: figures.discountMinor + totals.discountMinor,
    vat: withVat(figures.vat, totals.groups, 1),
    means: withMeans(figures.means, payment?.rows ?? [], 'salesMinor'),
    creditMinor: figures.creditMinor + creditMinor,
    onAccountMinor: figures.onAccountMinor + onAccountMinor,
    ...rounded(figures, roundingOf(payment?.rows ?? [])),
    cash: { ...figures.cash, salesMinor: figures.cash.salesMinor + cashMinor },
  };
}

/** The figures after a refund. */
export function withRefund(figures: ShiftFigures, { rows, till }: CountedRefund): ShiftFigures {
  const refundedMinor = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const { cash } = figures;
  return {
    ...figures,
    means: withMeans(figures.means, rows, 'refundsMinor'),
    storeCreditMinor: figures.storeCreditMinor - refundedMinor,
    ...rounded(figures, 0 - roundingOf(rows)),
    cash: { ...cash, refundsMinor: cash.refundsMinor - (till?.cashMinor ?? 0) },
  };
}

/** The figures after a document is cancelled, with its money. */
export function withCancelled(figures: ShiftFigures, reversal: TillReversal): ShiftFigures {
  const { totalMinor, isReturn: wasReturn, means, cashMinor, roundingMinor = 0 } = reversal;
  const { cash } = figures;
  const rows = means.map((one) => ({ ...one, method: '' }));
  return {
    ...figures,
    cancelled: added(figures.cancelled, wasReturn ? 0 - totalMinor : totalMinor),
    means: withMeans(figures.means, rows, 'refundsMinor'),
    ...rounded(figures, 0 - roundingMinor),
    cash: { ...cash, refundsMinor: cash.refundsMinor - cashMinor },
  };
}

/** The figures after cash in, cash out or a drop. */
export function withCash(
  figures: ShiftFigures,
  { kind, amountMinor }: Pick<ShiftCashMoved['data'], 'kind' | 'amountMinor'>,
): ShiftFigures {
  const names = { in: 'inMinor', out: 'outMinor', drop: 'dropsMinor' } as const;
  const name: keyof ShiftCash = names[kind];
  return { ...figures, cash: { ...figures.cash, [name]: figures.cash[name] + amountMinor } };
}

/** The figures after a means of payment is corrected. */
export function withReclassified(
  figures: ShiftFigures,
  { before, after, till }: PaymentReclassified['data'],
): ShiftFigures {
  const taken = before.map(({ roundingMinor = 0, ...row }) => ({
    ...row,
    amountMinor: 0 - row.amountMinor,
    roundingMinor: 0 - roundingMinor,
  }));
  const means = withMeans(withMeans(figures.means, taken, 'salesMinor'), after, 'salesMinor');
  const correctedMinor = figures.cash.correctedMinor + till.cashMinor;
  const rounding = rounded(figures, roundingOf(after) + roundingOf(taken));
  return { ...figures, means, ...rounding, cash: { ...figures.cash, correctedMinor } };
}

/** The figures after an event that only the shift timeline shows. */
export function withNote(figures: ShiftFigures, kind: ShiftNote): ShiftFigures {
  if (kind === 'drawerOpened') return { ...figures, drawerOpenings: figures.drawerOpenings + 1 };
  if (kind === 'reprint') return { ...figures, reprints: figures.reprints + 1 };
  return figures;
}

/** Each means with its counted amount; cash separately. */
export function closedMeans(
  means: readonly ShiftMeans[],
  counted: readonly MeansAmount[],
): readonly ClosedMeans[] {
  const known = new Map(counted.map(({ methodId, amountMinor }) => [methodId, amountMinor]));
  return means.map((one) => {
    const expectedMinor = one.salesMinor - one.refundsMinor;
    const countedMinor = known.get(one.methodId);
    if (countedMinor === undefined) return { ...one, expectedMinor };
    return { ...one, expectedMinor, countedMinor, differenceMinor: countedMinor - expectedMinor };
  });
}

function added(tally: ShiftFigures['sales'], totalMinor: number): ShiftFigures['sales'] {
  return { count: tally.count + 1, totalMinor: tally.totalMinor + totalMinor };
}

function rounded(
  { roundingMinor = 0 }: ShiftFigures,
  moreMinor: number,
): Pick<ShiftFigures, 'roundingMinor'> {
  return moreMinor === 0 ? {} : { roundingMinor: roundingMinor + moreMinor };
}

function withVat(
  before: readonly ShiftVat[],
  groups: DocumentIssuedData['totals']['groups'],
  sign: 1 | -1,
): readonly ShiftVat[] {
  const vat = new Map(before.map((one) => [one.vatId, one]));
  for (const { vatId, code, rate, baseMinor, vatMinor } of groups) {
    const known = vat.get(vatId);
    vat.set(vatId, {
      vatId,
      code,
      rate,
      baseMinor: (known?.baseMinor ?? 0) + sign * baseMinor,
      vatMinor: (known?.vatMinor ?? 0) + sign * vatMinor,
    });
  }
  return [...vat.values()];
}

function withMeans(
  before: readonly ShiftMeans[],
  rows: readonly (MeansAmount & Pick<PaymentRow, 'method' | 'roundingMinor'>)[],
  name: 'salesMinor' | 'refundsMinor',
): readonly ShiftMeans[] {
  const means = new Map(before.map((one) => [one.methodId, one]));
  for (const row of rows) {
    const { methodId, method } = row;
    const known = means.get(methodId) ?? { methodId, method, salesMinor: 0, refundsMinor: 0 };
    means.set(methodId, { ...known, [name]: known[name] + handedMinor(row) });
  }
  return [...means.values()];
}

function withNumber(
  before: readonly ShiftSeries[],
  { seriesId, reference }: Pick<CountedDocument, 'seriesId' | 'reference'>,
): readonly ShiftSeries[] {
  const known = before.find((one) => one.seriesId === seriesId);
  if (!known) return [...before, { seriesId, first: reference, last: reference, count: 1 }];
  return before.map((one) =>
    one === known ? { ...one, last: reference, count: one.count + 1 } : one,
  );
}
