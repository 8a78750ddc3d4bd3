import { isDay } from '@balcao/domain';
import { invalidFilter } from '../http/invalid-filter.js';
import type { SentQuery } from './list-query.js';

/** A calendar day of the query string; nothing where it is missing, refused where it is none. */
export function dayOf<N extends string>(sent: SentQuery, name: N): { readonly [K in N]?: string } {
  const day = sent[name];
  if (day === undefined || day === '') return {};
  if (typeof day !== 'string' || !isDay(day)) throw invalidFilter(name);
  return { [name]: day } as { readonly [K in N]?: string };
}
