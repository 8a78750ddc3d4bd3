import type { Leaders, SalesFigures, SalesShare } from '@balcao/contracts';
import { noSales, plus, type SumsBy } from '../statistics/trade-sums.js';

/** The shares of sums, the greatest first; those with only zeros are left out. */
export function sharesOf(sums: SumsBy): readonly SalesShare[] {
  return [...sums]
    .filter(([, { count, netMinor, vatMinor }]) => count !== 0 || netMinor !== 0 || vatMinor !== 0)
    .map(([id, figures]) => ({ id, ...withoutCost(figures) }))
    .sort((one, other) => other.netMinor - one.netMinor || (one.id < other.id ? -1 : 1));
}

/** The first of the shares, and the sum of all others. */
export function leadersOf(shares: readonly SalesShare[], most: number): Leaders {
  const others = shares.slice(most);
  const sum = others.reduce<SalesFigures>((total, share) => plus(total, share), noSales);
  return {
    rows: shares.slice(0, most),
    others: { ...withoutCost(sum), shares: others.length },
  };
}

/** The sums of sums whose values belong together: articles of one category. */
export function gatheredBy(sums: SumsBy, groupOf: (value: string) => string): SumsBy {
  const gathered = new Map<string, SalesFigures>();
  for (const [value, figures] of sums) {
    const group = groupOf(value);
    gathered.set(group, plus(gathered.get(group) ?? noSales, figures));
  }
  return gathered;
}

/** All of it. */
export function totalOf(sums: SumsBy): SalesFigures {
  return [...sums.values()].reduce((total, figures) => plus(total, figures), noSales);
}

function withoutCost({ count, netMinor, vatMinor, grossMinor }: SalesFigures) {
  return { count, netMinor, vatMinor, grossMinor };
}
