import type { Rehearsal } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { canBeApproved } from '../http/approval.js';
import { ProblemError } from '../http/problem-error.js';

/** A command, tried before it is carried out. */
export interface Rehearsing {
  readonly rehearsal?: Rehearsal;
  /** Why it would be refused. */
  readonly error: Error | null;
  readonly isReading: boolean;
  /** Carried out, it would be refused as things stand, and nobody could let it pass. */
  readonly isRefused: boolean;
  /** It would now do something else than was shown at first. */
  readonly isOutdated: boolean;
  /** The revision of the rehearsal that no longer holds. */
  readonly outdatedAt?: number;
  /** Shows what it does now, when the error says that it is something else; answers whether. */
  readonly showAgain: (error: unknown) => boolean;
  /** Shows what it does now, for it was found to be something else. */
  readonly readAgain: () => void;
}

/** What a command would do; read once, so that it stays what was shown. Nothing without a path. */
export function useRehearsal(path: string | undefined, body: object): Rehearsing {
  const provider = useBalcao();
  const [outdatedAt, setOutdatedAt] = useState<number>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['rehearsal', path, body],
    queryFn: () => provider.rehearse(path ?? '', body),
    enabled: path !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const readAgain = (): void => {
    setOutdatedAt(data?.revision ?? 0);
    void refetch();
  };
  return {
    ...(data !== undefined && { rehearsal: data }),
    error,
    isReading: isFetching,
    isRefused:
      !isFetching && error instanceof ProblemError && error.status < 500 && !canBeApproved(error),
    isOutdated: outdatedAt !== undefined,
    ...(outdatedAt !== undefined && { outdatedAt }),
    readAgain,
    showAgain: (failure) => {
      if (!isOutdated(failure)) return false;
      readAgain();
      return true;
    },
  };
}

/** It would do something else by now than was shown. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'rehearsal.outdated';
