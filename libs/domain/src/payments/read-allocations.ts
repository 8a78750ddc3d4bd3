import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Writable } from '../kernel/index.js';
import { isDay } from '../calendar.js';
import type { Problems } from '../refusal.js';
import { text } from '../registers/index.js';
import { MONEY_REFERENCE_MAX } from '../treasury/index.js';
import type {
  AllocationContent,
  PaymentDiscountContent,
  WithholdingContent,
} from './payments.commands.js';
import type { Adjustment, Allocation } from './payments.events.js';
import { Settling } from './settlements.js';
import { readWithheldBy } from './withholding-rates.js';

/** Reads what is settled by name; a document that is named twice is a mistake. */
export function readAllocations(
  settling: Settling,
  sent: readonly AllocationContent[],
  problems: Problems,
  /** Of the list in the command. */
  list = 'allocations',
): readonly Allocation[] {
  const seen = new Set<string>();
  return sent.flatMap((content, index) => {
    const path = `${list}.${index}`;
    if (seen.has(content.documentId)) {
      problems.add(`${path}.documentId`, 'document.alreadySelected');
    }
    seen.add(content.documentId);
    return settling.take(content, path, index + 1) ?? [];
  });
}

/** Reads what of a client's credit pays a sale: advances and credit notes that have it left. */
export function readCredits(
  books: Books,
  partyId: string,
  sent: readonly AllocationContent[],
  problems: Problems,
): readonly Allocation[] {
  const settling = new Settling(books, { partyId, ledger: 'client', side: 'debit' }, problems);
  const credits = readAllocations(settling, sent, problems, 'credits');
  for (const [index, { side, reference }] of credits.entries()) {
    if (side === 'credit') continue;
    problems.add(`credits.${index}.documentId`, 'payment.documentNotOpen', { document: reference });
  }
  return credits;
}

const certificateText = text(MONEY_REFERENCE_MAX);

/**
 * Reads what the client withheld for the tax office; its certificate may still be on its way. It
 * settles its document beside the money, whose totals stay as they are (docs/rules.md, C12).
 */
export function readWithholdings(
  books: Books,
  settling: Settling,
  sent: readonly WithholdingContent[],
  on: string,
  problems: Problems,
): readonly Adjustment[] {
  return sent.flatMap((content, index) => {
    const path = `withholdings.${index}`;
    const taken = settling.take(content, path, index + 1);
    const { certifiedOn } = content;
    const certificate = certificateText.read(content.certificate, `${path}.certificate`, problems);
    if (certifiedOn !== undefined && !isDay(certifiedOn)) {
      problems.add(`${path}.certifiedOn`, 'document.invalidDay', { field: 'certifiedOn' });
    }
    if (!taken) return [];
    const place = { on, path, maxMinor: taken.totalMinor };
    const withheld = readWithheldBy(books, content, place, problems);
    const withholding: Writable<Adjustment> = { ...taken, kind: 'withholding' };
    if (certificate !== undefined) withholding.certificate = certificate;
    if (certifiedOn !== undefined) withholding.certifiedOn = certifiedOn;
    if (withheld !== undefined) withholding.withheld = withheld;
    return [withholding];
  });
}

/** Reads small differences that nobody will ever pay, each within the company's limit. */
export function readWriteOffs(
  books: Books,
  settling: Settling,
  sent: readonly AllocationContent[],
  problems: Problems,
): readonly Adjustment[] {
  const limitMinor = books.companies.settings.get().writeOffLimitMinor;
  return sent.flatMap((content, index): readonly Adjustment[] => {
    const path = `writeOffs.${index}`;
    const taken = settling.take(content, path, index + 1);
    if (!taken) return [];
    if (taken.amountMinor > limitMinor) {
      const params = { limit: formatMinor(limitMinor) };
      problems.add(`${path}.amountMinor`, 'payment.writeOffTooLarge', params);
    }
    return [{ ...taken, kind: 'writeOff' }];
  });
}

/** Characters of the reason of a discount. */
const DISCOUNT_REASON_MAX = 200;
const reasonText = text(DISCOUNT_REASON_MAX);

/**
 * Reads what is let off for paying early. The invoice stands as it is: only a company that leaves
 * its VAT alone grants it on the receipt; others on the invoice, or by a credit note.
 */
export function readDiscounts(
  books: Books,
  settling: Settling,
  sent: readonly PaymentDiscountContent[],
  problems: Problems,
): readonly Adjustment[] {
  const { financialDiscountMode: mode } = books.companies.settings.get();
  return sent.flatMap((content, index): readonly Adjustment[] => {
    const path = `discounts.${index}`;
    const taken = settling.take(content, path, index + 1);
    const countBefore = problems.count;
    const reason = reasonText.read(content.reason, `${path}.reason`, problems);
    const isTooLong = problems.count > countBefore;
    if (!taken) return [];
    const params = { document: taken.reference };
    if (mode === 'onInvoice') problems.add(path, 'payment.discountOnInvoice');
    else if (mode === 'atPaymentWithCreditNote') {
      problems.add(path, 'payment.discountNeedsCreditNote', params);
    } else if (taken.side === settling.side) {
      problems.add(`${path}.documentId`, 'payment.discountOfCredit', params);
    }
    if (reason === undefined) {
      if (!isTooLong) problems.add(`${path}.reason`, 'payment.discountReasonRequired', params);
      return [];
    }
    return [{ ...taken, kind: 'discount', reason }];
  });
}

/** Who lets something off is paid the rest: a discount alone is a write-off by another name. */
export function checkDiscounts(
  allocations: readonly Allocation[],
  discounts: readonly Adjustment[],
  problems: Problems,
): void {
  const paid = new Set(allocations.map(({ documentId }) => documentId));
  for (const [index, { documentId, reference }] of discounts.entries()) {
    if (paid.has(documentId)) continue;
    const path = `discounts.${index}.documentId`;
    problems.add(path, 'payment.discountWithoutPayment', { document: reference });
  }
}

/** A write-off ends its document: what stays open is not a small difference. */
export function checkWriteOffs(
  settling: Settling,
  writeOffs: readonly Adjustment[],
  problems: Problems,
): void {
  for (const [index, { documentId, reference }] of writeOffs.entries()) {
    if (settling.leftOf(documentId) <= 0) continue;
    const path = `writeOffs.${index}.amountMinor`;
    problems.add(path, 'payment.writeOffLeavesOpen', { document: reference });
  }
}
