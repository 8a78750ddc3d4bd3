import { useCallback } from 'react';
import { useListContext } from 'react-admin';

/** Field → value, as the list's query takes it. */
export type FilterValues = Readonly<Record<string, unknown>>;

interface ListFilter {
  readonly filter: FilterValues;
  readonly setFilter: (filter: FilterValues) => void;
}

/** What the list around is narrowed to; react-admin types it as anything. */
export function useFilter(): ListFilter {
  const context: {
    filterValues: unknown;
    setFilters: (filter: FilterValues, shown: object) => void;
  } = useListContext();
  const { filterValues, setFilters } = context;
  return {
    filter: (filterValues ?? {}) as FilterValues,
    setFilter: useCallback(
      (filter) => {
        setFilters(filter, {});
      },
      [setFilters],
    ),
  };
}
