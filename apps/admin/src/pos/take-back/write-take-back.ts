import { codeWithoutVat, yearOf } from '@balcao/domain';
import { emptyCart } from '../cart/cart.js';
import { receiptKey } from '../receipt/kept-receipts.js';
import { buyerOf } from '../receipt/receipt-for.js';
import { handedIn } from '../tender/tender.js';
import { LAST_SALE } from '../till/keep-state.js';
import { seriesOf } from '../till/sale-entry.js';
import type { TillSession } from '../till/till-session.js';
import type { MadeSale } from '../till/till-state.js';
import { takenBack } from './goods.js';
import { takeBackEntry, type TakingBack } from './take-back-entry.js';
import { takeBackReceipt } from './take-back-receipt.js';

/** The type of the credit note. */
export const CREDIT_NOTE = 'NC';

/** Records a return without a receipt in the till's journal, with its paper; returns the note. */
export async function writeTakeBack(till: TillSession, asked: TakingBack): Promise<MadeSale> {
  const { start, shift, cashierId } = till;
  const { goods, client, reason, refund, totalMinor } = asked;
  const { numbers, cash_register: registerId } = till.state.get();
  const series = seriesOf(start, CREDIT_NOTE, yearOf(till.today));
  const vat = codeWithoutVat(start.vat);
  if (series === undefined || vat === undefined) {
    throw new Error('the till has no series or no VAT code for a return without a receipt');
  }
  const number = Math.max(numbers[series.id] ?? 1, series.nextNumber);
  const party = await buyerOf(till, { ...emptyCart, client });
  const partyId = client?.id ?? start.settings.defaultClientId ?? '';
  const { priced } = takenBack(goods, { vatId: vat.id, policy: start.settings.roundingPolicy });
  const register = start.registers.find(({ id }) => id === registerId)?.name ?? '';
  const people = { seller: till.cashierName, signedIn: till.signedInName };
  const context = { start, series, number, vat, register, ...people };
  const made: MadeSale = {
    documentId: `${series.id}.${number}`,
    totalMinor,
    isReturn: true,
    reference: `${series.prefix} ${series.code}/${number}`,
    changeMinor: handedIn(refund),
  };
  const entry = takeBackEntry(asked, { shiftId: shift.id, series, number, cashierId });
  const change = { numbers: { ...numbers, [series.id]: number + 1 } };
  await till.append(entry, change, (written) => ({
    [LAST_SALE]: made,
    [receiptKey(made.documentId)]: takeBackReceipt(
      written,
      { goods, priced, reason, party, partyId },
      { ...context, issuedOn: till.dayOf(written.at) },
    ),
  }));
  return made;
}
