import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  unitPrice,
  type Rate,
} from '@balcao/pricing';
import type { DocumentIssuedData } from '../documents/index.js';
import type { Problems } from '../refusal.js';
import type { MemberLimits } from './member-limits.js';

/** Decimal places of a percentage in a refusal. */
const SHOWN_PLACES = 2;

const hundred = unitPrice('100');

/** Adds a sale's discounts that exceed the limits; a credit note repeats those of its origin. */
export function refuseDiscounts(
  document: DocumentIssuedData,
  limits: MemberLimits | undefined,
  problems: Problems,
): void {
  if (limits === undefined || (document.group ?? 'sales') !== 'sales') return;
  if (document.takes?.some(({ kind }) => kind === 'credit')) return;
  const { lineDiscount, documentDiscount } = limits;
  if (lineDiscount !== undefined) {
    for (const [index, { grossMinor, discountMinor }] of document.lines.entries()) {
      const discount = exceeding(discountMinor, grossMinor, lineDiscount);
      if (discount === undefined) continue;
      const params = { line: index + 1, discount, limit: lineDiscount };
      problems.add(`lines.${index}.discounts`, 'limit.lineDiscountExceeded', params);
    }
  }
  if (documentDiscount === undefined) return;
  const { subtotalMinor, commercialMinor, financialMinor } = document.totals;
  const discount = exceeding(commercialMinor + financialMinor, subtotalMinor, documentDiscount);
  if (discount === undefined) return;
  const path = commercialMinor > 0 ? 'commercialDiscount' : 'financialDiscount';
  problems.add(path, 'limit.documentDiscountExceeded', { discount, limit: documentDiscount });
}

/** The discount in per cent, where it is more than the limit comes to in whole minor units. */
function exceeding(discountMinor: number, ofMinor: number, limit: Rate): string | undefined {
  if (discountMinor <= 0) return undefined;
  const whole = unitPrice(`${ofMinor}`);
  const taken = unitPrice(`${discountMinor}`);
  const allowed = divideDecimals(multiplyDecimals(whole, limit), hundred, 0);
  if (compareDecimals(taken, allowed) <= 0) return undefined;
  return ofMinor <= 0
    ? hundred
    : divideDecimals(multiplyDecimals(taken, hundred), whole, SHOWN_PLACES);
}
