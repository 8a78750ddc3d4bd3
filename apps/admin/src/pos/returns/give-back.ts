import type { TillSeries } from '@balcao/contracts';
import type { PaymentRowContent, TillApproval } from '@balcao/domain';
import {
  addDecimals,
  compareDecimals,
  creditShare,
  quantity,
  subtractDecimals,
  type Quantity,
} from '@balcao/pricing';
import type { Method } from '../tender/means.js';
import type { Happening } from '../till/till-journal.js';
import type { KeptLine, KeptPayment, KeptSale } from './kept-sales.js';

const none = quantity('0');

/** The returnable quantity of a line. */
export const leftOf = ({ quantity: sold, credited }: KeptLine): Quantity =>
  quantity(subtractDecimals(sold, credited.quantity));

/** Returned quantities by line index. */
export type Chosen = ReadonlyMap<number, Quantity>;

/** The value of the return, in minor units, at the sale's price and tax. */
export function worthOf({ lines, vatIncluded }: KeptSale, chosen: Chosen): number {
  let totalMinor = 0;
  for (const [index, amount] of chosen) {
    const line = lines[index];
    if (line === undefined || compareDecimals(amount, none) === 0) continue;
    const { baseMinor, vatMinor } = creditShare(line, line.credited, amount, vatIncluded);
    totalMinor += baseMinor + vatMinor;
  }
  return totalMinor;
}

/** Splits a refund over the sale's means of payment, each up to what it paid, in order. */
export function refundByOrigin(
  paid: readonly KeptPayment[],
  amountMinor: number,
): readonly PaymentRowContent[] {
  let leftMinor = amountMinor;
  return paid.flatMap(({ methodId, amountMinor: paidMinor }) => {
    const backMinor = Math.min(leftMinor, paidMinor);
    leftMinor -= backMinor;
    return backMinor > 0 ? [{ methodId, amountMinor: backMinor }] : [];
  });
}

/** The refund with its reference, if the method requires one. */
export const withReference = (
  refund: readonly PaymentRowContent[],
  methods: readonly Pick<Method, 'id' | 'requiresReference'>[],
  reference: string,
): readonly PaymentRowContent[] =>
  refund.map((row) => (asksReference([row], methods) ? { ...row, reference } : row));

/** Whether the refund needs a reference. */
export const asksReference = (
  refund: readonly PaymentRowContent[],
  methods: readonly Pick<Method, 'id' | 'requiresReference'>[],
): boolean =>
  methods.some(
    ({ id, requiresReference }) =>
      requiresReference && refund.some(({ methodId }) => methodId === id),
  );

/** A return as entered at the till. */
export interface Return {
  readonly returnId: string;
  readonly sale: KeptSale;
  readonly chosen: Chosen;
  readonly reason: string;
  /** Goods written off do not return to stock. */
  readonly returnsStock: boolean;
  readonly refund: readonly PaymentRowContent[];
  readonly approval?: TillApproval;
}

interface ReturnContext {
  readonly shiftId: string;
  readonly series: TillSeries;
  /** The printed number of the credit note. */
  readonly number: number;
  readonly cashierId: string;
}

/** The return as a journal entry of the till. */
export function returnEntry(
  { returnId, sale, chosen, reason, returnsStock, refund, approval }: Return,
  { shiftId, series, number, cashierId }: ReturnContext,
): Happening {
  const lines = [...chosen]
    .filter(([, amount]) => compareDecimals(amount, none) > 0)
    .map(([line, amount]) => ({ line, quantity: amount }));
  return {
    kind: 'return',
    said: {
      shiftId,
      returnId,
      originId: sale.documentId,
      documentTypeId: series.typeId,
      seriesId: series.id,
      documentId: `${series.id}.${number}`,
      cashierId,
      totalMinor: worthOf(sale, chosen),
      lines,
      reason,
      returnsStock,
      refund,
    },
    ...(approval !== undefined && { approval }),
  };
}

/** The sale including this return, for the next one. */
export function afterReturn(sale: KeptSale, chosen: Chosen): KeptSale {
  const lines = sale.lines.map((line, index): KeptLine => {
    const amount = chosen.get(index);
    if (amount === undefined || compareDecimals(amount, none) === 0) return line;
    const { credited } = line;
    const now = creditShare(line, credited, amount, sale.vatIncluded);
    return {
      ...line,
      credited: {
        quantity: quantity(addDecimals(credited.quantity, amount)),
        baseMinor: credited.baseMinor + now.baseMinor,
        vatMinor: credited.vatMinor + now.vatMinor,
      },
    };
  });
  return { ...sale, lines };
}
