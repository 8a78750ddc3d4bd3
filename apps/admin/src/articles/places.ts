import type { StockLevelRow } from '@balcao/contracts';
import { fromMicros, quantity, toMicros } from '@balcao/pricing';

/** What there is of one article at one place, in all its batches. */
export interface Place {
  readonly warehouseId: string;
  /** The row of its only batch; the first of several. */
  readonly levelId: string;
  readonly isOneLevel: boolean;
  /** Missing for goods on their way. */
  readonly name: string | undefined;
  readonly quantity: string;
  readonly reserved: string;
  readonly onOrder: string;
  readonly available: string;
  /** Minor units; missing without the right to see costs. */
  readonly valueMinor: number | undefined;
}

/** The places of one article's levels, in their order; orders do not tell batches apart. */
export function placesOf(levels: readonly StockLevelRow[]): readonly Place[] {
  const byPlace = new Map<string, StockLevelRow[]>();
  for (const level of levels) {
    byPlace.set(level.warehouseId, [...(byPlace.get(level.warehouseId) ?? []), level]);
  }
  return [...byPlace].map(([warehouseId, rows]) => {
    const [first] = rows;
    const micros = rows.reduce((sum, { quantityMicros }) => sum + quantityMicros, 0);
    const reserved = first?.reserved ?? '0';
    const values = rows.flatMap(({ valueMinor }) => valueMinor ?? []);
    return {
      warehouseId,
      levelId: first?.id ?? '',
      isOneLevel: rows.length === 1,
      name: first?.warehouseName,
      quantity: fromMicros(micros),
      reserved,
      onOrder: first?.onOrder ?? '0',
      available: fromMicros(micros - toMicros(quantity(reserved))),
      valueMinor: values.length === 0 ? undefined : values.reduce((sum, each) => sum + each, 0),
    };
  });
}
