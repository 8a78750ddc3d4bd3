import { foldText, orderKeyOf, soughtIn, type FieldType } from '@balcao/read-store';
import { invalidSort, pageOf, texts, wordsOf, type SentQuery } from './list-query.js';
import type { RowPage } from './list-rows.js';

/** How a field puts rows in order: as names in a dictionary, or as decimals by their size. */
export type FieldOrder = Extract<FieldType, 'name' | 'decimal'>;

/** A list whose rows are worked out when it is asked for, and kept nowhere. */
export interface WorkedList<R> {
  readonly resource: string;
  /** The fields that it can be sorted by; by the first one where nothing is said. */
  readonly orders: Readonly<Partial<Record<keyof R & string, FieldOrder>>>;
  /** The fields whose words are searched. */
  readonly searched: readonly (keyof R & string)[];
}

/** The rows of all pages that match a query, in its order. */
export function narrowed<R extends { readonly id: string }>(
  rows: readonly R[],
  list: WorkedList<R>,
  sent: SentQuery,
): readonly R[] {
  const { q, sort } = texts(sent);
  const words = soughtIn(wordsOf(q) ?? '');
  const found = rows.filter((row) => words.every((word) => isIn(row, word, list)));
  const keys = keysOf(list, sort);
  return found.sort((one, other) => {
    for (const { field, order, sign } of keys) {
      const difference = compared(one[field], other[field], order);
      if (difference !== 0) return sign * difference;
    }
    return one.id < other.id ? -1 : 1;
  });
}

/** The page of them that it asks for. */
export function workedPage(rows: RowPage['rows'], sent: SentQuery): RowPage {
  const { page: asked, perPage: size } = texts(sent);
  const { page, perPage } = pageOf(asked, size);
  const first = (page - 1) * perPage;
  return { rows: rows.slice(first, first + perPage), first, total: rows.length };
}

function isIn<R>(row: R, word: string, { searched }: WorkedList<R>): boolean {
  return searched.some((field) =>
    soughtIn(textOf(row[field])).some((each) => each.startsWith(foldText(word))),
  );
}

function keysOf<R>({ orders }: WorkedList<R>, sort: string | undefined) {
  const known = Object.keys(orders) as (keyof R & string)[];
  const asked = sort === undefined ? known.slice(0, 1) : sort.split(',');
  return asked.map((key) => {
    const [name, direction] = key.trim().split(':');
    const field = known.find((each) => each === name);
    const order = field === undefined ? undefined : orders[field];
    if (field === undefined || order === undefined) throw invalidSort(name ?? '');
    return { field, order, sign: direction === 'desc' ? -1 : 1 };
  });
}

/** Below zero where `one` comes first; what is missing comes before all, as in other lists. */
function compared(one: unknown, other: unknown, order: FieldOrder): number {
  if (one === undefined || other === undefined) {
    return Number(one !== undefined) - Number(other !== undefined);
  }
  const [left, right] = [orderKeyOf(order, textOf(one)), orderKeyOf(order, textOf(other))];
  return left < right ? -1 : Number(left > right);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
