import { headers } from '@balcao/contracts';
import { RequestError } from '../http/request-error.js';

/** The revision whose rows a request wants to see; undefined for those of now. */
export function knownAtOf(sent: Readonly<Record<string, unknown>>): number | undefined {
  const header = sent[headers.asKnownAt];
  return header === undefined ? undefined : revisionOf(header);
}

/** A revision as it is sent; refuses what is none. */
export function revisionOf(sent: unknown): number {
  if (typeof sent === 'string' && /^\d{1,15}$/.test(sent)) return Number.parseInt(sent, 10);
  throw new RequestError(422, 'past.unknown');
}
