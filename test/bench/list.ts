import type { RowReader } from '@balcao/read-store';
import type { Sales } from './company.js';

/** Rows of a page. */
export const perPage = 50;

/** A list's first page, asked for in one or two ways; `turn` varies what it selects. */
export interface List {
  readonly name: string;
  /** Only in the read store: rows and their count. */
  readonly inStore?: (store: RowReader, turn: Sales) => Promise<unknown>;
  /** Of the API. */
  readonly path: (turn: Sales) => string;
}

/** Where the API answers a list's first page. */
export function address(
  resource: string,
  filter: object,
  query: Readonly<Record<string, string>> = {},
): string {
  const sent = { filter: JSON.stringify(filter), perPage: String(perPage), ...query };
  return `/api/${resource}?${new URLSearchParams(sent).toString()}`;
}

/** One of those that the smallest data set has too. */
export const clientOf = (turn: Sales) => `DEMOC${101 + turn.below(40)}`;
