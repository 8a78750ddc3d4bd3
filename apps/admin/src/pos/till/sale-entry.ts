import type { TillSeries, TillShift, TillStart } from '@balcao/contracts';
import type { PaymentRowContent } from '@balcao/domain';
import { cartDiscount, cartLines, priceCart, type TillPricing } from '../cart/price-cart.js';
import type { Cart } from '../cart/cart.js';
import { keptLines, type KeptSale } from '../returns/kept-sales.js';
import { appliedRows, creditOf, tenderState, type Tender } from '../tender/tender.js';
import type { Happening } from './till-journal.js';
import type { MadeSale } from './till-state.js';

/** What is sold over the counter: paid at once, or to the client's account. */
const CASH_SALE = 'VD';
const ON_ACCOUNT = 'FT';

/** The type of the document that a sale makes. */
export const typeOfSale = ({ isOnAccount }: Tender): string =>
  isOnAccount === true ? ON_ACCOUNT : CASH_SALE;

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

/** The series in which the till numbers documents of a type in the year. */
export const seriesOf = (
  { series }: TillStart,
  typeId: string,
  year: number,
): TillSeries | undefined => series.find((each) => each.typeId === typeId && each.year === year);

/** What a sale leaves: its entry, what the page says of it, and what a return will look for. */
interface SaleEntry {
  readonly action: Happening;
  readonly made: MadeSale;
  readonly kept: KeptSale;
}

/** A paid cart as an entry of the till's journal. */
export function saleEntry(cart: Cart, tender: Tender, context: SaleContext): SaleEntry {
  const { shift, series, number, pricing, saleId, cashierId } = context;
  const priced = priceCart(cart, pricing);
  const { totalMinor } = priced.totals;
  const discount = cartDiscount(cart);
  const documentId = `${series.id}.${number}`;
  const reference = `${series.prefix} ${series.code}/${number}`;
  const { credits = [] } = tender;
  const dueMinor = totalMinor - creditOf(tender);
  const rows: readonly PaymentRowContent[] = appliedRows(dueMinor, tender.rows)
    .map(({ methodId, amountMinor, receivedMinor, reference: slip }) => ({
      methodId,
      amountMinor,
      receivedMinor,
      ...(slip !== undefined && { reference: slip }),
    }))
    .filter(({ amountMinor }) => amountMinor > 0);
  const { client, note, approval } = cart;
  const action: Happening = {
    kind: 'sell',
    said: {
      shiftId: shift.id,
      saleId,
      documentTypeId: typeOfSale(tender),
      seriesId: series.id,
      documentId,
      totalMinor,
      cashierId,
      vatIncluded: true,
      lines: cartLines(cart),
      ...(tender.isOnAccount !== true && {
        payment: { rows, ...(credits.length > 0 && { credits }) },
      }),
      ...(client !== undefined && { clientId: client.id }),
      ...(note !== undefined && { note }),
      ...(discount !== undefined && { commercialDiscount: discount }),
    },
    ...(approval !== undefined && { approval }),
  };
  const changeMinor = tenderState(dueMinor, tender.rows).changeMinor;
  const kept: KeptSale = {
    documentId,
    reference,
    shiftId: shift.id,
    totalMinor,
    vatIncluded: true,
    at: new Date().toISOString(),
    lines: keptLines(cart, priced.lines),
    paid: rows.map(({ methodId = '', amountMinor }) => ({ methodId, amountMinor })),
    ...(client !== undefined && { client }),
  };
  return { action, kept, made: { documentId, totalMinor, reference, changeMinor } };
}
