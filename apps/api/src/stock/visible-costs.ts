import { Inject, Injectable } from '@nestjs/common';
import { mayDo } from '@balcao/domain';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { invalidFilter, type ParsedList } from '../reading/list-query.js';

/** What tells what goods cost. */
const costFields: ReadonlySet<string> = new Set([
  'averageCost',
  'unitCost',
  'valueMinor',
  'costMinor',
  'revaluationMinor',
  'varianceMinor',
]);

/** Keeps costs from whoever may not see them. */
@Injectable()
export class VisibleCosts {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  seenBy({ companyId, userId }: MemberCaller): Promise<boolean> {
    return this.journals.inspect(companyId, (books) => mayDo(books, userId, 'stock.viewCost'));
  }
}

/** Nobody learns by filters and orders what the rows do not show. */
export function refuseCosts({ where, sort }: Pick<ParsedList, 'where' | 'sort'>): void {
  const named = [...fieldsIn(where), ...sort.map(([field]) => field)];
  const cost = named.find((field) => costFields.has(field));
  if (cost !== undefined) throw invalidFilter(cost);
}

/** The fields that a filter names, at any depth. */
function fieldsIn(where: unknown): readonly string[] {
  if (typeof where !== 'object' || where === null) return [];
  return Object.entries(where).flatMap(([field, inner]) => [field, ...fieldsIn(inner)]);
}

/** The row without what it costs. */
export function withoutCosts<R extends object>(row: R): R {
  const shown = Object.entries(row).filter(([field]) => !costFields.has(field));
  return Object.fromEntries(shown) as R;
}

/** The columns that show no costs. */
export function columnsWithoutCosts(columns: readonly string[]): readonly string[] {
  return columns.filter((column) => !costFields.has(column));
}
