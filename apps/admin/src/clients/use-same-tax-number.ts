import type { ClientRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { useRested } from '../fields/use-rested.js';
import { withSameNumber } from './with-same-number.js';

/** Shorter is no tax number yet. */
const digitsLeast = 6;
const restMs = 400;
const sides = ['commercial/clients', 'commercial/suppliers'] as const;

/** Another client or supplier that has the tax number which is being written. */
export function useSameTaxNumber(written: unknown): ClientRow | undefined {
  const provider = useBalcao();
  const own = useRecordContext()?.id;
  const number = useRested(typeof written === 'string' ? written.trim() : '', restMs);
  const { data = [] } = useQuery({
    queryKey: ['parties', 'same tax number', number],
    queryFn: async () => {
      const sort = { field: 'name', order: 'ASC' } as const;
      const pagination = { page: 1, perPage: 5 };
      const params = { filter: { q: number }, sort, pagination };
      const found = await Promise.all(
        sides.map((side) => provider.getList<ClientRow>(side, params)),
      );
      return withSameNumber(
        found.flatMap(({ data: rows }) => rows),
        number,
      );
    },
    enabled: number.replace(/\D/g, '').length >= digitsLeast,
    // It may have been given to somebody since.
    gcTime: 0,
  });
  return data.find(({ id }) => id !== own);
}
