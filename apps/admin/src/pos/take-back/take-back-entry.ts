import type { TillSeries } from '@balcao/contracts';
import type { PaymentRowContent, TillApproval } from '@balcao/domain';
import type { CartClient } from '../cart/cart.js';
import type { Happening } from '../till/till-journal.js';
import type { PricedGood } from './goods.js';

/** A return without a receipt as entered at the till. */
export interface TakingBack {
  readonly returnId: string;
  readonly goods: readonly PricedGood[];
  readonly totalMinor: number;
  readonly client: CartClient | undefined;
  readonly reason: string;
  readonly returnsStock: boolean;
  readonly refund: readonly PaymentRowContent[];
  readonly approval?: TillApproval;
}

interface TakeBackContext {
  readonly shiftId: string;
  readonly series: TillSeries;
  /** The printed number of the credit note. */
  readonly number: number;
  readonly cashierId: string;
}

/** The return as a journal entry of the till. */
export function takeBackEntry(
  { returnId, goods, totalMinor, client, reason, returnsStock, refund, approval }: TakingBack,
  { shiftId, series, number, cashierId }: TakeBackContext,
): Happening {
  const lines = goods.map(({ article, quantity, price }) => ({
    articleId: article.id,
    description: article.name,
    unit: article.unit,
    quantity,
    unitPrice: price,
  }));
  return {
    kind: 'takeBack',
    said: {
      shiftId,
      returnId,
      documentTypeId: series.typeId,
      seriesId: series.id,
      cashierId,
      documentId: `${series.id}.${number}`,
      totalMinor,
      lines,
      reason,
      returnsStock,
      refund,
      ...(client !== undefined && { clientId: client.id }),
    },
    ...(approval !== undefined && { approval }),
  };
}
