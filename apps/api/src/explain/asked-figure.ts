import type { MemberCaller } from '../access/caller.js';
import { RequestError } from '../http/request-error.js';
import { revisionOf } from '../past-rows/known-at.js';
import type { SentQuery } from '../reading/list-query.js';

/** A figure by its name and what it is narrowed to, as it was asked for. */
export interface AskedFigure {
  readonly caller: MemberCaller;
  readonly family: string;
  /** A collection, a report, a list. */
  readonly of: string;
  readonly field: string;
  readonly id: string | undefined;
  /** Which of several. */
  readonly part: string | undefined;
  /** The event after which it was so; undefined where it is of now. */
  readonly revision: number | undefined;
  /** It stands below zero where it is shown. */
  readonly isLess: boolean;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** As the list or report takes it. */
  readonly sent: SentQuery;
}

/** The refusal of a figure that nobody has registered, or whose row is not there. */
export const unknownFigure = (): RequestError => new RequestError(404, 'explain.unknown');

/** Reads what is asked. Throws `RequestError` where it names no figure. */
export function askedFigure(caller: MemberCaller, sent: SentQuery): AskedFigure {
  const { figure, id, part, revision, less, from, to, filter, on, q } = sent;
  const [family, of, field, ...rest] = textOf(figure)?.split('.') ?? [];
  if (family === undefined || of === undefined || field === undefined || rest.length > 0) {
    throw unknownFigure();
  }
  return {
    caller,
    family,
    of,
    field,
    id: textOf(id),
    part: textOf(part),
    isLess: less === 'true',
    from: dayOf(from),
    to: dayOf(to),
    revision: revision === undefined ? undefined : revisionOf(revision),
    sent: Object.fromEntries(
      Object.entries({ filter, on, q }).filter(([, value]) => value !== undefined),
    ),
  };
}

const textOf = (sent: unknown): string | undefined =>
  typeof sent === 'string' && sent !== '' ? sent : undefined;

function dayOf(sent: unknown): string | undefined {
  const text = textOf(sent);
  if (text === undefined || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  throw unknownFigure();
}
