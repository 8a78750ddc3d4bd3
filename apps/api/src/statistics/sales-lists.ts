import { Inject, Injectable } from '@nestjs/common';
import { articles, documentLines, openingTypes, sales, type Counted } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { invalidFilter } from '../http/invalid-filter.js';
import { parseList, sentFilter, type ParsedList, type SentQuery } from '../reading/list-query.js';

/** Articles of a category that a list of lines is narrowed to. */
const ofCategoryMax = 10_000;

/** Documents that count: what every figure of sales is a sum of. */
export function parseSales(sent: SentQuery): ParsedList {
  const { withDeliveries, ...filter } = sentFilter(sent);
  const parsed = parseList(sales, { ...sent, filter });
  // What a margin is made of, delivery notes too, is asked for by name.
  const kinds = withDeliveries === true ? {} : { isSale: true };
  return { ...parsed, where: { ...parsed.where, ...kinds, isCancelled: false } };
}

const counting: readonly Counted['accountEffect'][] = ['debit', 'credit', 'both'];

/** Lines of documents that count. */
export const countedLines = (group: 'sales' | 'purchases') => ({
  group,
  isCancelled: false,
  accountEffect: { $in: counting },
  typeId: { $ne: openingTypes[group] },
});

/** Which lines of documents that count a list is about. */
@Injectable()
export class LineSelection {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  /** `articleId` and `categoryId` of '' stand for lines without. */
  async of(companyId: string, sent: SentQuery): Promise<ParsedList> {
    const { categoryId, articleId, ...where } = sentFilter(sent);
    const named = articleId === '' ? { $exists: false } : articleId;
    const filter = { group: 'sales', ...where, ...(named !== undefined && { articleId: named }) };
    const parsed = parseList(documentLines, { ...sent, filter });
    const category = await this.#ofCategory(companyId, categoryId);
    const group = parsed.where['group'] === 'purchases' ? 'purchases' : 'sales';
    return { ...parsed, where: { ...parsed.where, ...category, ...countedLines(group) } };
  }

  async #ofCategory(companyId: string, categoryId: unknown): Promise<object> {
    if (categoryId === undefined) return {};
    if (typeof categoryId !== 'string') throw invalidFilter('categoryId');
    const where = { categoryId: categoryId === '' ? { $exists: false } : categoryId };
    const found = await this.rows.group(articles, companyId, { where, by: ['id'] });
    if (found.length > ofCategoryMax) throw invalidFilter('categoryId');
    const articleId = { $in: found.map(({ key }) => String(key['id'])) };
    if (categoryId !== '') return { articleId };
    return { $or: [{ articleId: { $exists: false } }, { articleId }] };
  }
}
