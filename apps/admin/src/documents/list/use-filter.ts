import type { Filters } from '../../management/pending-filters.js';
import { useFilters } from '../../management/use-filters.js';

/** Values by field, as in the list's query. */
export type FilterValues = Filters;

interface ListFilter {
  readonly filter: FilterValues;
  readonly setFilter: (change: (filter: FilterValues) => FilterValues) => void;
}

/** The filter of the surrounding list. */
export function useFilter(): ListFilter {
  const { filters, setFilters } = useFilters();
  return { filter: filters, setFilter: setFilters };
}
