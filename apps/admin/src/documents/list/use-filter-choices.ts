import type { ClientRow, DocumentTypeRow, MemberRow, SeriesRow } from '@balcao/contracts';
import { useGetList, useGetOne } from 'react-admin';
import { useMay } from '../../admin/hooks.js';

interface Choice {
  readonly id: string;
  readonly name: string;
}

const MINUTE_MS = 60_000;

/** The series of a type, the newest first. */
export function useSeriesChoices(type: DocumentTypeRow): readonly Choice[] {
  const enabled = useMay('series.view');
  const { data = [] } = useGetList<SeriesRow>(
    'commercial/invoicing_series',
    {
      filter: { typeId: type.id },
      sort: { field: 'year', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled, staleTime: MINUTE_MS },
  );
  return data.map(({ id, prefix, code }) => ({ id, name: `${prefix} ${code}` }));
}

/** The members who may have issued documents. */
export function useSellerChoices(): readonly Choice[] {
  const enabled = useMay('identity.view');
  const { data = [] } = useGetList<MemberRow>(
    'users',
    {
      filter: {},
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 250 },
    },
    { enabled, staleTime: MINUTE_MS },
  );
  return data.map(({ id, name }) => ({ id, name }));
}

/** The name of the filter's client or supplier; undefined without one. */
export function usePartyName(resource: string, id: unknown): string | undefined {
  const wanted = typeof id === 'string' ? id : '';
  const { data } = useGetOne<ClientRow>(resource, { id: wanted }, { enabled: wanted !== '' });
  return wanted === '' ? undefined : data?.name;
}
