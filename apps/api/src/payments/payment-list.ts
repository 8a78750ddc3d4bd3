import { meansWord, payments } from '@balcao/projections';
import { inOrderOfNumber } from '../reading/in-order-of-number.js';
import { invalidFilter } from '../http/invalid-filter.js';
import { parseList, sentFilter, type ParsedList, type SentQuery } from '../reading/list-query.js';
import { inOneTaxNumber } from '../search/searched-words.js';

/** A list of payments; `methodId` and `accountId` in the filter take those with such a row. */
export function parsePaymentList(sent: SentQuery): ParsedList {
  const { methodId, accountId, ...filter } = sentFilter(sent);
  const parsed = inOrderOfNumber(parseList(payments, { ...sent, filter }));
  const words = [
    parsed.search && inOneTaxNumber(parsed.search),
    wordOf('method', 'methodId', methodId),
    wordOf('account', 'accountId', accountId),
  ].filter((word) => word !== undefined);
  return words.length === 0 ? parsed : { ...parsed, search: words.join(' ') };
}

function wordOf(kind: 'method' | 'account', field: string, id: unknown): string | undefined {
  if (id === undefined) return undefined;
  if (typeof id !== 'string' || !/^\w{1,64}$/.test(id)) throw invalidFilter(field);
  return meansWord(kind, id);
}
