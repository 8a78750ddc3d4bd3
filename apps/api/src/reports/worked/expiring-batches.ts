import type { ExpiryStep, StockLevelRow } from '@balcao/contracts';
import { daysBetween } from '@balcao/domain';
import { stockLevels } from '@balcao/projections';
import type { Row, RowReader } from '@balcao/read-store';
import { readerSeesCosts } from '../../access/rows/row-rules.js';
import { valued, type StockNames } from '../../stock/stock-names.js';
import type { AskedReport } from '../asked-report.js';

const levelsPerRead = 1_000;

/** Batches at their places, of which something is left and which expire. */
export async function expiringBatches(
  rows: RowReader,
  names: StockNames,
  { companyId, today }: AskedReport,
): Promise<readonly Row[]> {
  const seesCosts = readerSeesCosts();
  const made: Row[] = [];
  for (let skip = 0; ; skip += levelsPerRead) {
    const levels: readonly StockLevelRow[] = await rows.find(stockLevels, companyId, {
      where: { batchId: { $exists: true }, quantityMicros: { $gt: 0 } },
      skip,
      limit: levelsPerRead,
    });
    const [named, worth] = await Promise.all([
      names.of(companyId, levels),
      names.worthOf(companyId, levels),
    ]);
    for (const level of levels) {
      const { articleId, batchId = '', warehouseId, quantity, id, revision } = level;
      const batch = named.batches.get(batchId);
      const article = named.articles.get(articleId);
      if (batch?.expiresOn === undefined || article === undefined) continue;
      const daysLeft = daysBetween(today, batch.expiresOn);
      const row = {
        id,
        revision,
        articleId,
        batchId,
        warehouseId,
        name: batch.name,
        articleName: article.name,
        unit: article.unit,
        quantity,
        ...(article.categoryId !== undefined && { categoryId: article.categoryId }),
        expiresOn: batch.expiresOn,
        daysLeft: String(daysLeft),
        expiry: expiryOf(daysLeft),
        ...(seesCosts && { valueMinor: valued(level, worth).valueMinor ?? 0 }),
      };
      made.push(row);
    }
    if (levels.length < levelsPerRead) return made;
  }
}

/** On its last day a batch is good still. */
function expiryOf(daysLeft: number): ExpiryStep {
  if (daysLeft < 0) return 'expired';
  if (daysLeft <= 30) return 'in30';
  if (daysLeft <= 60) return 'in60';
  return daysLeft <= 90 ? 'in90' : 'later';
}
