import type { Rate } from './decimal.js';
import type { ParsedLine } from './parsed-line.js';
import { PricingError } from './pricing-error.js';
import type { Scaled } from './scaled.js';

/** The lines of one VAT code, by their indexes. */
export interface GroupMembers {
  readonly taxGroup: string;
  readonly rate: Rate;
  readonly vatRate: Scaled;
  readonly members: readonly number[];
}

/** A line after every discount, before VAT is looked at. */
export interface SettledLine {
  readonly grossMinor: number;
  readonly afterDiscountMinor: number;
  readonly commercialMinor: number;
  readonly financialMinor: number;
  readonly netMinor: number;
}

/** A group's VAT, before it is spread over its lines. */
export interface SettledGroup {
  readonly group: GroupMembers;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** What a policy decides; how its figures become a document is the same for both. */
export interface Settlement {
  readonly lines: readonly SettledLine[];
  readonly groups: readonly SettledGroup[];
}

/** Gathers the lines by VAT code, in order of appearance. */
export function groupLines(lines: readonly ParsedLine[]): readonly GroupMembers[] {
  const groups: (GroupMembers & { readonly members: number[] })[] = [];
  lines.forEach(({ taxGroup, rate, vatRate }, index) => {
    const group = groups.find((known) => known.taxGroup === taxGroup);
    if (group === undefined) groups.push({ taxGroup, rate, vatRate, members: [index] });
    else if (group.rate === rate) group.members.push(index);
    else throw new PricingError('pricing.taxGroupRateDiffers', { line: index, taxGroup });
  });
  return groups;
}

/** The members' entries of a list that runs parallel to the lines. */
export function pick<T>(list: readonly T[], members: readonly number[]): T[] {
  const picked: T[] = [];
  for (const member of members) {
    const entry = list[member];
    if (entry !== undefined) picked.push(entry);
  }
  return picked;
}
