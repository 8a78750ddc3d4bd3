import { allocateBig } from './allocate.js';
import type { PricingOptions } from './document.js';
import { MINOR_PLACES } from './limits.js';
import {
  isOn,
  parseDocumentDiscount,
  refuseAbove,
  type ParsedDiscount,
  type ParsedLine,
} from './parsed-line.js';
import { divideRoundedBig, toSafeInteger } from './rounding.js';
import { fraction, type Scaled } from './scaled.js';
import {
  groupLines,
  pick,
  type GroupMembers,
  type SettledGroup,
  type SettledLine,
  type Settlement,
} from './settlement.js';

/** One exact amount: amount × 10^-places. */
interface ExactAmount {
  readonly amount: bigint;
  readonly places: number;
}

/** Exact amounts, one for each line, all × 10^-places, in one of the four stages. */
interface ExactAmounts {
  readonly amounts: readonly bigint[];
  readonly places: number;
}

/** The lines gross, after their own discounts, after the commercial one, after the financial. */
type Stages = readonly [
  gross: ExactAmounts,
  afterLine: ExactAmounts,
  afterCommercial: ExactAmounts,
  net: ExactAmounts,
];

/**
 * Policy D: lines stay exact and each VAT group is rounded once. A discount shown is the difference
 * of two rounded sums, and the lines share their group's figures by largest remainder, so the
 * document still adds up although each line by itself would round to something else.
 */
export function settleByGroup(lines: readonly ParsedLine[], options: PricingOptions): Settlement {
  const gross = alignToLongest(lines.map((line) => product([line.quantity, line.unitPrice])));
  const afterLine = alignToLongest(lines.map(afterLineDiscount));
  const groups = groupLines(lines);
  const commercial = parseDocumentDiscount(options.commercialDiscount);
  const discounted = (discount: ParsedDiscount) =>
    groups.map(({ members }) => members.filter((member) => isOn(discount, lines[member])));
  const afterCommercial = applyDiscount(afterLine, commercial, discounted(commercial));
  const financial = parseDocumentDiscount(options.financialDiscount);
  const net = applyDiscount(afterCommercial, financial, discounted(financial));
  const stages: Stages = [gross, afterLine, afterCommercial, net];
  const settled = new Map<number, SettledLine>();
  for (const { members } of groups) {
    settleLines(members, stages).forEach((line, position) => {
      settled.set(members[position] ?? position, line);
    });
  }
  return {
    lines: lines.flatMap((_, index) => settled.get(index) ?? []),
    groups: groups.map((group) => settleGroup(group, net, options.vatIncluded)),
  };
}

function afterLineDiscount(line: ParsedLine): ExactAmount {
  if (line.discountMinor > 0) {
    return { amount: BigInt(line.grossMinor - line.discountMinor), places: MINOR_PLACES };
  }
  return product([line.quantity, line.unitPrice, ...line.complements]);
}

function product(factors: readonly Scaled[]): ExactAmount {
  return factors.reduce<ExactAmount>(
    ({ amount, places }, factor) => ({
      amount: amount * BigInt(factor.units),
      places: places + factor.places,
    }),
    { amount: 1n, places: 0 },
  );
}

function alignToLongest(exact: readonly ExactAmount[]): ExactAmounts {
  const places = Math.max(MINOR_PLACES, ...exact.map((line) => line.places));
  const amounts = exact.map((line) => line.amount * 10n ** BigInt(places - line.places));
  return { amounts, places };
}

/**
 * A percentage stays exact. An amount is split over the groups in whole cents, by what each group
 * shows of the lines that it is on, so that the amount shown is the amount typed; within a group it
 * follows the exact lines.
 */
function applyDiscount(
  { amounts, places }: ExactAmounts,
  discount: ParsedDiscount,
  groups: readonly (readonly number[])[],
): ExactAmounts {
  if ('complement' in discount) {
    const part = BigInt(discount.complement.units);
    const whole = 10n ** BigInt(discount.complement.places);
    const left = amounts.map((amount) => amount * whole);
    for (const index of groups.flat()) {
      left[index] = (amounts[index] ?? 0n) * part;
    }
    return { amounts: left, places: places + discount.complement.places };
  }
  if (discount.minor === 0) return { amounts, places };
  const shown = groups.map((members) => roundedTotal({ amounts, places }, members));
  refuseAbove(discount.minor, toSafeInteger(total(shown)));
  const shares = allocateBig(BigInt(discount.minor), shown);
  const left = [...amounts];
  groups.forEach((members, position) => {
    const exact = pick(amounts, members);
    const share = (shares[position] ?? 0n) * 10n ** BigInt(places - MINOR_PLACES);
    const groupTotal = total(exact);
    const taken = allocateBig(share < groupTotal ? share : groupTotal, exact);
    members.forEach((member, index) => {
      left[member] = (exact[index] ?? 0n) - (taken[index] ?? 0n);
    });
  });
  return { amounts: left, places };
}

/** From the net upwards, so that each line's figures add up and so does each column. */
function settleLines(members: readonly number[], stages: Stages): readonly SettledLine[] {
  const [gross, afterLine, afterCommercial, net] = stages;
  const netMinor = allocateBig(roundedTotal(net, members), pick(net.amounts, members)).map(Number);
  const discounts = discountShares(members, gross, afterLine);
  const commercial = discountShares(members, afterLine, afterCommercial);
  const financial = discountShares(members, afterCommercial, net);
  return netMinor.map((netLine, position) => {
    const commercialMinor = commercial[position] ?? 0;
    const financialMinor = financial[position] ?? 0;
    const afterDiscountMinor = netLine + financialMinor + commercialMinor;
    return {
      grossMinor: afterDiscountMinor + (discounts[position] ?? 0),
      afterDiscountMinor,
      commercialMinor,
      financialMinor,
      netMinor: netLine,
    };
  });
}

/** What one stage takes from the group, spread over its lines by what it takes from each. */
function discountShares(
  members: readonly number[],
  before: ExactAmounts,
  after: ExactAmounts,
): readonly number[] {
  const discountMinor = roundedTotal(before, members) - roundedTotal(after, members);
  const places = Math.max(before.places, after.places);
  const left = pick(atPlaces(after, places), members);
  const taken = pick(atPlaces(before, places), members).map(
    (amount, position) => amount - (left[position] ?? 0n),
  );
  return allocateBig(discountMinor, taken).map(Number);
}

function atPlaces({ amounts, places }: ExactAmounts, wanted: number): readonly bigint[] {
  const factor = 10n ** BigInt(wanted - places);
  return amounts.map((amount) => amount * factor);
}

function settleGroup(group: GroupMembers, net: ExactAmounts, vatIncluded: boolean): SettledGroup {
  const amount = total(pick(net.amounts, group.members));
  const cent = 10n ** BigInt(net.places - MINOR_PLACES);
  const part = fraction(group.vatRate);
  const whole = 10n ** BigInt(part.places);
  const units = BigInt(part.units);
  const netMinor = toSafeInteger(divideRoundedBig(amount, cent));
  if (!vatIncluded) {
    const vatMinor = toSafeInteger(divideRoundedBig(amount * units, cent * whole));
    return { group, baseMinor: netMinor, vatMinor };
  }
  const baseMinor = toSafeInteger(divideRoundedBig(amount * whole, cent * (whole + units)));
  return { group, baseMinor, vatMinor: netMinor - baseMinor };
}

function roundedTotal({ amounts, places }: ExactAmounts, members: readonly number[]): bigint {
  return divideRoundedBig(total(pick(amounts, members)), 10n ** BigInt(places - MINOR_PLACES));
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
