import type { ArticleFields } from '@balcao/domain';
import { toMicros, unitPrice } from '@balcao/pricing';
import { unknownFigure } from '../asked-figure.js';
import type { Contribution } from '../contributions.js';
import { madeOf, type PartPlan } from './part-plan.js';
import { textOf } from './row-plan.js';

type Price = 'salePrice' | 'salePriceWithVat' | 'purchasePrice';

/** Every event that set the price, with what it added to the one before. */
const priceOf =
  (field: Price): PartPlan =>
  async ({ collection, row, currency, history }) => {
    if (textOf(row, field) === '') throw unknownFigure();
    const events = [...(await history(row.id))].sort((a, b) => a.revision - b.revision);
    let micros = 0;
    const parts = events.flatMap((event): readonly Contribution[] => {
      const { revision } = event;
      if (revision > row.revision) return [];
      const set = priceIn(event, field);
      if (set === undefined) return [];
      const amount = set - micros;
      micros = set;
      return [{ collection, row: { id: row.id, revision, name: textOf(row, 'name') }, amount }];
    });
    return { legs: [madeOf(collection, parts)], unit: currency };
  };

/** What the event sets the price to, in millionths; undefined where it leaves it. */
function priceIn(event: { readonly type: string; readonly data: object }, field: Price) {
  if (event.type === 'ArticleRegistered') return microsIn(event.data, field) ?? 0;
  if (event.type !== 'ArticleChanged') return undefined;
  const { before = {}, after = {} } = event.data as Readonly<
    Partial<Record<'before' | 'after', Partial<ArticleFields>>>
  >;
  if (!(field in before) && !(field in after)) return undefined;
  return microsIn(after, field) ?? 0;
}

function microsIn(fields: Partial<ArticleFields>, field: Price): number | undefined {
  const value = fields[field];
  return value === undefined ? undefined : toMicros(unitPrice(value));
}

export const articleParts = {
  salePrice: priceOf('salePrice'),
  salePriceWithVat: priceOf('salePriceWithVat'),
  purchasePrice: priceOf('purchasePrice'),
} as const satisfies Record<string, PartPlan>;
