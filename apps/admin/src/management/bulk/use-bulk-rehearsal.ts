import type { BulkBody, BulkRehearsal } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { useRested } from '../../fields/use-rested.js';

/** Pause in typing before a rehearsal, in milliseconds. */
const TYPING_MS = 350;

/** A request and its rehearsal. */
export interface RehearsedOrder {
  readonly rehearsal: BulkRehearsal | undefined;
  /** The reason if it would be refused as a whole. */
  readonly error: Error | null;
  readonly isReading: boolean;
  /** The revision of the rehearsal that no longer holds. */
  readonly outdatedAt: number | undefined;
  /** Rehearses again, since the effect has changed. */
  readonly readAgain: () => void;
}

/** The effect of a request on each row; undefined while it is incomplete. */
export function useBulkRehearsal(order: BulkBody | undefined): RehearsedOrder {
  const provider = useBalcao();
  const [outdatedAt, setOutdatedAt] = useState<number>();
  const { action, rows, ...details } = order ?? { action: '', rows: [] };
  const key = JSON.stringify([action, details, rows.length]);
  const settled = useRested(key, TYPING_MS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bulk', 'rehearse', key],
    queryFn: async () => rehearsalIn((await provider.ask('bulk/rehearse', order ?? {})).body),
    enabled: order !== undefined && settled === key,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const isBefore = settled !== key;
  return {
    rehearsal: isBefore ? undefined : data,
    error: isBefore ? null : error,
    isReading: order !== undefined && (isFetching || isBefore),
    outdatedAt,
    readAgain: () => {
      setOutdatedAt(data?.revision ?? 0);
      void refetch();
    },
  };
}

function rehearsalIn(body: unknown): BulkRehearsal {
  if (typeof body !== 'object' || body === null || !('refusals' in body)) {
    throw new Error('the rehearsal has an unknown shape');
  }
  return body as BulkRehearsal;
}
