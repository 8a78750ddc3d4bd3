import type { Rehearsal } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { ProblemError } from '../../http/problem-error.js';

/** A verb of a document, tried before it is carried out. */
export interface Rehearsing {
  readonly rehearsal?: Rehearsal;
  /** Why it would be refused. */
  readonly error: Error | null;
  readonly isReading: boolean;
  /** It would now do something else than was shown at first. */
  readonly isOutdated: boolean;
  /** The revision of the rehearsal that no longer holds. */
  readonly outdatedAt?: number;
  /** Shows what it does now, when the error says that it is something else; answers whether. */
  readonly showAgain: (error: unknown) => boolean;
}

/** What a verb would do to a document; read once, so that it stays what was shown. */
export function useRehearsal(id: string, verb: 'cancel' | 'restore', body: object): Rehearsing {
  const provider = useBalcao();
  const [isOutdated, setOutdated] = useState(false);
  const [outdatedAt, setOutdatedAt] = useState<number>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['rehearsal', id, verb],
    queryFn: () => provider.rehearse('documents', id, verb, body),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  return {
    ...(data !== undefined && { rehearsal: data }),
    error,
    isReading: isFetching,
    isOutdated,
    ...(outdatedAt !== undefined && { outdatedAt }),
    showAgain: (failure) => {
      if (!(failure instanceof ProblemError) || failure.status !== 412) return false;
      setOutdated(true);
      setOutdatedAt(data?.revision);
      void refetch();
      return true;
    },
  };
}
