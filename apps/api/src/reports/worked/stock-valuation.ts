import { fromMicros, unitCostMicrosOf } from '@balcao/pricing';
import { stockArticles } from '@balcao/projections';
import type { Row, RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { isSomething, stockByPlace, stockOnDay, type OnHand } from './stock-on-day.js';
import { textIn } from './text-in.js';

const idsPerRead = 1_000;
const nothing: OnHand = { quantityMicros: 0, valueMinor: 0 };

/** The articles of one place, or of all: as the place is told in the rows. */
interface Place {
  readonly warehouseId?: string;
  readonly now: ReadonlyMap<string, OnHand>;
  /** On the day that it is compared with. */
  readonly before: ReadonlyMap<string, OnHand> | undefined;
}

/**
 * Each article of which there was something, or which was worth something, at the end of a day or
 * of the day that it is compared with; by warehouse where that is what the report is put into
 * groups by. What is on its way between two of them is in none.
 */
export async function stockValuation(rows: RowReader, asked: AskedReport): Promise<readonly Row[]> {
  const made: Row[] = [];
  for (const place of await placesOf(rows, asked)) made.push(...(await rowsOf(rows, asked, place)));
  return made;
}

async function placesOf(rows: RowReader, asked: AskedReport): Promise<readonly Place[]> {
  const { companyId, on, besideOn, list, by } = asked;
  const warehouseId = textIn(list.where, 'warehouseId');
  const isOnTheWay = warehouseId === undefined && list.where['warehouseId'] !== undefined;
  if (warehouseId === undefined && (by?.name === 'warehouse' || isOnTheWay)) {
    const [now, before] = await Promise.all([
      stockByPlace(rows, { companyId, on }),
      besideOn === undefined ? undefined : stockByPlace(rows, { companyId, on: besideOn }),
    ]);
    const ids = [...new Set([...now.keys(), ...(before?.keys() ?? [])])];
    return ids.map((id) => ({
      ...(id !== undefined && { warehouseId: id }),
      now: now.get(id) ?? new Map(),
      before: before && (before.get(id) ?? new Map()),
    }));
  }
  const place = warehouseId === undefined ? {} : { warehouseId };
  const [now, before] = await Promise.all([
    stockOnDay(rows, { companyId, on, ...place }),
    besideOn === undefined ? undefined : stockOnDay(rows, { companyId, on: besideOn, ...place }),
  ]);
  return [{ ...place, now, before }];
}

async function rowsOf(
  rows: RowReader,
  { companyId }: AskedReport,
  { warehouseId, now, before }: Place,
): Promise<readonly Row[]> {
  const place = warehouseId === undefined ? {} : { warehouseId };
  const ids = [...new Set([...now.keys(), ...(before?.keys() ?? [])])].filter(
    (id) => isSomething(now.get(id) ?? nothing) || isSomething(before?.get(id) ?? nothing),
  );
  const made: Row[] = [];
  for (let at = 0; at < ids.length; at += idsPerRead) {
    const page = await rows.getMany(stockArticles, companyId, ids.slice(at, at + idsPerRead));
    for (const { id, revision, code, name, unit, categoryId } of page) {
      const row = {
        id,
        revision,
        code,
        name,
        unit,
        articleId: id,
        ...place,
        ...(categoryId !== undefined && { categoryId }),
        ...figuresOf(now.get(id) ?? nothing),
        ...(before && comparedFigures(now.get(id) ?? nothing, before.get(id) ?? nothing)),
      };
      made.push(row);
    }
  }
  return made;
}

/** What is below nothing was sold at its last cost, and is worth that less. */
const figuresOf = ({ quantityMicros, valueMinor }: OnHand) => ({
  quantity: fromMicros(quantityMicros),
  ...(quantityMicros !== 0 && {
    unitCost: fromMicros(unitCostMicrosOf(valueMinor, quantityMicros)),
  }),
  valueMinor,
});

const comparedFigures = (now: OnHand, before: OnHand) => ({
  previousQuantity: fromMicros(before.quantityMicros),
  changeQuantity: fromMicros(now.quantityMicros - before.quantityMicros),
  previousMinor: before.valueMinor,
  changeMinor: now.valueMinor - before.valueMinor,
});
