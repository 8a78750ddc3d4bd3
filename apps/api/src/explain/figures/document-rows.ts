import { documentLines } from '@balcao/projections';
import type { Term } from '../stored-leg.js';
import { pendingDocument } from './money-rows.js';
import { own, ownTerms, stored, withRest, type RowPlan } from './row-plan.js';

const linesOf =
  (...terms: readonly Term[]): RowPlan =>
  (asked) =>
    // A document in another currency is worth what its lines are in the company's.
    withRest(asked, [stored(asked, documentLines, { documentId: asked.row.id }, terms)]);

const base: Term = ['baseMinor', 1];
const vat: Term = ['vatMinor', 1];

export const documentRows = {
  baseMinor: linesOf(base),
  vatMinor: linesOf(vat),
  discountMinor: linesOf(['discountMinor', 1]),
  totalMinor: linesOf(base, vat),
  worthBaseMinor: linesOf(base),
  worthVatMinor: linesOf(vat),
  worthTotalMinor: linesOf(base, vat),
  pendingMinor: pendingDocument,
} as const;

export const saleRows = {
  baseMinor: linesOf(['tradeBaseMinor', 1]),
  vatMinor: linesOf(['tradeVatMinor', 1]),
  totalMinor: linesOf(['tradeBaseMinor', 1], ['tradeVatMinor', 1]),
  discountMinor: linesOf(['tradeDiscountMinor', 1]),
  costMinor: linesOf(['costMinor', 1]),
} as const;

export const documentLineRows = {
  quantity: own,
  discountMinor: own,
  baseMinor: own,
  vatMinor: own,
  tradeDiscountMinor: own,
  tradeBaseMinor: own,
  tradeVatMinor: own,
  tradeTotalMinor: ownTerms(['tradeBaseMinor', 1], ['tradeVatMinor', 1]),
  costMinor: own,
  profitMinor: ownTerms(['tradeBaseMinor', 1], ['costMinor', -1]),
} as const;
