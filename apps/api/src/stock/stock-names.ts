import { Inject, Injectable } from '@nestjs/common';
import type {
  BatchRow,
  StockArticleRow,
  StockLevelRow,
  StockTransferRow,
  TextRow,
} from '@balcao/contracts';
import { costMinorOf, fromMicros, toMicros, unitCostMicrosOf, unitPrice } from '@balcao/pricing';
import { batches, stockArticles, warehouses } from '@balcao/projections';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';

/** What a row of stock may refer to. */
interface Referring {
  readonly articleId?: string;
  readonly warehouseId?: string;
  readonly batchId?: string;
  readonly fromId?: string;
  readonly toId?: string;
  readonly lines?: StockTransferRow['lines'];
}

/** The rows that others refer to, by their ids. */
export interface Named {
  readonly articles: ReadonlyMap<string, StockArticleRow>;
  readonly warehouses: ReadonlyMap<string, TextRow<'commercial/warehouse'>>;
  readonly batches: ReadonlyMap<string, BatchRow>;
}

/** Names what rows of stock refer to: the rows themselves know ids. */
@Injectable()
export class StockNames {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  /** What the rows refer to. */
  async of(companyId: string, rows: readonly Referring[]): Promise<Named> {
    const lines = rows.flatMap((row) => row.lines ?? []);
    const all: readonly Referring[] = [...rows, ...lines];
    const places = all.flatMap(({ warehouseId, fromId, toId }) => [warehouseId, fromId, toId]);
    const [articlesById, warehousesById, batchesById] = await Promise.all([
      this.#read(
        stockArticles,
        companyId,
        all.map(({ articleId }) => articleId),
      ),
      this.#read(warehouses, companyId, places),
      this.#read(
        batches,
        companyId,
        all.map(({ batchId }) => batchId),
      ),
    ]);
    return { articles: articlesById, warehouses: warehousesById, batches: batchesById };
  }

  /** Adds names next to the ids of the rows. */
  async join(companyId: string, rows: readonly Row[]): Promise<readonly Row[]> {
    const referring: readonly (Row & Referring)[] = rows;
    const named = await this.of(companyId, referring);
    return referring.map((row) => ({ ...row, ...namesOf(row, named) }));
  }

  async #read<R extends Row>(
    collection: Collection<R>,
    companyId: string,
    ids: readonly (string | undefined)[],
  ): Promise<ReadonlyMap<string, R>> {
    const wanted = [...new Set(ids.filter((id) => id !== undefined))];
    if (wanted.length === 0) return new Map();
    const found = await this.rows.getMany(collection, companyId, wanted);
    return new Map(found.map((row) => [row.id, row]));
  }
}

function namesOf(row: Referring, named: Named): object {
  const { articleId = '', warehouseId = '', batchId = '', fromId, toId, lines } = row;
  const article = named.articles.get(articleId);
  const batch = named.batches.get(batchId);
  const place = named.warehouses.get(warehouseId);
  return {
    ...(article && {
      articleCode: article.code,
      articleName: article.name,
      unit: article.unit,
    }),
    ...(batch && { batchName: batch.name, ...(batch.expiresOn && { expiresOn: batch.expiresOn }) }),
    ...(place && { warehouseName: place.name }),
    ...(fromId !== undefined && { fromName: named.warehouses.get(fromId)?.name }),
    ...(toId !== undefined && { toName: named.warehouses.get(toId)?.name }),
    ...(lines && { lines: lines.map((line) => ({ ...line, ...namesOf(line, named) })) }),
  };
}

/** What a level is worth: at the cost of its batch, or at the average of its article. */
export function valued(level: StockLevelRow, named: Named): StockLevelRow {
  const averageCost = averageOf(level, named);
  if (averageCost === undefined) return level;
  const valueMinor = costMinorOf(level.quantityMicros, toMicros(unitPrice(averageCost)));
  return { ...level, averageCost, valueMinor };
}

function averageOf({ articleId, batchId = '' }: StockLevelRow, named: Named): string | undefined {
  const batch = named.batches.get(batchId);
  if (batch?.valueMinor === undefined || batch.quantityMicros <= 0) {
    return named.articles.get(articleId)?.averageCost;
  }
  return fromMicros(unitCostMicrosOf(batch.valueMinor, batch.quantityMicros));
}
