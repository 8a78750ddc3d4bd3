import { useEffect, useRef, useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useBalcao } from '../../admin/hooks.js';
import type { BulkList } from './bulk-action.js';
import { useFilters } from '../use-filters.js';
import { useIsReturn } from '../table/list-place.js';
import { idsPerRead, selectionMax } from './bulk-limits.js';
import { selectedRows } from './selected-rows.js';

export interface Selection<R> {
  readonly ids: readonly string[];
  /** The number of rows on all pages. */
  readonly total: number;
  readonly clear: () => void;
  readonly selectAll: () => void;
  /** The number selected so far, while all pages are read. */
  readonly selecting: number | undefined;
  /** The selected rows as they are now; throws `ProblemError`. */
  readonly rows: () => Promise<readonly R[]>;
}

/**
 * The selected rows of a list: kept across pages and orders until the filter changes, and after
 * returning from a record.
 */
export function useSelection<R extends RaRecord>({ resource, only }: BulkList<R>): Selection<R> {
  const { selectedIds, onSelect, total = 0, sort } = useListContext<R>();
  const { filters } = useFilters();
  const provider = useBalcao();
  const [selecting, setSelecting] = useState<number>();
  const running = useRef<AbortController | undefined>(undefined);
  const filter = JSON.stringify(filters);
  const isReturn = useIsReturn();
  const filtered = useRef(isReturn ? filter : undefined);
  useEffect(() => {
    // What was selected under another filter is not in sight any more, nor what was another day.
    if (filtered.current !== filter) onSelect([]);
    filtered.current = filter;
    return () => {
      running.current?.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [filter]);
  const selectAll = async (signal: AbortSignal): Promise<void> => {
    const found: string[] = [];
    const pages = Math.ceil(Math.min(total, selectionMax) / idsPerRead);
    for (let page = 1; page <= pages; page += 1) {
      setSelecting(found.length);
      const pagination = { page, perPage: idsPerRead };
      const read = { filter: { ...filters, ...only }, sort, pagination };
      const { data } = await provider.getList<R>(resource, read);
      if (signal.aborted) return;
      found.push(...data.map(({ id }) => String(id)));
    }
    onSelect([...new Set(found)].slice(0, selectionMax));
  };
  return {
    ids: (selectedIds as readonly unknown[]).map(String),
    total,
    selecting,
    clear: () => {
      running.current?.abort();
      onSelect([]);
    },
    selectAll: () => {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      selectAll(controller.signal)
        .catch(() => undefined)
        .finally(() => {
          setSelecting(undefined);
        });
    },
    rows: () => selectedRows<R>(provider, resource, selectedIds.map(String)),
  };
}
