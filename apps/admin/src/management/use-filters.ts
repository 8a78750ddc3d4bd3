import { useCallback, useEffect } from 'react';
import { useListContext, type ListControllerSuccessResult } from 'react-admin';
import { PendingFilters, type Filters } from './pending-filters.js';

const pending = new PendingFilters();

interface ListFilters {
  readonly filters: Filters;
  /** Changes the filters, starting from the last request even if it is not shown yet. */
  readonly setFilters: (change: (filters: Filters) => Filters) => void;
}

/** The filters of the current list; react-admin types them as `any`. */
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

/** The filters with one set, or removed by `undefined`. */
export function withFilter(filters: Filters, name: string, value: unknown): Filters {
  const others = Object.entries(filters).filter(([each]) => each !== name);
  const isEmpty = value === undefined || value === '';
  return Object.fromEntries(isEmpty ? others : [...others, [name, value]]);
}
