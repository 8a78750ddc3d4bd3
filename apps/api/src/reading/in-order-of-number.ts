import type { ParsedList } from './list-query.js';

type Sort = ParsedList['sort'];

/**
 * Papers of one day follow each other by their numbers, and so do references: as text 9 would come
 * behind 10, and as ids those of a day would.
 */
export function inOrderOfNumber<L extends { readonly sort: Sort }>(list: L): L {
  if (list.sort.some(([field]) => field === 'number')) return list;
  return { ...list, sort: list.sort.flatMap(numbered) };
}

function numbered([field, direction]: Sort[number]): Sort {
  if (field === 'issuedOn')
    return [
      [field, direction],
      ['number', direction],
    ];
  if (field === 'reference')
    return [
      ['seriesId', direction],
      ['number', direction],
    ];
  return [[field, direction]];
}
