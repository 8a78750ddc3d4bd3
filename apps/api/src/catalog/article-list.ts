import { gtinOf } from '@balcao/domain';
import { articles } from '@balcao/projections';
import { instantsOfDays } from '../reading/instants-of-days.js';
import { parseList, sentFilter, type ParsedList, type SentQuery } from '../reading/list-query.js';

/** A list of articles; `pricedOn` in the filter takes days by the company's clock. */
export function parseArticleList(sent: SentQuery, timeZone: string): ParsedList {
  const { pricedOn, ...filter } = sentFilter(sent);
  const parsed = parseList(articles, { ...sent, filter });
  const list = { ...parsed, search: parsed.search && inOneBarcode(parsed.search) };
  if (pricedOn === undefined) return list;
  const pricedAt = instantsOfDays(pricedOn, 'pricedOn', timeZone);
  return { ...list, where: { ...list.where, pricedAt } };
}

/** A barcode in the groups that are printed below its bars, as it is kept. */
function inOneBarcode(words: string): string {
  const joined = words.replace(/\s/g, '');
  return gtinOf(joined) === undefined ? words : joined;
}
