import type { ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useFilters, withFilter } from '../management/use-filters.js';
import { PeriodChoice } from './PeriodChoice.js';
import { conditionOf, rangeIn } from './periods.js';

interface PeriodFilterProps {
  readonly source: string;
  /** What the period is of, where that is not the day of the list. */
  readonly label?: ScreenMessageKey | undefined;
}

/** Narrows a list to a period: one with a name, or from day to day. */
export function PeriodFilter({ source, label }: PeriodFilterProps): ReactNode {
  const { filters, setFilters } = useFilters();
  return (
    <PeriodChoice
      label={label}
      range={rangeIn(filters[source])}
      onChange={(range) => {
        setFilters((set) => withFilter(set, source, conditionOf(range)));
      }}
    />
  );
}
