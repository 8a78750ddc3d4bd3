import type { DocumentStatus, DocumentTypeRow } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';
import type { FilterValues } from './use-filter.js';

/** What a list of documents can be narrowed to: a state, `expired` by today's date, or copies. */
export type StateTab = 'all' | 'expired' | 'duplicated' | DocumentStatus;

/**
 * The states that documents of a type can be in: what moves no money is never paid, and what stays
 * within the company is made to nobody, who could accept it or let it expire.
 * What gives back does not expire.
 */
export function tabsOf(type: Pick<DocumentTypeRow, 'accountEffect' | 'group'>) {
  if (type.group === 'internal') return ['all', 'cancelled', 'duplicated'] as const;
  if (givesBack(type))
    return ['all', 'unpaid', 'partiallyPaid', 'paid', 'cancelled', 'duplicated'] as const;
  return type.accountEffect === 'none'
    ? ([
        'all',
        'open',
        'partiallyConverted',
        'converted',
        'expired',
        'cancelled',
        'duplicated',
      ] as const)
    : (['all', 'unpaid', 'partiallyPaid', 'paid', 'expired', 'cancelled', 'duplicated'] as const);
}

/** The tab that a filter stands for. */
export function tabOf(filter: FilterValues, tabs: readonly StateTab[]): StateTab {
  return tabs.find((tab) => tab === filter['state']) ?? 'all';
}

/** The filter with its state set to a tab's. */
export function withTab(filter: FilterValues, tab: StateTab): FilterValues {
  const others = without(filter, 'state');
  return tab === 'all' ? others : { ...others, state: tab };
}

/** Fields that a list can be narrowed to a stretch of: days, or amounts in minor units. */
export type RangeField = 'issuedOn' | 'dueOn' | 'totalMinor';

export interface Range<T extends string | number> {
  readonly from?: T | undefined;
  readonly to?: T | undefined;
}

/** The filter with a field between two bounds, either of which may be open. */
export function withRange(
  filter: FilterValues,
  field: RangeField,
  { from, to }: Range<string | number>,
): FilterValues {
  const others = without(filter, field);
  if (from === undefined && to === undefined) return others;
  const range = {
    ...(from !== undefined && { $gte: from }),
    ...(to !== undefined && { $lte: to }),
  };
  return { ...others, [field]: range };
}

/** The days that a filter is bounded by. */
export const daysOf = (filter: FilterValues, field: 'issuedOn' | 'dueOn'): Range<string> =>
  boundsOf(filter[field], (bound) => typeof bound === 'string');

/** The amounts that a filter is bounded by, in minor units. */
export const amountsOf = (filter: FilterValues): Range<number> =>
  boundsOf(filter['totalMinor'], (bound) => typeof bound === 'number');

function boundsOf<T extends string | number>(
  range: unknown,
  is: (bound: unknown) => bound is T,
): Range<T> {
  if (typeof range !== 'object' || range === null) return {};
  const { $gte, $lte } = range as Readonly<Record<'$gte' | '$lte', unknown>>;
  return { ...(is($gte) && { from: $gte }), ...(is($lte) && { to: $lte }) };
}

/** The filter without some of its fields. */
export const without = (filter: FilterValues, ...names: readonly string[]): FilterValues =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)));

const narrowing = [
  'clientId',
  'issuedOn',
  'year',
  'dueOn',
  'totalMinor',
  'seriesId',
  'issuedById',
] as const;

/** The filters beside search and state that are set. */
export const narrowedFields = (filter: FilterValues): readonly string[] =>
  narrowing.filter((name) => filter[name] !== undefined);
