import { entryId } from '@balcao/domain';
import { stockCounts, stockMoves } from '@balcao/projections';
import { MadeLeg } from '../made-leg.js';
import type { PartAsked, PartPlan } from './part-plan.js';
import { ownPart, stored, textOf, withRest } from './row-plan.js';

/** What had moved at the place of the count before it was counted, or before the count began. */
async function byBooks(asked: PartAsked) {
  const { row, rows, companyId } = asked;
  const count = await rows.get(stockCounts, companyId, textOf(row, 'countId'));
  const batchId = textOf(row, 'batchId');
  const where = {
    articleId: textOf(row, 'articleId'),
    warehouseId: count?.warehouseId,
    batchId: batchId === '' ? { $exists: false } : batchId,
    id: { $lt: entryId(row.revision) },
  };
  return stored(asked, stockMoves, where, [['quantityMicros', 1]]);
}

export const countParts = {
  theoretical: async (asked) => withRest(asked, [await byBooks(asked)]),
  /** What was found, less what the books had. */
  difference: (asked) => {
    const parts = [ownPart(asked, 'counted'), ownPart(asked, 'theoretical', -1)];
    return Promise.resolve({ legs: [new MadeLeg(asked.collection, parts)] });
  },
} as const satisfies Record<string, PartPlan>;
