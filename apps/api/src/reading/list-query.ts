import { pageSizes, type ListQuery } from '@balcao/contracts';
import { parseSort, parseWhere, UnsupportedQuery, type AnyCollection } from '@balcao/read-store';
import { invalidFilter } from '../http/invalid-filter.js';
import { RequestError } from '../http/request-error.js';

/** The most that one request of a list takes. */
export const listLimits = {
  /** Rows of one answer. */
  perPage: Math.max(...pageSizes),
  /** Rows that paging may skip; a user who looks for more narrows the filter. */
  skip: 1_000_000,
  /** Characters of the filter's JSON. */
  filter: 16_000,
  /** Characters of the words searched for. */
  words: 200,
  sortFields: 4,
} as const;

/** A list's query, checked against the collection. */
export interface ParsedList {
  readonly where: Readonly<Record<string, unknown>>;
  readonly search: string | undefined;
  readonly sort: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly page: number;
  readonly perPage: number;
}

/** A query as it was sent: any of it may be missing, repeated or nonsense; see `sentFilter`. */
export type SentQuery = Readonly<Record<string, unknown>>;

/** Reads a list's query; what cannot be is refused, naming the field. */
export function parseList(collection: AnyCollection, sent: SentQuery): ParsedList {
  const { q, sort, page, perPage } = texts(sent);
  return {
    where: whereOf(collection, sentFilter(sent)),
    search: wordsOf(q),
    sort: sortOf(collection, sort),
    ...pageOf(page, perPage),
  };
}

type Texts = { readonly [K in keyof ListQuery]?: string };

/** What of a query string is said, once. */
export function texts(sent: SentQuery): Texts {
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
}

/** Parses a filter's object; the caller, who knows its fields, checks them. */
export function filterOf(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined) return {};
  if (text.length > listLimits.filter) throw invalidFilter('filter');
  try {
    const filter: unknown = JSON.parse(text);
    if (typeof filter === 'object' && filter !== null && !Array.isArray(filter)) {
      return { ...filter };
    }
  } catch {
    // Refused below, like anything else that is no object.
  }
  throw invalidFilter('filter');
}

/**
 * The filter of a query: JSON as it was sent, or an object where it was read before and is passed
 * on without the fields that a list understands itself.
 */
export function sentFilter({ filter }: SentQuery): Readonly<Record<string, unknown>> {
  if (typeof filter === 'string') return filterOf(filter === '' ? undefined : filter);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return {};
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

function whereOf(collection: AnyCollection, where: ParsedList['where']) {
  parseWhere(collection, where);
  return where;
}

/** The words searched for; none where nothing is said. */
export function wordsOf(q: string | undefined): string | undefined {
  if (q === undefined || q.trim() === '') return undefined;
  if (q.length <= listLimits.words) return q;
  const params = { max: listLimits.words };
  const problem = { path: 'q', code: 'request.tooLong', params } as const;
  throw new RequestError(422, 'request.tooLong', params, [problem]);
}

/** The refusal of an order that names `subject`. */
export function invalidSort(subject: string): RequestError {
  const params = { subject };
  const problem = { path: 'sort', code: 'request.invalidSort', params } as const;
  return new RequestError(422, 'request.invalidSort', params, [problem]);
}

function sortOf(collection: AnyCollection, text: string | undefined): ParsedList['sort'] {
  if (text === undefined) return [];
  const keys = text.split(',', listLimits.sortFields).map((key): [string, string] => {
    const [field = '', direction = 'asc'] = key.trim().split(':');
    return [field, direction];
  });
  try {
    parseSort(collection, keys);
  } catch (error) {
    if (!(error instanceof UnsupportedQuery)) throw error;
    throw invalidSort(error.subject);
  }
  return keys.map(([field, direction]) => [field, direction === 'desc' ? 'desc' : 'asc']);
}

/** The page asked for, the first of 25 rows when nothing is said. */
export function pageOf(page = '1', perPage = '25'): { page: number; perPage: number } {
  const parsed = { page: wholeNumber(page), perPage: wholeNumber(perPage) };
  const { perPage: rows } = parsed;
  if (rows > listLimits.perPage) throw invalidPage('perPage');
  if ((parsed.page - 1) * rows > listLimits.skip) throw invalidPage('page');
  return parsed;
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number.parseInt(text, 10);
  throw invalidPage('page');
}

function invalidPage(path: string): RequestError {
  return new RequestError(422, 'request.invalidPage', {}, [
    { path, code: 'request.invalidPage', params: {} },
  ]);
}
