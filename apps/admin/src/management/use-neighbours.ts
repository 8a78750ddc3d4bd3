import { useGetList, useStore, type RaRecord, type SortPayload } from 'react-admin';
import { neighboursIn } from './neighbours-in.js';
import { rowsPerPage } from './views/per-page.js';

/** The list that a record was opened from. */
export interface RecordList {
  readonly resource: string;
  readonly sort: SortPayload;
  /** The list's default filter. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** Permanent filters of the list, in addition to the user's. */
  readonly only?: Readonly<Record<string, unknown>> | undefined;
  /** react-admin's store key of the list; defaults to the resource. */
  readonly storeKey?: string;
}

export interface Neighbours {
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
  /** The record's place in the list, counted from 1; undefined for one that is not on its page. */
  readonly place: number | undefined;
  readonly total: number | undefined;
  /** Moves the list to the record's page, for the return to it. */
  readonly follow: (id: string) => void;
}

interface StoredParams {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: string;
  readonly order?: 'ASC' | 'DESC';
  readonly page?: number;
  readonly perPage?: number;
}

/** The previous and next record, by the filter and order of the list. */
export function useNeighbours(list: RecordList, id: string): Neighbours {
  const { resource, only } = list;
  const key = list.storeKey ?? `${resource}.listParams`;
  const [stored, setStored] = useStore<StoredParams>(key, {});
  const page = stored.page ?? 1;
  const perPage = stored.perPage ?? rowsPerPage();
  const params = {
    filter: { ...(stored.filter ?? list.filters), ...only },
    sort: { field: stored.sort ?? list.sort.field, order: stored.order ?? list.sort.order },
  };
  const read = (at: number) => ({ ...params, pagination: { page: at, perPage } });
  const here = useGetList<RaRecord>(resource, read(page));
  const ids = idsOf(here.data);
  const at = ids.indexOf(id);
  const total = here.total;
  const isFirst = at === 0 && page > 1;
  const isLast = at !== -1 && at === ids.length - 1 && page * perPage < (total ?? 0);
  const before = useGetList<RaRecord>(resource, read(Math.max(1, page - 1)), { enabled: isFirst });
  const after = useGetList<RaRecord>(resource, read(page + 1), { enabled: isLast });
  const found = neighboursIn(id, {
    ids,
    before: isFirst ? idsOf(before.data) : [],
    after: isLast ? idsOf(after.data) : [],
  });
  return {
    ...found,
    place: at === -1 ? undefined : (page - 1) * perPage + at + 1,
    total,
    follow: (to) => {
      if (ids.includes(to)) return;
      // Whole: react-admin takes a part of them for none.
      setStored({
        filter: stored.filter ?? list.filters,
        sort: params.sort.field,
        order: params.sort.order,
        perPage,
        page: to === found.previousId ? page - 1 : page + 1,
      });
    },
  };
}

const idsOf = (rows: readonly RaRecord[] | undefined): readonly string[] =>
  (rows ?? []).map(({ id }) => String(id));
