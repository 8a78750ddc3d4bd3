import { paperDay, type PrintMessages } from '@balcao/messages';
import type { ClosedMeans, ShiftClosedData } from '@balcao/domain';

/** A shift as it is printed: whole after its Z; as an X without what only a closing has. */
export type ShiftFacts = Pick<
  ShiftClosedData,
  | 'registerName'
  | 'number'
  | 'on'
  | 'openedAt'
  | 'openedBy'
  | 'cashiers'
  | 'figures'
  | 'means'
  | 'expectedMinor'
> &
  Partial<ShiftClosedData>;

/** One figure of a shift: how many, how much, or a text. */
export interface ShiftFigure {
  readonly label: string;
  readonly text?: string;
  readonly count?: number;
  readonly amountMinor?: number;
}

/** Figures of a shift that stand together under one heading. */
export interface ShiftSection {
  readonly title: string;
  readonly figures: readonly ShiftFigure[];
}

type Texts = PrintMessages['shift'];

const sum = (label: string, amountMinor: number | undefined): readonly ShiftFigure[] =>
  amountMinor === undefined ? [] : [{ label, amountMinor }];

/** What was sold, and what of it stays. */
export function soldFigures({ figures }: ShiftFacts, texts: Texts): readonly ShiftFigure[] {
  const { sales, returns, cancelled, discountMinor } = figures;
  const net = sales.totalMinor - returns.totalMinor - cancelled.totalMinor;
  return [
    { label: texts.sales, count: sales.count, amountMinor: sales.totalMinor },
    { label: texts.returns, count: returns.count, amountMinor: 0 - returns.totalMinor },
    { label: texts.cancelled, count: cancelled.count, amountMinor: 0 - cancelled.totalMinor },
    { label: texts.discounts, amountMinor: discountMinor },
    { label: texts.net, amountMinor: net },
  ];
}

/** The drawer, the other means, the documents, and what else a shift is asked for. */
export function shiftSections(shift: ShiftFacts, texts: Texts): readonly ShiftSection[] {
  const { figures, means } = shift;
  const sections: readonly ShiftSection[] = [
    { title: texts.cash, figures: cashFigures(shift, texts) },
    {
      title: texts.means,
      figures: [
        ...means.flatMap((one) => meansFigures(one, texts)),
        ...sum(texts.credit, figures.creditMinor),
        ...sum(texts.onAccount, figures.onAccountMinor),
      ],
    },
    {
      title: texts.series,
      figures: figures.series.map(({ first, last, count }) => {
        return { label: first === last ? first : `${first} – ${last}`, count };
      }),
    },
    {
      title: texts.more,
      figures: [
        { label: texts.drawerOpenings, count: figures.drawerOpenings },
        { label: texts.reprints, count: figures.reprints },
        ...(shift.parkedCount === undefined
          ? []
          : [{ label: texts.parked, count: shift.parkedCount }]),
        ...sum(texts.perpetualBefore, shift.perpetualBeforeMinor),
        ...sum(texts.perpetual, shift.perpetualMinor),
      ],
    },
  ];
  return sections.filter((section) => section.figures.length > 0);
}

function cashFigures(shift: ShiftFacts, texts: Texts): readonly ShiftFigure[] {
  const { cash, roundingMinor } = shift.figures;
  return [
    ...sum(texts.float, cash.floatMinor),
    ...sum(texts.openingDifference, cash.openingDifferenceMinor),
    ...sum(texts.cashSales, cash.salesMinor),
    ...sum(texts.cashRefunds, 0 - cash.refundsMinor),
    ...sum(texts.cashIn, cash.inMinor),
    ...sum(texts.cashOut, 0 - cash.outMinor),
    ...sum(texts.drops, 0 - cash.dropsMinor),
    ...sum(texts.corrections, cash.correctedMinor),
    ...sum(texts.rounding, roundingMinor),
    ...sum(texts.expected, shift.expectedMinor),
    ...sum(texts.counted, shift.countedMinor),
    ...sum(texts.difference, shift.differenceMinor),
    ...(shift.differenceReason === undefined
      ? []
      : [{ label: texts.differenceReason, text: shift.differenceReason }]),
    ...sum(texts.left, shift.leftMinor),
    ...(shift.leftMinor === undefined
      ? []
      : sum(texts.deposited, shift.deposited?.amountMinor ?? 0)),
  ];
}

/** What a means should come to; what was counted of it where that is something else. */
function meansFigures(
  { method, expectedMinor, countedMinor, differenceMinor = 0 }: ClosedMeans,
  texts: Texts,
): readonly ShiftFigure[] {
  const isOff = countedMinor !== undefined && differenceMinor !== 0;
  return [
    ...sum(method, expectedMinor),
    ...(isOff ? sum(`${method}: ${texts.counted}`, countedMinor) : []),
    ...(isOff ? sum(`${method}: ${texts.difference}`, differenceMinor) : []),
  ];
}

/** A line of a shift's workbook. */
export interface ShiftSheetRow {
  readonly section: string;
  readonly what: string;
  readonly text?: string;
  readonly count?: number;
  readonly amountMinor?: number;
}

/** The same figures, a row each, for a workbook; what arrived late stands below them. */
export function shiftSheet(
  shift: ShiftFacts,
  texts: Texts,
  late: readonly ShiftFigure[] = [],
): readonly ShiftSheetRow[] {
  const { figures } = shift;
  const head: readonly ShiftFigure[] = [
    ...(shift.z === undefined ? [] : [{ label: 'Z', count: shift.z }]),
    { label: texts.register, text: shift.registerName },
    { label: texts.number, count: shift.number },
    { label: texts.day, text: paperDay(shift.on) },
    { label: texts.cashiers, text: shift.cashiers.map(({ name }) => name).join(', ') },
  ];
  const vat = figures.vat.flatMap(({ code, rate, baseMinor, vatMinor }): ShiftFigure[] => [
    { label: `${code} ${rate} %: ${texts.base}`, amountMinor: baseMinor },
    { label: `${code} ${rate} %: ${texts.vat}`, amountMinor: vatMinor },
  ]);
  const sections: readonly ShiftSection[] = [
    { title: texts.number, figures: head },
    { title: texts.sales, figures: soldFigures(shift, texts) },
    { title: texts.vat, figures: vat },
    ...shiftSections(shift, texts),
    { title: texts.amendments, figures: late },
  ];
  return sections.flatMap(({ title: section, figures: some }) =>
    some.map(({ label: what, ...figure }) => ({ section, what, ...figure })),
  );
}
