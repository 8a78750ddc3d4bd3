import type { RequestErrorCode } from '@balcao/messages';
import { RequestError } from './request-error.js';

/** How much of something there may be, and what is answered beyond it. */
export interface Limit {
  readonly max: number;
  /** The time in which so many are counted; without it, so many at once or in all. */
  readonly windowMs?: number;
  /** After how many seconds a retry is worthwhile, if the window does not say so. */
  readonly retrySeconds?: number;
  readonly status: 408 | 409 | 429 | 503;
  readonly code: Extract<RequestErrorCode, `limit.${string}`>;
}

const anHourMs = 3_600_000;
const aDayMs = 24 * anHourMs;
const gigabyte = 1_073_741_824;

/**
 * What one member, company or account may take of an installation, so that the others have their
 * part. Counts are those of one node. `docs/guides/operate.md` lists them all.
 */
export const limits = {
  /** Companies that one account owns. */
  companiesOfAccount: { max: 200, status: 409, code: 'limit.companiesOfAccount' },
  /** Demo companies that one account owns at a time. */
  demosOfAccount: { max: 3, status: 409, code: 'limit.demosOfAccount' },
  /** Open pages of one member that follow changes. */
  liveOfMember: { max: 20, retrySeconds: 30, status: 429, code: 'limit.liveOfMember' },
  /** Open pages of one company that follow changes. */
  liveOfCompany: { max: 500, retrySeconds: 30, status: 429, code: 'limit.liveOfCompany' },
  /** Feeds of events that one company follows. */
  feedsOfCompany: { max: 20, retrySeconds: 30, status: 429, code: 'limit.feedsOfCompany' },
  /** Point-in-time views that are being made for one company. */
  pastOfCompany: { max: 3, retrySeconds: 5, status: 429, code: 'limit.pastOfCompany' },
  /** Point-in-time views that are being made for all companies. */
  pastOfAll: { max: 4, retrySeconds: 5, status: 503, code: 'limit.pastOfAll' },
  /** Fiscal files of one company that are being checked. */
  fiscalChecksOfCompany: {
    max: 2,
    retrySeconds: 10,
    status: 429,
    code: 'limit.fiscalChecksOfCompany',
  },
  /** Fiscal files of all companies that are being checked. */
  fiscalChecksOfAll: { max: 4, retrySeconds: 10, status: 503, code: 'limit.fiscalChecksOfAll' },
  /** Seconds in which too little of an upload arrives. */
  uploadStall: { max: 15, status: 408, code: 'limit.uploadStall' },
  /** Seconds that a query of rows may take. */
  queryTime: { max: 30, retrySeconds: 60, status: 503, code: 'limit.queryTime' },
  /** Bytes of files that one company keeps; what the product makes is never refused. */
  storageOfCompany: { max: 10 * gigabyte, status: 409, code: 'limit.storageOfCompany' },
  /** Mails to addresses of others that one company sends. */
  mailsOfCompany: { max: 1_000, windowMs: aDayMs, status: 429, code: 'limit.mailsOfCompany' },
  /** Mails to one address, of all companies, whether they are sent one by one or in bulk. */
  mailsToAddress: { max: 30, windowMs: anHourMs, status: 429, code: 'limit.mailsToAddress' },
} as const satisfies Readonly<Record<string, Limit>>;

/** The number of a limit in the unit of its message: bytes would be unreadable. */
const shown = (max: number): number => (max >= gigabyte ? max / gigabyte : max);

/** What is answered beyond a limit: its number is named, and when to try again. */
export function beyond(limit: Limit, seconds = limit.retrySeconds): RequestError {
  const wait = seconds !== undefined && { seconds, minutes: Math.ceil(seconds / 60) };
  return new RequestError(limit.status, limit.code, { max: shown(limit.max), ...wait });
}
