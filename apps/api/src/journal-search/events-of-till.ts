import { shifts } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { ParsedList } from '../reading/list-query.js';

/** Shifts of a till that a list looks into; of more than these, the newest. */
const SHIFTS_MAX = 10_000;

/**
 * A list of the events of one till finds those as well that name one of its shifts alone, as what
 * is noted in a shift does.
 */
export async function withEventsOfShifts(
  rows: RowReader,
  companyId: string,
  list: ParsedList,
): Promise<ParsedList> {
  const { cashRegisterId, ...where }: Readonly<Record<string, unknown>> = { ...list.where };
  // What is asked by the hour are documents, which name their till.
  if (typeof cashRegisterId !== 'string' || '$or' in where) return list;
  const found = await rows.group(shifts, companyId, { where: { cashRegisterId }, by: ['id'] });
  if (found.length === 0) return list;
  const ids = found.slice(-SHIFTS_MAX).map(({ key }) => String(key['id']));
  const $or = [{ cashRegisterId }, { recordId: { $in: ids } }];
  return { ...list, where: { ...where, $or } };
}
