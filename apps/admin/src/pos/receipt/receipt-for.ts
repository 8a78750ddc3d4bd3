import type { ClientRow, TillEntry, TillSeries } from '@balcao/contracts';
import type { PricedDocument } from '@balcao/pricing';
import type { Cart } from '../cart/cart.js';
import type { TillSession } from '../till/till-session.js';
import { receiptKey } from './kept-receipts.js';
import { receiptOf, type ReceiptParty } from './receipt-of.js';

/** The sale of a receipt. */
export interface SaleOnPaper {
  readonly cart: Cart;
  readonly priced: PricedDocument;
  readonly series: TillSeries;
  readonly number: number;
  readonly party: ReceiptParty | undefined;
}

/** The printable data of a sale, collected when its entry is written. */
export function receiptFor(
  till: TillSession,
  { cart, priced, series, number, party }: SaleOnPaper,
): (entry: TillEntry) => Readonly<Record<string, unknown>> {
  const { start, cashierName: seller, signedInName: signedIn } = till;
  const { cash_register: registerId } = till.state.get();
  const register = start.registers.find(({ id }) => id === registerId)?.name ?? '';
  const codeOf = (articleId: string): string | undefined => till.catalogue.get(articleId)?.code;
  return (entry) => {
    if (entry.kind !== 'sell') return {};
    const issuedOn = till.dayOf(entry.at);
    const people = { seller, signedIn };
    const context = { start, series, number, issuedOn, party, codeOf, register, ...people };
    const receipt = receiptOf({ said: entry.said, entry }, { cart, priced }, context);
    return { [receiptKey(receipt.issued.id)]: receipt };
  };
}

/** The client as known on this device, without a request. */
export async function buyerOf(
  { database, companyId, start }: TillSession,
  { client }: Cart,
): Promise<ReceiptParty | undefined> {
  if (client === undefined) return undefined;
  const own = start.supplier.country;
  const row: ClientRow | undefined = await database.get('clients', [companyId, client.id]);
  if (row === undefined) return { code: '', name: client.name, country: own };
  const { code, name, nuit, address1, address2, country = own, paymentTermsDays } = row;
  return {
    code,
    name,
    country,
    ...(nuit !== undefined && { nuit }),
    ...(address1 !== undefined && { address1 }),
    ...(address2 !== undefined && { address2 }),
    ...(paymentTermsDays !== undefined && { paymentTermsDays }),
  };
}
