import type { ClientRow } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { useRested } from './use-rested.js';

/** How long writing has to rest before clients are looked for, in milliseconds. */
const REST_MS = 150;
const HITS = 8;

interface ClientSearch {
  readonly clients: readonly ClientRow[];
  readonly words: string;
  /** The answer for the words has not come yet. */
  readonly isWaiting: boolean;
  readonly look: (words: string) => void;
}

/** The clients, or suppliers, whose name, code, NUIT, e-mail or phone fits what is written. */
export function useClients(resource = 'commercial/clients'): ClientSearch {
  const provider = useBalcao();
  const [words, look] = useState('');
  const rested = useRested(words.trim(), REST_MS);
  const {
    data = [],
    isFetching,
    isLoading,
    isPlaceholderData,
  } = useQuery({
    queryKey: [resource, 'find', rested],
    queryFn: async () => {
      const found = await provider.getList<ClientRow>(resource, {
        filter: { q: rested, isArchived: false },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: HITS },
      });
      return found.data;
    },
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  const isBehind = rested !== words.trim();
  const isWaiting = isBehind || (isFetching && isPlaceholderData) || (rested !== '' && isLoading);
  return { clients: rested === '' ? [] : data, words, isWaiting, look };
}
