import type { DocumentStatus, DocumentTypeRow } from '@balcao/contracts';
import type { FilterValues } from './use-filter.js';

/** What a list of documents can be narrowed to: a state, or `expired` by today's date. */
export type StateTab = 'all' | 'expired' | DocumentStatus;

/** The states that documents of a type can be in; what moves no money is never paid. */
export function tabsOf({ accountEffect }: Pick<DocumentTypeRow, 'accountEffect'>) {
  return accountEffect === 'none'
    ? (['all', 'open', 'partiallyConverted', 'converted', 'expired', 'cancelled'] as const)
    : (['all', 'unpaid', 'partiallyPaid', 'paid', 'expired', 'cancelled'] as const);
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

/** Days of issue between two days, either of which may be open. */
export function withDays(
  filter: FilterValues,
  from: string | undefined,
  to: string | undefined,
): FilterValues {
  const others = without(filter, 'issuedOn');
  if (from === undefined && to === undefined) return others;
  const range = {
    ...(from !== undefined && { $gte: from }),
    ...(to !== undefined && { $lte: to }),
  };
  return { ...others, issuedOn: range };
}

/** The bounds that a filter sets to the days of issue. */
export function daysOf(filter: FilterValues): { readonly from?: string; readonly to?: string } {
  const range = filter['issuedOn'];
  if (typeof range !== 'object' || range === null) return {};
  const { $gte, $lte } = range as Readonly<Record<'$gte' | '$lte', unknown>>;
  return {
    ...(typeof $gte === 'string' && { from: $gte }),
    ...(typeof $lte === 'string' && { to: $lte }),
  };
}

/** The filter without some of its fields. */
export const without = (filter: FilterValues, ...names: readonly string[]): FilterValues =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)));

/** The filters beside search and state that are set. */
export const narrowedFields = (filter: FilterValues): readonly string[] =>
  ['clientId', 'issuedOn', 'year'].filter((name) => filter[name] !== undefined);
