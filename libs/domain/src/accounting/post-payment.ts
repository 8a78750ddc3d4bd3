import type { JournalEventOf } from '../events.js';
import type { Ledger } from '../ledger/index.js';
import type { Adjustment, Allocation, PaymentRecordedData } from '../payments/index.js';
import type { PartName } from './posting-rules.js';
import type { Postings } from './posting.js';
import { addBalance } from './post-document.js';

const parts: Readonly<Record<Ledger, Readonly<Record<Adjustment['kind'], PartName>>>> = {
  client: {
    withholding: 'withheldByClient',
    discount: 'discountGranted',
    writeOff: 'writtenOff',
  },
  supplier: {
    withholding: 'withheldFromSupplier',
    discount: 'discountObtained',
    writeOff: 'writtenOffByUs',
  },
};

/** The entry of a receipt, a payment or a set-off. */
export function postPayment(postings: Postings, payment: PaymentRecordedData): Postings {
  const { partyId, ledger, account, setOff, entries, rows, adjustments } = payment;
  addBalance(postings, { partyId, ledger, ...account });
  if (setOff) addBalance(postings, { partyId, ledger: setOff.ledger, ...setOff.account });
  postings.addMoney(entries, rows);
  addAdjustments(postings, ledger, adjustments, 1);
  return postings.balance('exchangeDifference');
}

/** Takes the entry of a payment back, or makes it again. */
export function postPaymentEffect(
  postings: Postings,
  { type, data }: JournalEventOf<'PaymentCancelled' | 'PaymentRestored'>,
): Postings {
  const { partyId, ledger, account, setOff, entries, settled } = data;
  addBalance(postings, { partyId, ledger, ...account });
  if (setOff) addBalance(postings, { partyId, ledger: setOff.ledger, ...setOff.account });
  postings.addMoney(entries);
  addAdjustments(postings, ledger, settled, type === 'PaymentRestored' ? 1 : -1);
  return postings.balance('exchangeDifference');
}

/** The entry of a refund, or of taking one back: its account says which. */
export function postRefund(
  postings: Postings,
  data: JournalEventOf<'RefundRecorded' | 'RefundCancelled'>['data'],
): Postings {
  const { partyId, ledger, account, entries } = data;
  addBalance(postings, { partyId, ledger, ...account });
  postings.addMoney(entries, 'rows' in data ? data.rows : []);
  return postings.balance('exchangeDifference');
}

function addAdjustments(
  postings: Postings,
  ledger: Ledger,
  settled: readonly (Allocation | Adjustment)[],
  sign: 1 | -1,
): void {
  for (const each of settled) {
    if (!('kind' in each)) continue;
    const { kind, amountMinor, withheld } = each;
    const key = withheld?.rateId;
    postings.add(parts[ledger][kind], sign * amountMinor, key === undefined ? {} : { key });
  }
}
