import type { TillSeries, TillShift, TillStart } from '@balcao/contracts';
import { effectiveRate, type PaymentRowContent, type TillAction } from '@balcao/domain';
import { cartDiscount, cartLines, priceCart, type TillPricing } from '../cart/price-cart.js';
import type { Cart } from '../cart/cart.js';
import { appliedRows, tenderState, type TenderRow } from '../tender/tender.js';
import type { MadeSale } from './till-state.js';

/** What is sold over the counter, unless the till is told otherwise. */
const CASH_SALE = 'VD';

/** What sales of the till are worked out with. */
export const pricingOf = ({ settings, vat }: TillStart): TillPricing => ({
  policy: settings.roundingPolicy,
  rates: new Map(vat.map((code) => [code.id, effectiveRate(code)])),
});

export interface SaleContext {
  readonly shift: TillShift;
  readonly series: TillSeries;
  /** The number that the sale has on paper. */
  readonly number: number;
  readonly pricing: TillPricing;
  /** A name of the sale's own. */
  readonly saleId: string;
  readonly cashierId: string;
}

/** The series in which the till numbers its sales in the year of the shift's day. */
export const seriesOfSales = ({ series }: TillStart, year: number): TillSeries | undefined =>
  series.find(({ typeId, year: of }) => typeId === CASH_SALE && of === year);

/** A paid cart as an entry of the till's journal, and what the page says of it. */
export function saleEntry(
  cart: Cart,
  tender: readonly TenderRow[],
  { shift, series, number, pricing, saleId, cashierId }: SaleContext,
): { readonly action: TillAction; readonly made: MadeSale } {
  const { totalMinor } = priceCart(cart, pricing).totals;
  const discount = cartDiscount(cart);
  const documentId = `${series.id}.${number}`;
  const rows: readonly PaymentRowContent[] = appliedRows(totalMinor, tender).map(
    ({ methodId, amountMinor, receivedMinor, reference }) => ({
      ...{ methodId, amountMinor, receivedMinor },
      ...(reference !== undefined && { reference }),
    }),
  );
  return {
    action: {
      kind: 'sell',
      said: {
        ...{ shiftId: shift.id, saleId, documentTypeId: CASH_SALE, seriesId: series.id },
        ...{ documentId, totalMinor, cashierId, vatIncluded: true },
        lines: cartLines(cart),
        payment: { rows: rows.filter(({ amountMinor }) => amountMinor > 0) },
        ...(cart.client !== undefined && { clientId: cart.client.id }),
        ...(cart.note !== undefined && { note: cart.note }),
        ...(discount !== undefined && { commercialDiscount: discount }),
      },
    },
    made: {
      ...{ documentId, totalMinor, reference: `${series.prefix} ${series.code}/${number}` },
      changeMinor: tenderState(totalMinor, tender).changeMinor,
    },
  };
}
