import { Inject, Injectable } from '@nestjs/common';
import type {
  BatchRow,
  StockArticleRow,
  StockLevelRow,
  StockTransferRow,
  TextRow,
} from '@balcao/contracts';
import { costMinorOf, fromMicros, toMicros, unitCostMicrosOf, unitPrice } from '@balcao/pricing';
import { batches, stockArticles, stockLevels, warehouses } from '@balcao/projections';
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

  /** What levels are worth, by all the levels of their articles. */
  async worthOf(companyId: string, levels: readonly StockLevelRow[]): Promise<Worth> {
    const ids = [...new Set(levels.map(({ articleId }) => articleId))];
    if (ids.length === 0) return new Map();
    const where = { articleId: { $in: ids } };
    const all = await this.rows.find(stockLevels, companyId, { where });
    return worthOf(all, await this.of(companyId, all));
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

/** What a level is worth; its article's, or its batch's, is the sum of its levels. */
export function valued(level: StockLevelRow, worth: Worth): StockLevelRow {
  const found = worth.get(level.id);
  return found === undefined ? level : { ...level, ...found };
}

/** The average cost and the value of levels, by their ids. */
export type Worth = ReadonlyMap<string, Pick<StockLevelRow, 'averageCost' | 'valueMinor'>>;

/** What levels are worth that are all of their articles: what an article is worth is shared out. */
export function worthOf(levels: readonly StockLevelRow[], named: Named): Worth {
  const worth = new Map<string, { readonly averageCost: string; readonly valueMinor: number }>();
  const byArticle = groupedBy(levels, ({ articleId }) => articleId);
  for (const [articleId, ofArticle] of byArticle) {
    const article = named.articles.get(articleId);
    if (article?.averageCost === undefined) continue;
    const { ofBatches, others } = byOwnCost(ofArticle, named);
    let leftMinor = article.valueMinor ?? 0;
    for (const [at, { levels: ofBatch, batch }] of ofBatches.entries()) {
      const averageCost = fromMicros(unitCostMicrosOf(batch.valueMinor, batch.quantityMicros));
      // What rounding leaves of an article is of its largest batch when it has nothing else.
      const isLast = at === ofBatches.length - 1 && others.length === 0;
      const valueMinor = isLast ? leftMinor : batch.valueMinor;
      shareOut(ofBatch, averageCost, valueMinor, worth);
      leftMinor -= valueMinor;
    }
    shareOut(others, article.averageCost, leftMinor, worth);
  }
  return worth;
}

interface ValuedBatch {
  readonly batch: { readonly valueMinor: number; readonly quantityMicros: number };
  readonly levels: readonly StockLevelRow[];
}

/** The batches of an article that have a cost of their own, the largest last, and other levels. */
function byOwnCost(levels: readonly StockLevelRow[], named: Named) {
  const ofBatches: ValuedBatch[] = [];
  const others: StockLevelRow[] = [];
  for (const [batchId, ofBatch] of groupedBy(levels, ({ batchId = '' }) => batchId)) {
    const { valueMinor, quantityMicros = 0 } = named.batches.get(batchId) ?? {};
    if (valueMinor === undefined || quantityMicros <= 0) others.push(...ofBatch);
    else ofBatches.push({ batch: { valueMinor, quantityMicros }, levels: ofBatch });
  }
  ofBatches.sort((a, b) => a.batch.valueMinor - b.batch.valueMinor);
  return { ofBatches, others };
}

function groupedBy(
  levels: readonly StockLevelRow[],
  keyOf: (level: StockLevelRow) => string,
): ReadonlyMap<string, readonly StockLevelRow[]> {
  const groups = new Map<string, StockLevelRow[]>();
  for (const level of levels) {
    const key = keyOf(level);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [level]);
    else known.push(level);
  }
  return groups;
}

/** Each level at the average; the cents that rounding leaves are of the largest. */
function shareOut(
  levels: readonly StockLevelRow[],
  averageCost: string,
  valueMinor: number,
  worth: Map<string, { readonly averageCost: string; readonly valueMinor: number }>,
): void {
  const average = toMicros(unitPrice(averageCost));
  const sorted = [...levels].sort(
    (a, b) => Math.abs(b.quantityMicros) - Math.abs(a.quantityMicros) || (a.id < b.id ? -1 : 1),
  );
  let leftMinor = valueMinor;
  for (const level of sorted.slice(1)) {
    const ofLevel = costMinorOf(level.quantityMicros, average);
    worth.set(level.id, { averageCost, valueMinor: ofLevel });
    leftMinor -= ofLevel;
  }
  const [largest] = sorted;
  if (largest !== undefined) worth.set(largest.id, { averageCost, valueMinor: leftMinor });
}
