import type { DocumentStatus, DocumentTypeRow } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';
import type { FilterValues } from './use-filter.js';

/** The tabs of a list: a state, `expired` as of today, or copies. */
export type StateTab = 'all' | 'expired' | 'duplicated' | DocumentStatus;

/**
 * The states of a document type: types without money are never paid; internal ones are neither
 * accepted nor expired; credit notes do not expire.
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

/** The tab of a filter. */
export function tabOf(filter: FilterValues, tabs: readonly StateTab[]): StateTab {
  return tabs.find((tab) => tab === filter['state']) ?? 'all';
}

/** The filter with its state set to a tab's. */
export function withTab(filter: FilterValues, tab: StateTab): FilterValues {
  const others = without(filter, 'state');
  return tab === 'all' ? others : { ...others, state: tab };
}

/** Fields with range filters: days, or amounts in minor units. */
export type RangeField = 'issuedOn' | 'dueOn' | 'totalMinor';

export interface Range<T extends string | number> {
  readonly from?: T | undefined;
  readonly to?: T | undefined;
}

/** The filter with a range for a field; either bound may be open. */
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

/** The date range of a filter. */
export const daysOf = (filter: FilterValues, field: 'issuedOn' | 'dueOn'): Range<string> =>
  boundsOf(filter[field], (bound) => typeof bound === 'string');

/** The amount range of a filter, in minor units. */
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

/** The filters set other than search and state. */
export const narrowedFields = (filter: FilterValues): readonly string[] =>
  narrowing.filter((name) => filter[name] !== undefined);
