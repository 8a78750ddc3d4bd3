import type { DocumentStatus } from '@balcao/contracts';
import { documents } from '@balcao/projections';
import { inOrderOfNumber } from '../reading/in-order-of-number.js';
import {
  filterOf,
  invalidFilter,
  parseList,
  type ParsedList,
  type SentQuery,
} from '../reading/list-query.js';

const statuses = [
  'open',
  'partiallyConverted',
  'converted',
  'unpaid',
  'partiallyPaid',
  'paid',
  'cancelled',
] as const satisfies readonly DocumentStatus[];
/** Those that a day can make expire. */
const unsettled = [
  'open',
  'partiallyConverted',
  'unpaid',
  'partiallyPaid',
] as const satisfies readonly DocumentStatus[];

/**
 * A list of documents, without those for training unless they are asked for; `state` in the
 * filter takes a status, or `expired` by today's date.
 */
export function parseDocumentList(sent: SentQuery, today: string, hasTraining = false): ParsedList {
  const { filter, ...rest } = sent;
  const { state, ...where } = filterOf(typeof filter === 'string' ? filter : undefined);
  const parsed = parseList(documents, { ...rest, filter: JSON.stringify(where) });
  const real = hasTraining && !('isTraining' in where) ? { isTraining: { $exists: false } } : {};
  const states = stateWhere(state, parsed.where, today);
  return inOrderOfNumber({ ...parsed, where: { ...parsed.where, ...real, ...states } });
}

/** The same list with another state, or with none. */
export function withState(sent: SentQuery, state?: 'expired'): SentQuery {
  const { filter, ...rest } = sent;
  const where = filterOf(typeof filter === 'string' ? filter : undefined);
  return { ...rest, filter: JSON.stringify({ ...where, state }) };
}

function stateWhere(state: unknown, where: ParsedList['where'], today: string) {
  if (state === undefined) return {};
  if (state === 'expired') return { status: { $in: unsettled }, dueOn: dueBefore(where, today) };
  const status = statuses.find((known) => known === state);
  if (status === undefined) throw invalidFilter('state');
  return { status };
}

/** A filter on the due day that was sent holds as well. */
function dueBefore({ dueOn }: ParsedList['where'], today: string): object {
  if (typeof dueOn === 'object' && dueOn !== null) return { ...dueOn, $lt: today };
  return typeof dueOn === 'string' ? { $eq: dueOn, $lt: today } : { $lt: today };
}
