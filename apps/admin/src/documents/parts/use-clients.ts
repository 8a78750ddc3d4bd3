import type { ClientRow } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBalcao } from '../../admin/hooks.js';

/** How long writing has to rest before clients are looked for, in milliseconds. */
const REST_MS = 150;
const HITS = 8;

interface ClientSearch {
  readonly clients: readonly ClientRow[];
  readonly words: string;
  readonly look: (words: string) => void;
}

/** The clients whose name, code, NUIT, e-mail or phone fits what is written. */
export function useClients(): ClientSearch {
  const provider = useBalcao();
  const [words, look] = useState('');
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(words.trim());
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [words]);
  const { data = [] } = useQuery({
    queryKey: ['commercial/clients', 'find', rested],
    queryFn: async () => {
      const found = await provider.getList<ClientRow>('commercial/clients', {
        filter: { q: rested, isArchived: false },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: HITS },
      });
      return found.data;
    },
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  return { clients: rested === '' ? [] : data, words, look };
}
