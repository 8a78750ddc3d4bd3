import type { DocumentRow } from '@balcao/contracts';
import { useGetList, useStore } from 'react-admin';

/** What the list of a type was last shown by; react-admin keeps it under this key. */
const paramsKey = (typeId: string): string => `documents.${typeId}.listParams`;

interface ListParams {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
  readonly page: number;
  readonly perPage: number;
}

const atFirst: ListParams = { filter: {}, sort: 'issuedOn', order: 'DESC', page: 1, perPage: 25 };

export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** From 1, within all that fit the list's filter; none for a document that is not among them. */
  readonly position: number | undefined;
  readonly total: number;
}

/** The documents before and after one, in the order and under the filter of its list. */
export function useNeighbours(typeId: string, id: string): Neighbours {
  const [params] = useStore<ListParams>(paramsKey(typeId), atFirst);
  const { page, perPage, filter, sort, order } = { ...atFirst, ...params };
  const query = {
    filter: { ...filter, typeId },
    sort: { field: sort, order },
  };
  const here = useGetList<DocumentRow>('documents', { ...query, pagination: { page, perPage } });
  const ids = (here.data ?? []).map((row) => row.id);
  const index = ids.indexOf(id);
  const total = here.total ?? 0;
  const isLast = index === ids.length - 1 && page * perPage < total;
  const isFirst = index === 0 && page > 1;
  const beyond = useGetList<DocumentRow>(
    'documents',
    { ...query, pagination: { page: isFirst ? page - 1 : page + 1, perPage } },
    { enabled: index >= 0 && (isFirst || isLast) },
  );
  if (index < 0) return { previous: undefined, next: undefined, position: undefined, total };
  return {
    previous: isFirst ? beyond.data?.at(-1)?.id : ids[index - 1],
    next: isLast && !isFirst ? beyond.data?.[0]?.id : ids[index + 1],
    position: (page - 1) * perPage + index + 1,
    total,
  };
}
