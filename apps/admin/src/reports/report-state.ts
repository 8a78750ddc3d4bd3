import { besideAnotherDay, type Report } from '@balcao/contracts';
import { daysOfReportPeriod, reportPeriodOf, type ReportPeriod } from '@balcao/domain';
import type { DayRange } from '../filters/periods.js';
import { isDay } from '../formats/days.js';
import {
  comparedTo,
  comparisons,
  dayBeside,
  daysBeside,
  type Comparison,
  type DayBeside,
} from './periods.js';

/** The state of a report. All of it is in the address, so that it can be saved and shared. */
export interface ReportState {
  readonly preset: ReportPeriod | 'custom';
  readonly period: DayRange;
  /** The day of a report of one day. */
  readonly on: string;
  /** The choice of the day to compare with, and that day. */
  readonly beside: DayBeside;
  readonly besideOn?: string;
  /** Filters by field; only those set. */
  readonly filters: Readonly<Record<string, string>>;
  /** The dimension it is grouped by; empty for plain rows. */
  readonly by: string;
  readonly comparison: Comparison;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
}

const pageRows = 25;

/** The state that an address describes. */
export function stateOf(report: Report, address: URLSearchParams, today: string): ReportState {
  const day = (name: string): Readonly<Record<string, string>> => {
    const text = address.get(name);
    return text !== null && isDay(text) ? { [name]: text } : {};
  };
  const custom: DayRange = { ...day('from'), ...day('to') };
  const isCustom = custom.from !== undefined || custom.to !== undefined;
  const preset = reportPeriodOf(address.get('period')) ?? firstPeriod(report);
  const filters = report.filters.flatMap(({ field, first }) => {
    const value = address.get(field) ?? first ?? '';
    return value === '' ? [] : [[field, value] as const];
  });
  const by = address.get('by') ?? report.firstBy ?? '';
  const beside = daysBeside.find((known) => known === address.get('beside')) ?? 'none';
  const on = day('on')['on'] ?? today;
  const besideOn = dayBeside(beside, on, day('compareOn')['compareOn']);
  const comparison = comparisons.find((known) => known === address.get('compare')) ?? 'none';
  return {
    preset: isCustom ? 'custom' : preset,
    period: isCustom ? custom : daysOfReportPeriod(preset, today),
    on,
    beside,
    ...(besideOn !== undefined && { besideOn }),
    filters: Object.fromEntries(filters),
    by: report.dimensions.some(({ name }) => name === by) ? by : '',
    comparison,
    sort: address.get('sort') ?? '',
    page: wholeOf(address.get('page')) ?? 1,
    perPage: wholeOf(address.get('perPage')) ?? pageRows,
  };
}

/** Reports of open items start with all of them, others with the current month. */
const firstPeriod = ({ day, isOfAllDays }: Report): ReportPeriod =>
  day === undefined || isOfAllDays === true ? 'all' : 'thisMonth';

function wholeOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

/** The address with changed values: empty ones are removed, and the page is reset. */
export function withValues(
  address: URLSearchParams,
  values: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!('page' in values)) next.delete('page');
  for (const [name, value] of Object.entries(values)) {
    if (value === unset) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Removes a value from the address, if an empty one would have a meaning. */
export const unset = '\u0000';

/** Whether a report of one day is shown beside another. */
export const isBesideAnotherDay = (
  report: Report,
  state: ReportState,
): state is ReportState & { readonly besideOn: string } =>
  report.compared !== undefined && state.besideOn !== undefined;

/** The report that the state describes. */
export const reportAsAsked = (report: Report, state: ReportState): Report =>
  isBesideAnotherDay(report, state) ? besideAnotherDay(report) : report;

/** The filters of the report, as those of a list. */
export function filterOf(report: Report, { filters, period }: ReportState): object {
  const { from, to } = period;
  const { day } = report;
  const isOpen = day === undefined || (from === undefined && to === undefined);
  const range = {
    ...(from !== undefined && { $gte: from }),
    ...(to !== undefined && { $lte: to }),
  };
  return { ...filters, ...(!isOpen && { [day]: range }) };
}

/** The query of the report's totals, and with `by` of its subtotals. */
export function queryOf(report: Report, state: ReportState): URLSearchParams {
  const query = new URLSearchParams({ filter: JSON.stringify(filterOf(report, state)) });
  if (report.isOfOneDay === true) query.set('on', state.on);
  if (isBesideAnotherDay(report, state)) query.set('compareOn', state.besideOn);
  const compared = comparedTo(state.comparison, state.period);
  if (compared !== undefined && report.day !== undefined) {
    query.set('compareFrom', compared.from);
    query.set('compareTo', compared.to);
  }
  return query;
}

/** The query of one page of rows or subtotals. */
export function pageQueryOf(report: Report, state: ReportState): URLSearchParams {
  const query = queryOf(report, state);
  if (state.by !== '') query.set('by', state.by);
  if (state.sort !== '') query.set('sort', state.sort);
  query.set('page', String(state.page));
  query.set('perPage', String(state.perPage));
  return query;
}
