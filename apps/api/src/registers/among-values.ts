import type { Books } from '@balcao/domain';
import { invalidFilter } from '../http/invalid-filter.js';
import { sentFilter, type ParsedList, type SentQuery } from '../reading/list-query.js';

/** For a field of several ids: which rows have one of them among theirs, as the books know. */
export type AmongValues = Readonly<Record<string, (books: Books, id: string) => readonly string[]>>;

/** A list's query without what it asks of such fields, and that. */
interface Parted {
  readonly sent: SentQuery;
  readonly asked: readonly (readonly [field: string, id: string])[];
}

/** Takes out of a list's filter what no clause of the read store can say. */
export function partAmong(among: AmongValues, sent: SentQuery): Parted {
  const conditions = Object.entries(sentFilter(sent));
  const isAmong = ([field]: readonly [string, unknown]) => Object.hasOwn(among, field);
  const asked = conditions.filter(isAmong).map(([field, id]): readonly [string, string] => {
    if (typeof id !== 'string') throw invalidFilter(field);
    return [field, id];
  });
  if (asked.length === 0) return { sent, asked };
  const others = Object.fromEntries(conditions.filter((each) => !isAmong(each)));
  return { sent: { ...sent, filter: others }, asked };
}

/** Narrows the list to the rows that have every requested value. */
export function narrowedTo(
  among: AmongValues,
  asked: Parted['asked'],
  books: Books,
  list: ParsedList,
): ParsedList {
  return asked.reduce((narrowed, [field, id]) => {
    const { $or, ...where } = narrowed.where;
    const ids = among[field]?.(books, id) ?? [];
    return {
      ...narrowed,
      where: { ...where, $or: [{ id: { $in: ids }, ...($or ? { $or } : {}) }] },
    };
  }, list);
}
