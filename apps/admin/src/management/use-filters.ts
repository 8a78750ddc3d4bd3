import { useCallback, useEffect } from 'react';
import { useListContext, type ListControllerSuccessResult } from 'react-admin';
import { PendingFilters, type Filters } from './pending-filters.js';

const pending = new PendingFilters();

interface ListFilters {
  readonly filters: Filters;
  /** Narrows the list otherwise, by what it was last asked for even where it is not shown yet. */
  readonly setFilters: (change: (filters: Filters) => Filters) => void;
}

/** The filters of the list at hand; react-admin types them as anything. */
export function useFilters(): ListFilters {
  const context: Pick<ListControllerSuccessResult, 'resource' | 'setFilters'> & {
    filterValues: Filters;
  } = useListContext();
  const { resource, filterValues, setFilters } = context;
  useEffect(() => {
    pending.shows(resource, filterValues);
  }, [resource, filterValues]);
  const set = useCallback(
    (change: (filters: Filters) => Filters) => {
      setFilters({ ...pending.ask(resource, filterValues, change) }, {});
    },
    [resource, filterValues, setFilters],
  );
  return { filters: filterValues, setFilters: set };
}

/** Filters with one of them set, or taken away by `undefined`. */
export function withFilter(filters: Filters, name: string, value: unknown): Filters {
  const others = Object.entries(filters).filter(([each]) => each !== name);
  const isEmpty = value === undefined || value === '';
  return Object.fromEntries(isEmpty ? others : [...others, [name, value]]);
}
