import type { DayRange } from '@balcao/contracts';
import { dayOf } from '../reading/day-of.js';
import { invalidFilter } from '../http/invalid-filter.js';
import type { SentQuery } from '../reading/list-query.js';

/** The days to compare a statement with; none unless both ends are named. */
export function comparedPeriod(sent: SentQuery): DayRange | undefined {
  const { compareFrom: from } = dayOf(sent, 'compareFrom');
  const { compareTo: to } = dayOf(sent, 'compareTo');
  if (from === undefined || to === undefined) return undefined;
  if (to < from) throw invalidFilter('compareTo');
  return { from, to };
}

/** The first and the last day of a statement, this year's where none are named. */
export function statementPeriod(sent: SentQuery, today: string): DayRange {
  const year = today.slice(0, 4);
  const { from = `${year}-01-01` } = dayOf(sent, 'from');
  const { to = `${year}-12-31` } = dayOf(sent, 'to');
  if (to < from) throw invalidFilter('to');
  return { from, to };
}
