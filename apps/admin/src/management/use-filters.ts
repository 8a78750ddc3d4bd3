import { useCallback } from 'react';
import { useListContext, type ListControllerSuccessResult } from 'react-admin';

type Filters = Readonly<Record<string, unknown>>;

/** The filters of the list at hand; react-admin types them as anything. */
export function useFilters(): {
  readonly filters: Filters;
  readonly setFilters: (filters: Filters) => void;
} {
  const context: Pick<ListControllerSuccessResult, 'setFilters'> & { filterValues: Filters } =
    useListContext();
  const { filterValues, setFilters } = context;
  const set = useCallback(
    (filters: Filters) => {
      setFilters({ ...filters }, {});
    },
    [setFilters],
  );
  return { filters: filterValues, setFilters: set };
}

/** Filters with one of them set, or taken away by `undefined`. */
export function withFilter(filters: Filters, name: string, value: unknown): Filters {
  const others = Object.entries(filters).filter(([each]) => each !== name);
  const isEmpty = value === undefined || value === '';
  return Object.fromEntries(isEmpty ? others : [...others, [name, value]]);
}
