import { yearOf } from '@balcao/domain';
import { ulid } from 'ulidx';
import { emptyCart } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { buyerOf, receiptFor } from '../receipt/receipt-for.js';
import { keptKey } from '../returns/kept-sales.js';
import { noteSold } from '../stock/known-stock.js';
import type { Tender } from '../tender/tender.js';
import { LAST_SALE } from './keep-state.js';
import { pricingOf } from './pricing-of.js';
import { saleEntry, seriesOf, typeOfSale } from './sale-entry.js';
import type { TillSession } from './till-session.js';
import type { MadeSale } from './till-state.js';

/** Makes the sale in the cart with the given payment. */
export async function sell(till: TillSession, tender: Tender): Promise<MadeSale> {
  await till.recalled;
  const party = await buyerOf(till, till.state.get().cart);
  const { cart, numbers } = till.state.get();
  const { start, shift, cashierId } = till;
  const series = seriesOf(start, typeOfSale(tender), yearOf(till.today));
  if (series === undefined) throw new Error('the till has no series for its sales');
  const number = Math.max(numbers[series.id] ?? 1, series.nextNumber);
  const pricing = pricingOf(start);
  const { action, made, kept } = saleEntry(cart, tender, {
    shift,
    series,
    number,
    pricing,
    saleId: cart.saleId ?? ulid(),
    cashierId,
  });
  const change = { cart: emptyCart, numbers: { ...numbers, [series.id]: number + 1 } };
  const priced = priceCart(cart, pricing);
  const receipt = receiptFor(till, { cart, priced, series, number, party });
  await till.append(action, change, (entry) => ({
    ...receipt(entry),
    [keptKey(kept.documentId)]: kept,
    [LAST_SALE]: made,
  }));
  noteSold(cart.lines);
  till.view.merge({ last: made });
  return made;
}
