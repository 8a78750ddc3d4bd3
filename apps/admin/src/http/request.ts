import { headers } from '@balcao/contracts';
import { pastHeaders } from '../boot/past-moment.js';
import { session } from '../boot/session-state.js';
import { finishSignOut, isSignOutWaiting } from '../boot/sign-out.js';
import { noteSnackLink } from '../boot/snack-links.js';
import { settings } from '../boot/settings.js';
import { sentence } from '../i18n/messages.js';
import { noteConnection } from './connection.js';
import { ProblemError, parseProblem } from './problem-error.js';
import { readAfter } from './read-after.js';

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** A file that is sent as it is, in place of a body. */
  readonly file?: Blob;
  /** A file with fields beside it, in place of a body. */
  readonly form?: FormData;
  /** What the file is; without it, bytes. */
  readonly contentType?: string;
  /** The company that the request is about. */
  readonly companyId?: string;
  readonly idempotencyKey?: string;
  /** The token of the rehearsal that a command was shown by. */
  readonly rehearsed?: string;
  readonly signal?: AbortSignal;
  /** How long the whole answer may take, in milliseconds; then none came. */
  readonly withinMs?: number;
  /** Reads what is now, whatever moment the page looks at. */
  readonly isNow?: boolean;
}

export interface Answer {
  readonly body: unknown;
  /** Of a list: how many rows there are in all. */
  readonly total: number | undefined;
  readonly behind: number;
}

/**
 * Asks the API. Throws `ProblemError` for everything that is no success, with status 0 when no
 * answer came; a 401 ends the session on screen too.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await ask(path, options);
  const body = await arriving(options, () => bodyOf(response));
  const behind = Number(response.headers.get(headers.readBehind) ?? 0);
  if (options.companyId !== undefined && isRead(options)) noteConnection({ behind });
  return { body, behind, total: totalOf(response.headers.get(headers.contentRange)) };
}

/**
 * As `request`; the answer is left to be read: a file, piece by piece. A sign-out that waits comes
 * first: without it, nothing is asked.
 */
export async function ask(path: string, options: RequestOptions = {}): Promise<Response> {
  if (isSignOutWaiting()) await arriving(options, finishSignOut);
  const response = await arriving(options, () => send(path, options));
  noteConnection({ isReachable: true });
  if (response.ok) return response;
  if (response.status === 401) session.merge({ info: null });
  const body = await arriving(options, () => bodyOf(response));
  const problem = parseProblem(response.status, body, sentence('app.failed'));
  noteSnackLink(problem.code, problem.title);
  throw new ProblemError(response.status, problem);
}

const isRead = ({ method = 'GET' }: RequestOptions): boolean => method === 'GET';

/** What comes over the network; where it does not come, the product says that it is away. */
async function arriving<T>({ signal }: RequestOptions, coming: () => Promise<T>): Promise<T> {
  try {
    return await coming();
  } catch (error) {
    if (signal?.aborted === true) throw error;
    noteConnection({ isReachable: false });
    throw new ProblemError(0, parseProblem(0, undefined, sentence('app.unreachable')));
  }
}

function send(path: string, options: RequestOptions): Promise<Response> {
  const signal = signalOf(options);
  return fetch(path, {
    method: options.method ?? 'GET',
    headers: headersOf(options),
    credentials: 'same-origin',
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.file !== undefined && { body: options.file }),
    ...(options.form !== undefined && { body: options.form }),
    ...(signal !== undefined && { signal }),
  });
}

function signalOf({ signal, withinMs }: RequestOptions): AbortSignal | undefined {
  if (withinMs === undefined) return signal;
  const timeout = AbortSignal.timeout(withinMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

function headersOf(options: RequestOptions): Record<string, string> {
  const { companyId, idempotencyKey, rehearsed } = options;
  const contentType = contentTypeOf(options);
  const csrfToken = session.get().info?.csrfToken;
  return {
    accept: 'application/json',
    'accept-language': settings.get().lang,
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(!isRead(options) && csrfToken !== undefined && { [headers.csrf]: csrfToken }),
    ...(idempotencyKey !== undefined && { [headers.idempotencyKey]: idempotencyKey }),
    ...(rehearsed !== undefined && { [headers.rehearsed]: rehearsed }),
    ...(companyId !== undefined && companyHeaders(companyId, options)),
  };
}

function contentTypeOf({ body, file, contentType }: RequestOptions): string | undefined {
  if (file !== undefined) return contentType ?? 'application/octet-stream';
  return body === undefined ? undefined : 'application/json';
}

function companyHeaders(companyId: string, options: RequestOptions): Record<string, string> {
  const revision = isRead(options) ? readAfter(companyId) : 0;
  return {
    [headers.company]: companyId,
    ...(options.isNow !== true && pastHeaders(companyId)),
    ...(revision > 0 && { [headers.readAfter]: String(revision) }),
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function totalOf(range: string | null): number | undefined {
  const total = /\/(\d+)$/.exec(range ?? '')?.[1];
  return total === undefined ? undefined : Number.parseInt(total, 10);
}
