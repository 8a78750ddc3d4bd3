import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { transferGuideColumns, type StockTransferRow } from '@balcao/contracts';
import { companyOf, refuse } from '@balcao/domain';
import { filled, paperDay, paperMoment, type Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';
import { stockArticles, stockTransfers } from '@balcao/projections';
import { anyRowsOf, type RowReader } from '@balcao/read-store';
import type { FastifyRequest } from 'fastify';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { exportRows } from '../exporting/export-list.js';
import { exportRequestOf, type ExportFormat } from '../exporting/export-request.js';
import { WholeStockRows } from './whole-stock-rows.js';

/** Where something is written by hand. */
const line = '_'.repeat(14);

/** The guide that goes with the goods of a transfer, numbered as the transfer is. */
@Injectable()
export class TransferGuide {
  constructor(
    private readonly whole: WholeStockRows,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** What is carried, from where to where, by whom and for whom. */
  async of(
    companyId: string,
    id: string,
    format: ExportFormat,
    request: FastifyRequest,
  ): Promise<StreamableFile> {
    const found = await this.rows.get(stockTransfers, companyId, id);
    if (found === undefined) return refuse('record.notFound', { id });
    const [transfer] = await this.whole.of(anyRowsOf(stockTransfers), companyId, [found]);
    // The row of the collection with the names of what it is about.
    const named = transfer as StockTransferRow;
    const company = await this.journals.inspect(companyId, (books) => companyOf(books).name);
    const asked = exportRequestOf(request);
    const blank = format === 'pdf' ? line : '';
    const rows = await this.#rowsOf(companyId, named, blank);
    const file = {
      path: 'stock_transfers/guide',
      title: { en: titleOf(named, 'en'), pt: titleOf(named, 'pt') },
      fields: transferGuideColumns,
      company,
    };
    return exportRows(rows, file, format, { ...asked, about: aboutOf(named, asked.language) });
  }

  async #rowsOf(companyId: string, { lines }: StockTransferRow, received: string) {
    const ids = [...new Set(lines.map(({ articleId }) => articleId))];
    const articles = await this.rows.getMany(stockArticles, companyId, ids);
    const byId = new Map(articles.map((article) => [article.id, article]));
    return lines.map(({ articleId, articleName, batchName, quantity }) => ({
      articleCode: byId.get(articleId)?.code ?? '',
      articleName: articleName ?? articleId,
      batchName: batchName ?? '',
      unit: byId.get(articleId)?.unit ?? '',
      quantity,
      received,
    }));
  }
}

const titleOf = ({ number }: StockTransferRow, language: Language): string =>
  filled(screenMessages[language].stock.guideTitle, { number: String(number) });

/** The way of the goods, and who has to do with it. */
function aboutOf(transfer: StockTransferRow, language: Language): string {
  const { on, fromId, fromName, toId, toName, departsAt, note } = transfer;
  const { resources, stock } = screenMessages[language];
  const { fields } = resources['commercial/stock_transfers'];
  const texts = (['carrier', 'vehicle', 'receiver'] as const).flatMap((field) => {
    const value = transfer[field];
    return value === undefined ? [] : [`${fields[field]}: ${value}`];
  });
  return [
    paperDay(on),
    `${fields.fromId}: ${fromName ?? fromId}`,
    `${fields.toId}: ${toName ?? toId}`,
    ...(departsAt === undefined ? [] : [`${fields.departsAt}: ${paperMoment(departsAt)}`]),
    ...texts,
    ...(note === undefined ? [] : [note]),
    `${stock.receivedBy}: ${line}`,
  ].join(' · ');
}
