import type { Filters } from '../../management/pending-filters.js';
import { useFilters } from '../../management/use-filters.js';

/** Field → value, as the list's query takes it. */
export type FilterValues = Filters;

interface ListFilter {
  readonly filter: FilterValues;
  readonly setFilter: (change: (filter: FilterValues) => FilterValues) => void;
}

/** What the list around is narrowed to. */
export function useFilter(): ListFilter {
  const { filters, setFilters } = useFilters();
  return { filter: filters, setFilter: setFilters };
}
