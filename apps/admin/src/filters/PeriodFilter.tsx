import type { ReactNode } from 'react';
import { useFilters, withFilter } from '../management/use-filters.js';
import { PeriodChoice } from './PeriodChoice.js';
import { conditionOf, rangeIn } from './periods.js';

/** Narrows a list to a period: one with a name, or from day to day. */
export function PeriodFilter({ source }: { readonly source: string }): ReactNode {
  const { filters, setFilters } = useFilters();
  return (
    <PeriodChoice
      range={rangeIn(filters[source])}
      onChange={(range) => {
        setFilters((set) => withFilter(set, source, conditionOf(range)));
      }}
    />
  );
}
