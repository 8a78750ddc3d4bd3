import { addDays } from '@balcao/domain';
import { fromMicros } from '@balcao/pricing';
import { stockMoves } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { readerSeesCosts } from '../../access/rows/row-rules.js';
import type { AskedReport } from '../asked-report.js';
import { StatementRows } from './statement-rows.js';
import { movesAt, stockOnDay } from './stock-on-day.js';
import { firstDayIn, textIn } from './text-in.js';

/** What came and went of an article; undefined where none is asked for. */
export async function stockCard(
  rows: RowReader,
  { collection: asked, companyId, list }: AskedReport,
): Promise<StatementRows | undefined> {
  const articleId = textIn(list.where, 'articleId');
  if (articleId === undefined) return undefined;
  const warehouseId = textIn(list.where, 'warehouseId');
  const from = firstDayIn(list.where, 'on');
  const seesCosts = readerSeesCosts();
  const place = warehouseId === undefined ? {} : { warehouseId };
  const { on } = list.where;
  const before = { companyId, articleId, ...place };
  return new StatementRows({
    asked,
    collection: stockMoves,
    where: { ...movesAt(warehouseId), articleId, ...(on !== undefined && { on }) },
    opening: from === undefined ? undefined : await openingOn(rows, from, before),
    sums: {
      quantityMicros: [['quantityMicros', 1]],
      ...(seesCosts && {
        valueMinor: [
          ['costMinor', 1],
          ['revaluationMinor', -1],
        ],
      }),
    },
    running: ({ quantityMicros = 0, valueMinor }) => ({
      runningQuantity: fromMicros(quantityMicros),
      ...(valueMinor !== undefined && { runningMinor: valueMinor }),
    }),
  });
}

/** What there was before a day. */
async function openingOn(rows: RowReader, day: string, asked: AskedOpening) {
  const { articleId, warehouseId } = asked;
  const place = warehouseId === undefined ? {} : { warehouseId };
  const onHand = await stockOnDay(rows, { ...asked, on: addDays(day, -1) });
  const { quantityMicros = 0, valueMinor = 0 } = onHand.get(articleId) ?? {};
  return {
    id: '',
    revision: 0,
    on: day,
    kind: 'carriedOver',
    articleId,
    ...place,
    quantityMicros,
    ...(readerSeesCosts() && { valueMinor }),
  };
}

interface AskedOpening {
  readonly companyId: string;
  readonly articleId: string;
  readonly warehouseId?: string;
}
