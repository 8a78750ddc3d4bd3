import type { Allocation, PaymentRecordedData } from '@balcao/domain';
import type { FiscalPaymentLine } from '@balcao/fiscal';
import { numberOf } from './fiscal-document.js';

/** What a receipt settles of one document, as it is summed up. */
interface Settled {
  readonly document: Allocation;
  amountMinor: number;
  discountMinor: number;
}

/**
 * A line for each document that a receipt settles: what was paid and what was withheld, because a
 * withholding never changes totals (docs/rules.md, C12); a discount is stated next to the amount.
 * What no document has taken belongs to the receipt itself.
 */
export function settledLines(recorded: PaymentRecordedData): readonly FiscalPaymentLine[] {
  const { advanceMinor, issuedOn } = recorded;
  const lines = [...settledBy(recorded).values()].map(
    ({ document: { reference, issuedOn: on, side }, amountMinor, discountMinor }) => ({
      sources: [{ number: reference, on }],
      side: side === 'debit' ? ('credit' as const) : ('debit' as const),
      amountMinor,
      ...(discountMinor > 0 && { discountMinor }),
    }),
  );
  const own = { sources: [{ number: numberOf(recorded), on: issuedOn }], side: 'credit' as const };
  const isAdvance = advanceMinor > 0 || lines.length === 0;
  const all = isAdvance ? [...lines, { ...own, amountMinor: advanceMinor }] : lines;
  return all.map((line, at) => ({ number: at + 1, ...line }));
}

/** By document; what is written off is neither paid nor granted, and is left out. */
function settledBy({ allocations, adjustments }: PaymentRecordedData): Map<string, Settled> {
  const byDocument = new Map<string, Settled>();
  const of = (document: Allocation): Settled => {
    const known = byDocument.get(document.documentId);
    if (known !== undefined) return known;
    const settled = { document, amountMinor: 0, discountMinor: 0 };
    byDocument.set(document.documentId, settled);
    return settled;
  };
  for (const allocation of allocations) of(allocation).amountMinor += allocation.amountMinor;
  for (const adjustment of adjustments) {
    const { kind, amountMinor } = adjustment;
    if (kind === 'withholding') of(adjustment).amountMinor += amountMinor;
    if (kind === 'discount') of(adjustment).discountMinor += amountMinor;
  }
  return byDocument;
}
