import { Inject, Injectable } from '@nestjs/common';
import { stockArticles } from '@balcao/projections';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { invalidFilter } from '../http/invalid-filter.js';
import { parseList, sentFilter, type ParsedList, type SentQuery } from '../reading/list-query.js';

/** Articles that a search of stock looks for by their names. */
const foundMax = 500;
/** Articles of a category that a list is narrowed to. */
const ofCategoryMax = 5_000;

/** Selects the rows of stock that a list is about: rows know articles only by their ids. */
@Injectable()
export class StockSelection {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  /** Words are looked for among articles; `categoryId` in the filter stands for its articles. */
  async of(
    collection: Collection<Row>,
    companyId: string,
    sent: SentQuery,
    only: Readonly<Record<string, unknown>> = {},
  ): Promise<ParsedList> {
    const { categoryId, ...filter } = sentFilter(sent);
    const isOfArticles = 'articleId' in collection.fields;
    if (categoryId !== undefined && (typeof categoryId !== 'string' || !isOfArticles)) {
      throw invalidFilter('categoryId');
    }
    const parsed = parseList(collection, { ...sent, filter });
    const list = { ...parsed, where: { ...parsed.where, ...only } };
    if (!isOfArticles) return list;
    return this.byCategory(companyId, await this.byWords(collection, companyId, list), categoryId);
  }

  private async byWords(
    collection: Collection<Row>,
    companyId: string,
    list: ParsedList,
  ): Promise<ParsedList> {
    const { search, where } = list;
    if (search === undefined) return list;
    const found = await this.rows.find(stockArticles, companyId, { search, limit: foundMax });
    if (found.length === 0 && collection.searchText) return list;
    const articleId = { $in: found.map(({ id }) => id) };
    return { ...list, search: undefined, where: { ...where, articleId } };
  }

  private async byCategory(
    companyId: string,
    list: ParsedList,
    categoryId: string | undefined,
  ): Promise<ParsedList> {
    if (categoryId === undefined) return list;
    const query = { where: { categoryId }, limit: ofCategoryMax };
    const found = await this.rows.find(stockArticles, companyId, query);
    const ids = new Set(found.map(({ id }) => id));
    const { articleId } = list.where;
    const articleIds = articlesOf(articleId)?.filter((id) => ids.has(id)) ?? [...ids];
    return { ...list, where: { ...list.where, articleId: { $in: articleIds } } };
  }
}

/** The articles that a filter names already. */
function articlesOf(articleId: unknown): readonly string[] | undefined {
  if (typeof articleId === 'string') return [articleId];
  if (typeof articleId !== 'object' || articleId === null || !('$in' in articleId))
    return undefined;
  const { $in: named } = articleId;
  return Array.isArray(named) ? named.filter((id) => typeof id === 'string') : undefined;
}
