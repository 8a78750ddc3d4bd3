import type { Books } from '../books.js';
import type { Series } from '../series/index.js';
import type { MemberLimits } from './member-limits.js';

/** Whether the limits leave the series to a member: by its name, and by its till. */
export function allowsSeries(
  { seriesIds, cashRegisterIds }: MemberLimits,
  { id, cashRegisterId }: Pick<Series, 'id' | 'cashRegisterId'>,
): boolean {
  if (seriesIds !== undefined && !seriesIds.includes(id)) return false;
  if (cashRegisterIds === undefined || cashRegisterId === undefined) return true;
  return cashRegisterIds.includes(cashRegisterId);
}

/** The series that a member with the limits sees; undefined for all. */
export function visibleSeries(books: Books, limits: MemberLimits): readonly string[] | undefined {
  if (limits.seriesIds === undefined && limits.cashRegisterIds === undefined) return undefined;
  return [...books.series.series.values()]
    .filter((series) => allowsSeries(limits, series))
    .map(({ id }) => id);
}
