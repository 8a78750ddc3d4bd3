import { allocate } from './allocate.js';
import type { PricingOptions } from './document.js';
import {
  isOn,
  parseDocumentDiscount,
  refuseAbove,
  type ParsedDiscount,
  type ParsedLine,
} from './parsed-line.js';
import { multiplyDivideRounded, powerOfTen, sumMinor, sumOf } from './rounding.js';
import { productMinor } from './scaled.js';
import { groupLines, type GroupMembers, type SettledGroup, type Settlement } from './settlement.js';
import { vatOn } from './vat-on.js';

/**
 * Policy P, after EN 16931: each line is rounded to the cent, document discounts are rounded and
 * spread by largest remainder, VAT is rounded per group on the sum of its rounded lines. So every
 * printed column adds up.
 */
export function settleByLine(lines: readonly ParsedLine[], options: PricingOptions): Settlement {
  const afterLine = lines.map(afterLineDiscount);
  const on = (discount: ParsedDiscount, amounts: readonly number[]) =>
    spread(
      discount,
      amounts.map((amount, index) => (isOn(discount, lines[index]) ? amount : 0)),
    );
  const commercial = on(parseDocumentDiscount(options.commercialDiscount), afterLine);
  const afterCommercial = subtract(afterLine, commercial);
  const financial = on(parseDocumentDiscount(options.financialDiscount), afterCommercial);
  const net = subtract(afterCommercial, financial);
  return {
    lines: lines.map(({ grossMinor }, index) => ({
      grossMinor,
      afterDiscountMinor: at(afterLine, index),
      commercialMinor: at(commercial, index),
      financialMinor: at(financial, index),
      netMinor: at(net, index),
    })),
    groups: groupLines(lines).map((group) => {
      const netMinor = sumOf(group.members, (member) => at(net, member));
      return vatOf(group, netMinor, options.vatIncluded);
    }),
  };
}

function afterLineDiscount(line: ParsedLine): number {
  if (line.complements.length === 0) return line.grossMinor - line.discountMinor;
  return productMinor([line.quantity, line.unitPrice, ...line.complements]);
}

function spread(discount: ParsedDiscount, amounts: readonly number[]): readonly number[] {
  if ('minor' in discount && discount.minor === 0) return amounts.map(() => 0);
  const subtotalMinor = sumMinor(amounts);
  return allocate(discountOn(subtotalMinor, discount), amounts);
}

function discountOn(subtotalMinor: number, discount: ParsedDiscount): number {
  if ('minor' in discount) {
    refuseAbove(discount.minor, subtotalMinor);
    return discount.minor;
  }
  const { units, places } = discount.complement;
  const whole = powerOfTen(places);
  return multiplyDivideRounded(subtotalMinor, whole - units, whole);
}

function vatOf(group: GroupMembers, netMinor: number, vatIncluded: boolean): SettledGroup {
  return { group, ...vatOn(netMinor, group.vatRate, vatIncluded) };
}

function subtract(amounts: readonly number[], shares: readonly number[]): readonly number[] {
  return amounts.map((amount, index) => amount - at(shares, index));
}

function at(amounts: readonly number[], index: number): number {
  return amounts[index] ?? 0;
}
