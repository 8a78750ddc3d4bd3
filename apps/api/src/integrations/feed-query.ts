import { journalEventTypes } from '@balcao/domain';
import { invalidFilter } from '../http/invalid-filter.js';
import { RequestError } from '../http/request-error.js';

/** Events of one page. */
export const FEED_PAGE = { usual: 100, max: 500 };

/** What a program wants of the feed. */
export interface FeedQuery {
  /** The first revision. */
  readonly from: number;
  /** All that the reader sees when absent. */
  readonly types?: readonly string[];
  readonly limit: number;
}

export interface SentFeedQuery {
  readonly from?: unknown;
  readonly types?: unknown;
  readonly limit?: unknown;
}

/** `RequestError` 422 for what is no revision, no limit, or no event. */
export function parseFeed({ from, types, limit }: SentFeedQuery): FeedQuery {
  const { usual, max } = FEED_PAGE;
  const wanted = typeof types === 'string' ? types.split(',').filter((type) => type !== '') : [];
  const unknown = wanted.find((type) => !journalEventTypes.includes(type));
  if (unknown !== undefined) throw invalidFilter(unknown);
  const asked = wholeNumber(limit) ?? usual;
  if (asked < 1 || asked > max) throw new RequestError(422, 'request.invalidPage');
  const query = { from: wholeNumber(from) ?? 0, limit: asked };
  return wanted.length === 0 ? query : { ...query, types: wanted };
}

/** A number that a query names, if it does. */
export function wholeNumber(sent: unknown): number | undefined {
  if (sent === undefined || sent === '') return undefined;
  if (typeof sent === 'string' && /^\d{1,15}$/.test(sent)) return Number.parseInt(sent, 10);
  throw new RequestError(422, 'request.invalidPage');
}
