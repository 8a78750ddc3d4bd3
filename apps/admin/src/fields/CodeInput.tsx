import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextInput, useResourceContext, type RaRecord } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { CODES_READ, nextCode } from './next-code.js';
import { useOfferedValue } from './use-offered-value.js';

interface CodeInputProps {
  /** Without it the record has its code already. */
  readonly isNew: boolean;
  /** The code of the first record of all. */
  readonly first: string;
  /** Below the field. */
  readonly help?: string;
}

/** The code of a record; a new one is offered the next. */
export function CodeInput({ isNew, first, help }: CodeInputProps): ReactNode {
  useOfferedValue('code', useNextCode(first, isNew));
  return <TextInput source="code" required helperText={help ?? false} />;
}

function useNextCode(first: string, isWanted: boolean): string | undefined {
  const provider = useBalcao();
  const resource = useResourceContext() ?? '';
  const { data } = useQuery({
    queryKey: [resource, 'next code'],
    queryFn: async () => {
      const newest = { field: 'id', order: 'DESC' } as const;
      const pagination = { page: 1, perPage: CODES_READ };
      const params = { filter: {}, sort: newest, pagination };
      const { data: rows } = await provider.getList<RaRecord>(resource, params);
      const codes = rows.map((row) => String(row['code']));
      // An empty answer of a query must not be undefined.
      return nextCode(codes, first) ?? null;
    },
    enabled: isWanted,
    // A code may have been given away since.
    gcTime: 0,
  });
  return data ?? undefined;
}
