import type { DocumentStatus } from '@balcao/contracts';
import { givesBack, hasTrainingSeries, type Books } from '@balcao/domain';
import { documents } from '@balcao/projections';
import { inOrderOfNumber } from '../reading/in-order-of-number.js';
import { invalidFilter } from '../http/invalid-filter.js';
import { parseList, sentFilter, type ParsedList, type SentQuery } from '../reading/list-query.js';
import { inOneTaxNumber } from '../search/searched-words.js';

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

/** What lists of documents need of the books. */
export interface ListFacts {
  readonly today: string;
  readonly hasTraining: boolean;
  /** The types whose documents fall due, or are offered for a time; credit notes do neither. */
  readonly dueTypes: readonly string[];
}

export const listFactsOf = (books: Books, today: string): ListFacts => ({
  today,
  hasTraining: hasTrainingSeries(books),
  dueTypes: dueTypesOf([...books.documentTypes.types.values()]),
});

type KnownType = Parameters<typeof givesBack>[0] & { readonly id: string };

/** The types whose documents can expire. */
export const dueTypesOf = (types: readonly KnownType[]): readonly string[] =>
  types.filter((type) => !givesBack(type)).map(({ id }) => id);

/**
 * A list of documents, without those for training unless they are asked for; `state` in the
 * filter takes a status, `expired` by today's date, or `duplicated` for copies.
 */
export function parseDocumentList(sent: SentQuery, facts: ListFacts): ParsedList {
  const { state, ...where } = sentFilter(sent);
  const parsed = parseList(documents, { ...sent, filter: where });
  const search = parsed.search && inOneTaxNumber(parsed.search);
  const real =
    facts.hasTraining && !('isTraining' in where) ? { isTraining: { $exists: false } } : {};
  const states = stateWhere(state, parsed.where, facts);
  return inOrderOfNumber({ ...parsed, search, where: { ...parsed.where, ...real, ...states } });
}

/** The same list with another state, or with none. */
export function withState(sent: SentQuery, state?: 'expired' | 'duplicated'): SentQuery {
  return { ...sent, filter: { ...sentFilter(sent), state } };
}

function stateWhere(
  state: unknown,
  where: ParsedList['where'],
  { today, dueTypes }: Pick<ListFacts, 'today' | 'dueTypes'>,
) {
  if (state === undefined) return {};
  if (state === 'expired') {
    const typeId = typesAmong(where['typeId'], dueTypes);
    return { status: { $in: unsettled }, dueOn: dueBefore(where, today), typeId };
  }
  // A copy keeps its name in any status.
  if (state === 'duplicated') return { duplicateOf: where['duplicateOf'] ?? { $exists: true } };
  const status = statuses.find((known) => known === state);
  if (status === undefined) throw invalidFilter('state');
  return { status };
}

/** A filter on the due day that was sent holds as well. */
function dueBefore({ dueOn }: ParsedList['where'], today: string): object {
  if (typeof dueOn === 'object' && dueOn !== null) return { ...dueOn, $lt: today };
  return typeof dueOn === 'string' ? { $eq: dueOn, $lt: today } : { $lt: today };
}

/** A condition on the type, narrowed to some. */
export function typesAmong(asked: unknown, types: readonly string[]): string | object {
  if (typeof asked === 'string' && types.includes(asked)) return asked;
  if (asked === undefined) return { $in: types };
  const { $in: list = [asked] } = asked as { readonly $in?: readonly unknown[] };
  return { $in: types.filter((id) => list.includes(id)) };
}
