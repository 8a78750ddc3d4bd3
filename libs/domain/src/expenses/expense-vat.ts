import { purchaseVat } from '../vat/index.js';
import type { ExpenseData } from './expenses.events.js';

/** What becomes of an expense's VAT, and what the expense costs, in minor units. */
export interface ExpenseVat {
  readonly deductedMinor: number;
  readonly selfChargedMinor: number;
  /** With what of its VAT is not deducted. */
  readonly costMinor: number;
}

/** Expenses of before do not say what they are for: their VAT is neither deducted nor a cost. */
export function expenseVat({
  vatUse: use,
  baseMinor,
  vatMinor,
  reverseRate,
}: Pick<ExpenseData, 'vatUse' | 'baseMinor' | 'vatMinor' | 'reverseRate'>): ExpenseVat {
  if (use === undefined) return { deductedMinor: 0, selfChargedMinor: 0, costMinor: baseMinor };
  const vat = purchaseVat({ use, baseMinor, vatMinor, reverseRate });
  const { deductedMinor, selfChargedMinor, notDeductedMinor } = vat;
  return { deductedMinor, selfChargedMinor, costMinor: baseMinor + notDeductedMinor };
}
