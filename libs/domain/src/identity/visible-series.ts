import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import type { Series } from '../series/index.js';
import type { MemberLimits } from './member-limits.js';
import { limitsOf, mayDo } from './members.js';

/** Whether the limits leave the series to a member: by its name, and by its till. */
export function allowsSeries(
  { seriesIds, cashRegisterIds }: MemberLimits,
  { id, cashRegisterId }: Pick<Series, 'id' | 'cashRegisterId'>,
): boolean {
  if (seriesIds !== undefined && !seriesIds.includes(id)) return false;
  if (cashRegisterIds === undefined || cashRegisterId === undefined) return true;
  return cashRegisterIds.includes(cashRegisterId);
}

/** What is bought, and what is moved within, is priced at what it costs. */
export const tellsCosts = ({ group }: Pick<DocumentTypeFields, 'group'>): boolean =>
  group !== 'sales';

/** The types of documents that a member who may not see costs does not see either. */
export const typesThatTellCosts = (books: Books): readonly string[] =>
  [...books.documentTypes.types.values()].filter(tellsCosts).map(({ id }) => id);

/** The series whose documents a member sees, by limits and sight of costs; undefined for all. */
export function visibleSeries(books: Books, userId: string): readonly string[] | undefined {
  const limits = limitsOf(books, userId) ?? {};
  const hidden = new Set(mayDo(books, userId, 'stock.viewCost') ? [] : typesThatTellCosts(books));
  const isLimited = limits.seriesIds !== undefined || limits.cashRegisterIds !== undefined;
  if (!isLimited && hidden.size === 0) return undefined;
  return [...books.series.series.values()]
    .filter((series) => allowsSeries(limits, series) && !hidden.has(series.typeId))
    .map(({ id }) => id);
}
