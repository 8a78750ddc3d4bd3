import { headers } from '@balcao/contracts';
import { isDay } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../http/request-error.js';

/** What a request looks at: the journal up to an event, and of that what happened up to a day. */
export interface AskedMoment {
  readonly revision: number;
  readonly trueOn?: string;
}

type Sent = Pick<FastifyRequest, 'headers' | 'query'>;

/**
 * The moment whose rows a request wants to see; undefined for those of now. A page that is opened
 * by its address alone names it in the query.
 */
export function askedMoment({ headers: sent, query }: Sent): AskedMoment | undefined {
  const named = query as Readonly<Record<string, unknown>>;
  const known = sent[headers.asKnownAt] ?? named['asKnownAt'];
  const trueOn = sent[headers.asTrueOn] ?? named['asTrueOn'];
  if (known === undefined) {
    // A day alone says of no moment what was known.
    if (trueOn === undefined) return undefined;
    throw new RequestError(422, 'past.unknown');
  }
  const revision = revisionOf(known);
  return trueOn === undefined ? { revision } : { revision, trueOn: dayOf(trueOn) };
}

/** A revision as it is sent; refuses what is none. */
export function revisionOf(sent: unknown): number {
  if (typeof sent === 'string' && /^\d{1,15}$/.test(sent)) return Number.parseInt(sent, 10);
  throw new RequestError(422, 'past.unknown');
}

/** A day as it is sent; refuses what is none. */
export function dayOf(sent: unknown): string {
  if (typeof sent === 'string' && isDay(sent)) return sent;
  throw new RequestError(422, 'past.unknown');
}
