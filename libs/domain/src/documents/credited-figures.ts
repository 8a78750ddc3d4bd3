import {
  multiplyDecimals,
  parseMinor,
  round,
  type CreditFigures,
  type Quantity,
} from '@balcao/pricing';
import type { Writable } from '../kernel/index.js';
import type {
  DocumentIssuedData,
  IssuedLine,
  IssuedTotals,
  IssuedVatGroup,
} from './document.events.js';

/** A line of the credit note: the original's, with what of it comes back. */
export function creditedLine(
  origin: Pick<DocumentIssuedData, 'id' | 'lines' | 'vatIncluded'>,
  at: number,
  { baseMinor, vatMinor }: CreditFigures,
  now: { readonly quantity: Quantity; readonly unitPrice?: IssuedLine['unitPrice'] },
): IssuedLine | undefined {
  const original = origin.lines[at];
  if (!original) return undefined;
  const isOfValue = now.unitPrice !== undefined;
  const netMinor = baseMinor + (origin.vatIncluded ? vatMinor : 0);
  const price = now.unitPrice ?? original.unitPrice;
  const grossMinor = Math.max(
    netMinor,
    parseMinor(round(multiplyDecimals(now.quantity, price), 2)),
  );
  const line: Writable<IssuedLine> = {
    ...original,
    quantity: now.quantity,
    unitPrice: price,
    discounts: isOfValue ? [] : original.discounts,
    grossMinor,
    discountMinor: grossMinor - netMinor,
    afterDiscountMinor: netMinor,
    commercialMinor: 0,
    financialMinor: 0,
    netMinor,
    baseMinor,
    vatMinor,
    origin: { documentId: origin.id, line: at },
  };
  // What was typed as an amount is in the figures.
  delete line.typedDiscountMinor;
  return line;
}

/** The figures of a credit note, from those of its lines. */
export function creditTotals(lines: readonly IssuedLine[], vatIncluded: boolean): IssuedTotals {
  const groups = new Map<string, Writable<IssuedVatGroup>>();
  const totals = { subtotalMinor: 0, baseMinor: 0, vatMinor: 0, discountMinor: 0 };
  for (const line of lines) {
    const { vatId, vatCode: code, vatRate: rate, exemptionReason, baseMinor, vatMinor } = line;
    const group = groups.get(vatId) ?? {
      vatId,
      code,
      rate,
      baseMinor: 0,
      vatMinor: 0,
      ...(exemptionReason !== undefined && { exemptionReason }),
    };
    group.baseMinor += baseMinor;
    group.vatMinor += vatMinor;
    groups.set(vatId, group);
    totals.baseMinor += baseMinor;
    totals.vatMinor += vatMinor;
    totals.discountMinor += line.discountMinor;
  }
  const totalMinor = totals.baseMinor + totals.vatMinor;
  return {
    ...totals,
    subtotalMinor: vatIncluded ? totalMinor : totals.baseMinor,
    commercialMinor: 0,
    financialMinor: 0,
    totalMinor,
    groups: [...groups.values()],
  };
}
