import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { countSheetColumns, type StockCountEntryRow } from '@balcao/contracts';
import { companyOf, refuse } from '@balcao/domain';
import { filled, paperDay } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';
import {
  articleCategories,
  stockArticles,
  stockCountEntries,
  stockCounts,
  warehouses,
} from '@balcao/projections';
import { anyRowsOf, type RowReader } from '@balcao/read-store';
import type { FastifyRequest } from 'fastify';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { exportRows } from '../exporting/export-list.js';
import { exportRequestOf, type ExportFormat } from '../exporting/export-request.js';
import { WholeStockRows } from './whole-stock-rows.js';

/** Where the figure is written by hand. */
const line = '_'.repeat(14);

/** One line to be counted by hand: nothing of it says how much is expected. */
interface SheetRow {
  readonly category: string;
  readonly articleCode: string;
  readonly articleName: string;
  readonly batchName: string;
  readonly unit: string;
  readonly counted: string;
}

/** The sheet of a count, for those who go along the shelves with paper. */
@Injectable()
export class CountSheet {
  constructor(
    private readonly whole: WholeStockRows,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** By category and name. */
  async of(
    companyId: string,
    countId: string,
    format: ExportFormat,
    request: FastifyRequest,
  ): Promise<StreamableFile> {
    const count = await this.rows.get(stockCounts, companyId, countId);
    if (count === undefined) return refuse('record.notFound', { id: countId });
    const [rows, warehouse, company] = await Promise.all([
      this.#rowsOf(companyId, countId, format === 'pdf' ? line : ''),
      this.rows.get(warehouses, companyId, count.warehouseId),
      this.journals.inspect(companyId, (books) => companyOf(books).name),
    ]);
    const asked = exportRequestOf(request);
    const title = screenMessages[asked.language].stock.count.title;
    const parts = [
      filled(title, { number: String(count.number) }),
      warehouse?.name ?? count.warehouseId,
      paperDay(count.on),
      ...(count.note === undefined ? [] : [count.note]),
    ];
    const file = { path: 'stock_counts/sheet', fields: countSheetColumns, company };
    return exportRows(rows, file, format, { ...asked, about: parts.join(' · ') });
  }

  async #rowsOf(companyId: string, countId: string, blank: string): Promise<readonly SheetRow[]> {
    const found = await this.rows.find(stockCountEntries, companyId, { where: { countId } });
    const whole = await this.whole.of(anyRowsOf(stockCountEntries), companyId, found);
    // The rows of the collection with the names of what they are about.
    const entries = whole as readonly StockCountEntryRow[];
    const articleIds = [...new Set(entries.map(({ articleId }) => articleId))];
    const articles = await this.rows.getMany(stockArticles, companyId, articleIds);
    const articleById = new Map(articles.map((article) => [article.id, article]));
    const categoryIds = [...new Set(articles.flatMap(({ categoryId }) => categoryId ?? []))];
    const categories = await this.rows.getMany(articleCategories, companyId, categoryIds);
    const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
    return entries
      .map(({ articleId, articleCode, articleName, batchName }) => ({
        category: categoryNames.get(articleById.get(articleId)?.categoryId ?? '') ?? '',
        articleCode: articleCode ?? '',
        articleName: articleName ?? articleId,
        batchName: batchName ?? '',
        unit: articleById.get(articleId)?.unit ?? '',
        counted: blank,
      }))
      .sort(
        (a, b) =>
          a.category.localeCompare(b.category) ||
          a.articleName.localeCompare(b.articleName) ||
          a.batchName.localeCompare(b.batchName),
      );
  }
}
