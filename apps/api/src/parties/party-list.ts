import { parties } from '@balcao/projections';
import { parseList, type ParsedList, type SentQuery } from '../reading/list-query.js';
import { spellingsOf } from '../search/searched-words.js';

/**
 * Reads the query of a list of parties. A telephone or tax number that is written in groups is
 * looked for as it is kept, in one.
 */
export function parsePartyList(sent: SentQuery): ParsedList {
  const list = parseList(parties, sent);
  if (list.search === undefined) return list;
  return { ...list, search: spellingsOf(list.search).at(-1) };
}
