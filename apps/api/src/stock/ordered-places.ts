import { Inject, Injectable } from '@nestjs/common';
import type { StockLevelRow } from '@balcao/contracts';
import { stockArticles, stockLevels, warehouses } from '@balcao/projections';
import type { Row, RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { OpenOrders, type OrderedPlace } from './open-orders.js';

/** Levels that are read to see where there is nothing. */
const levelsPerRead = 1_000;

/**
 * Where nothing is left of an article that is reserved or on order: the levels themselves have no
 * row for nothing.
 */
@Injectable()
export class OrderedPlaces {
  constructor(
    private readonly orders: OpenOrders,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** Those that fit a filter by article and place; none for a filter by anything else. */
  async of(
    companyId: string,
    where: Readonly<Record<string, unknown>>,
  ): Promise<readonly StockLevelRow[]> {
    const { articleId, warehouseId, ...others } = where;
    if (Object.keys(others).length > 0) return [];
    const ordered = (await this.orders.of(companyId)).places();
    const asked = ordered.filter(
      (place) => fits(place.articleId, articleId) && fits(place.warehouseId, warehouseId),
    );
    if (asked.length === 0) return [];
    const [kept, moving, seen] = await Promise.all([
      this.#withStock(companyId, asked),
      this.rows.getMany(stockArticles, companyId, idsOf(asked, 'articleId')),
      this.rows.getMany(warehouses, companyId, idsOf(asked, 'warehouseId')),
    ]);
    const articles = new Set(moving.flatMap(({ id, movesStock }) => (movesStock ? id : [])));
    const places = new Set(seen.map(({ id }: Row) => id));
    return asked
      .filter((place) => articles.has(place.articleId) && places.has(place.warehouseId))
      .filter((place) => !kept.has(keyOf(place)))
      .map((place) => ({
        id: `${keyOf(place)}.`,
        revision: 0,
        ...place,
        quantity: '0',
        quantityMicros: 0,
      }));
  }

  async #withStock(
    companyId: string,
    places: readonly OrderedPlace[],
  ): Promise<ReadonlySet<string>> {
    const where = { articleId: { $in: idsOf(places, 'articleId') } };
    const found = new Set<string>();
    for (let skip = 0; ; skip += levelsPerRead) {
      const query = { where, skip, limit: levelsPerRead };
      const page = await this.rows.find(stockLevels, companyId, query);
      for (const level of page) found.add(keyOf(level));
      if (page.length < levelsPerRead) return found;
    }
  }
}

const keyOf = ({ articleId, warehouseId }: OrderedPlace) => `${articleId}.${warehouseId}`;

const idsOf = (places: readonly OrderedPlace[], field: keyof OrderedPlace): readonly string[] => [
  ...new Set(places.map((place) => place[field])),
];

/** Whether an id is asked for: by itself, or as one of several. */
function fits(id: string, asked: unknown): boolean {
  if (asked === undefined || asked === id) return true;
  if (typeof asked !== 'object' || asked === null) return false;
  if ('$eq' in asked) return asked.$eq === id;
  return '$in' in asked && Array.isArray(asked.$in) && asked.$in.includes(id);
}
