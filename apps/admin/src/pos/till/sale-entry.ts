import type { TillSeries, TillShift, TillStart } from '@balcao/contracts';
import type { PaymentRowContent } from '@balcao/domain';
import { cartDiscount, cartLines, priceCart, type TillPricing } from '../cart/price-cart.js';
import type { Cart } from '../cart/cart.js';
import { keptLines, type KeptSale } from '../returns/kept-sales.js';
import { appliedRows, creditOf, tenderState, type Tender } from '../tender/tender.js';
import type { Happening } from './till-journal.js';
import type { MadeSale } from './till-state.js';

/** Counter sales: paid at once, or on account. */
const CASH_SALE = 'VD';
const ON_ACCOUNT = 'FT';

/** The document type of a sale. */
export const typeOfSale = ({ isOnAccount }: Tender): string =>
  isOnAccount === true ? ON_ACCOUNT : CASH_SALE;

export interface SaleContext {
  readonly shift: TillShift;
  readonly series: TillSeries;
  /** The printed number of the sale. */
  readonly number: number;
  readonly pricing: TillPricing;
  /** The sale's id. */
  readonly saleId: string;
  readonly cashierId: string;
}

/** The till's series for a document type and year. */
export const seriesOf = (
  { series }: TillStart,
  typeId: string,
  year: number,
): TillSeries | undefined => series.find((each) => each.typeId === typeId && each.year === year);

/** The results of a sale: its entry, its display data, and its data for returns. */
interface SaleEntry {
  readonly action: Happening;
  readonly made: MadeSale;
  readonly kept: KeptSale;
}

/** A paid cart as a journal entry of the till. */
export function saleEntry(cart: Cart, tender: Tender, context: SaleContext): SaleEntry {
  const { shift, series, number, pricing, saleId, cashierId } = context;
  const priced = priceCart(cart, pricing);
  const { totalMinor } = priced.totals;
  const discount = cartDiscount(cart);
  const documentId = `${series.id}.${number}`;
  const reference = `${series.prefix} ${series.code}/${number}`;
  const { credits = [] } = tender;
  const dueMinor = totalMinor - creditOf(tender);
  const { coinMinor } = pricing;
  const rows: readonly PaymentRowContent[] = appliedRows(dueMinor, tender.rows, coinMinor)
    .map(({ methodId, amountMinor, receivedMinor, roundingMinor, reference: slip }) => ({
      methodId,
      amountMinor,
      receivedMinor,
      ...(roundingMinor !== 0 && { roundingMinor }),
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
  const { changeMinor, roundingMinor } = tenderState(dueMinor, tender.rows, coinMinor);
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
  const rounded = roundingMinor !== 0 && { roundingMinor };
  return { action, kept, made: { documentId, totalMinor, reference, changeMinor, ...rounded } };
}
