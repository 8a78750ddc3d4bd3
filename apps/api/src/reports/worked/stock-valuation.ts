import { fromMicros, unitCostMicrosOf } from '@balcao/pricing';
import { stockArticles } from '@balcao/projections';
import type { Row, RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { stockOnDay } from './stock-on-day.js';
import { textIn } from './text-in.js';

const idsPerRead = 1_000;

/** Each article of which there was something, or which was worth something, at the end of a day. */
export async function stockValuation(rows: RowReader, asked: AskedReport): Promise<readonly Row[]> {
  const { companyId, on, list } = asked;
  const warehouseId = textIn(list.where, 'warehouseId');
  const place = warehouseId === undefined ? {} : { warehouseId };
  const onHand = await stockOnDay(rows, { companyId, on, ...place });
  const ids = [...onHand]
    .filter(([, { quantityMicros, valueMinor }]) => quantityMicros !== 0 || valueMinor !== 0)
    .map(([id]) => id);
  const made: Row[] = [];
  for (let at = 0; at < ids.length; at += idsPerRead) {
    const page = await rows.getMany(stockArticles, companyId, ids.slice(at, at + idsPerRead));
    for (const { id, revision, code, name, unit, categoryId } of page) {
      const { quantityMicros = 0, valueMinor = 0 } = onHand.get(id) ?? {};
      const row = {
        ...{ id, revision, code, name, unit, articleId: id, ...place },
        ...(categoryId !== undefined && { categoryId }),
        quantity: fromMicros(quantityMicros),
        ...(quantityMicros > 0 && {
          unitCost: fromMicros(unitCostMicrosOf(valueMinor, quantityMicros)),
        }),
        valueMinor,
      };
      made.push(row);
    }
  }
  return made;
}
