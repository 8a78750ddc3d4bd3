import { allocate } from './allocate.js';
import type {
  DocumentTotals,
  LineInput,
  PricedDocument,
  PricedLine,
  PricingOptions,
} from './document.js';
import { parseLine } from './parsed-line.js';
import { settleByGroup } from './policy-d.js';
import { settleByLine } from './policy-p.js';
import { safeInteger, sumOf } from './rounding.js';
import { pick, type SettledGroup, type SettledLine, type Settlement } from './settlement.js';

/**
 * Prices a document: its lines' figures, its VAT by group and its totals, under policy P or D.
 * Throws `PricingError`, with the line's index where one line is to blame.
 */
export function priceDocument(
  lines: readonly LineInput[],
  options: PricingOptions,
): PricedDocument {
  const parsed = lines.map(parseLine);
  const settlement =
    options.policy === 'P' ? settleByLine(parsed, options) : settleByGroup(parsed, options);
  const vat = lines.map(() => 0);
  for (const group of settlement.groups) spreadVat(group, settlement.lines, options, vat);
  const priced = settlement.lines.map((line, index) =>
    pricedLine(line, vat[index] ?? 0, options.vatIncluded),
  );
  return { lines: priced, totals: totalsOf(settlement, priced) };
}

/** Lines of a group share its VAT by what they pay; with VAT in the price they share the base. */
function spreadVat(
  { group: { members }, baseMinor, vatMinor }: SettledGroup,
  lines: readonly SettledLine[],
  { vatIncluded }: PricingOptions,
  vat: number[],
): void {
  const nets = pick(lines, members).map((line) => line.netMinor);
  const shares = allocate(vatIncluded ? baseMinor : vatMinor, nets);
  members.forEach((member, position) => {
    const share = shares[position] ?? 0;
    vat[member] = vatIncluded ? (nets[position] ?? 0) - share : share;
  });
}

function pricedLine(line: SettledLine, vatMinor: number, vatIncluded: boolean): PricedLine {
  return {
    grossMinor: line.grossMinor,
    discountMinor: line.grossMinor - line.afterDiscountMinor,
    afterDiscountMinor: line.afterDiscountMinor,
    commercialMinor: line.commercialMinor,
    financialMinor: line.financialMinor,
    netMinor: line.netMinor,
    baseMinor: vatIncluded ? line.netMinor - vatMinor : line.netMinor,
    vatMinor,
  };
}

function totalsOf({ groups }: Settlement, lines: readonly PricedLine[]): DocumentTotals {
  const baseMinor = sumOf(groups, (group) => group.baseMinor);
  const vatMinor = sumOf(groups, (group) => group.vatMinor);
  const subtotalMinor = sumOf(lines, (line) => line.afterDiscountMinor);
  const commercialMinor = sumOf(lines, (line) => line.commercialMinor);
  const financialMinor = sumOf(lines, (line) => line.financialMinor);
  const lineDiscountMinor = sumOf(lines, (line) => line.discountMinor);
  return {
    subtotalMinor,
    commercialMinor,
    financialMinor,
    groups: groups.map(({ group, baseMinor: base, vatMinor: vat }) => ({
      taxGroup: group.taxGroup,
      rate: group.rate,
      baseMinor: base,
      vatMinor: vat,
    })),
    baseMinor,
    vatMinor,
    totalMinor: safeInteger(baseMinor + vatMinor),
    discountMinor: safeInteger(lineDiscountMinor + commercialMinor + financialMinor),
  };
}
