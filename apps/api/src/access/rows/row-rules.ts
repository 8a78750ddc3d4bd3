import { AsyncLocalStorage } from 'node:async_hooks';
import {
  activeMember,
  mayDo,
  todayIn,
  typesThatTellCosts,
  visibleSeries,
  type Books,
} from '@balcao/domain';

/** What of a company's rows one member sees; whatever is missing is free. */
export interface RowRules {
  readonly companyId: string;
  readonly userId: string;
  /** What goods cost. */
  readonly seesCosts: boolean;
  /** Types of documents whose drafts do not show. */
  readonly hiddenTypeIds?: readonly string[];
  /** The series whose documents show. */
  readonly seriesIds?: readonly string[];
  /** The warehouses whose goods show. */
  readonly warehouseIds?: readonly string[];
  /** The documents of the current shift alone show. */
  readonly shift?: CurrentShift;
}

/**
 * What one shift has issued. Until tills open shifts, a member's shift is its own working day: what
 * it issued itself today.
 */
export interface CurrentShift {
  readonly issuedById: string;
  readonly issuedOn: string;
}

/** Who reads: a member within its rules, or a route that is of no company. */
export type Reader =
  { readonly kind: 'member'; readonly rules: RowRules } | { readonly kind: 'open' };

/** The reader whom the code reads rows for; none outside of a request. */
export const readers = new AsyncLocalStorage<Reader>();

/** The rules of a member, by the company's books. */
export function rulesOf(
  books: Books,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  now: string,
): RowRules {
  const limits = activeMember(books, userId)?.limits;
  const seesCosts = mayDo(books, userId, 'stock.viewCost');
  const seriesIds = visibleSeries(books, userId);
  const { warehouseIds, currentShiftOnly } = limits ?? {};
  const shift = { issuedById: userId, issuedOn: todayIn(books, { now }) };
  return {
    companyId,
    userId,
    seesCosts,
    ...(!seesCosts && { hiddenTypeIds: typesThatTellCosts(books) }),
    ...(seriesIds !== undefined && { seriesIds }),
    ...(warehouseIds !== undefined && { warehouseIds }),
    ...(currentShiftOnly === true && { shift }),
  };
}

/** Whether whoever reads may see what goods cost. */
export function readerSeesCosts(): boolean {
  const reader = readers.getStore();
  return reader?.kind === 'member' && reader.rules.seesCosts;
}
