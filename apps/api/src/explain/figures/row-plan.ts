import type { FigureKind } from '@balcao/contracts';
import { quantity, toMicros } from '@balcao/pricing';
import type { AnyCollection, Collection, Row, RowReader } from '@balcao/read-store';
import { shapeOf } from '../entry-shapes.js';
import { MadeLeg } from '../made-leg.js';
import { StoredLeg, type Term } from '../stored-leg.js';
import type { Contribution, Leg, Plan, Values } from '../contributions.js';

/** A row whose figure is explained, and what else it takes to know. */
export interface RowAsked {
  readonly rows: RowReader;
  readonly companyId: string;
  readonly collection: string;
  readonly field: string;
  readonly kind: FigureKind;
  readonly row: Values;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Of the company, where orders name no warehouse. */
  readonly defaultWarehouseId: string;
}

export type RowPlan = (asked: RowAsked) => Promise<Pick<Plan, 'legs'> & Partial<Plan>>;

/** The most rows that are put together by hand: the timeline of a shift, orders of an article. */
const rowsMax = 10_000;

/** A figure of a row in minor units or millionths; undefined where it is not seen. */
export function valueOf(row: Values, field: string, kind: FigureKind): number | undefined {
  const value = row[field];
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return undefined;
  return kind === 'quantity' ? toMicros(quantity(value, { signed: true })) : undefined;
}

export const textOf = (row: Values, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value : '';
};

/** The row itself, with one of its fields. */
export function ownPart(asked: RowAsked, field = asked.field, sign: 1 | -1 = 1): Contribution {
  const { collection, row, kind } = asked;
  return { collection, row, amount: sign * (valueOf(row, field, kind) ?? 0) };
}

/** What an event has said once and for all. */
export const own: RowPlan = (asked) =>
  Promise.resolve({ legs: [new MadeLeg(asked.collection, [ownPart(asked)])] });

/** A sum and difference of the row's own fields. */
export const ownTerms =
  (...terms: readonly Term[]): RowPlan =>
  (asked) =>
    Promise.resolve({
      legs: [
        new MadeLeg(
          asked.collection,
          terms.map(([field, sign]) => ownPart(asked, field, sign)),
        ),
      ],
    });

/** The rows of another collection that the figure is the sum of. */
export function stored(
  { rows, companyId }: Pick<RowAsked, 'rows' | 'companyId'>,
  collection: AnyCollection,
  where: Readonly<Record<string, unknown>>,
  terms: readonly Term[],
): StoredLeg {
  const { day } = shapeOf(collection.name);
  return new StoredLeg({
    rows,
    companyId,
    collection,
    where,
    terms,
    ...(day !== undefined && { day }),
  });
}

/** Rows that are read whole, and what each adds. */
export async function made<R extends Row>(
  { rows, companyId }: Pick<RowAsked, 'rows' | 'companyId'>,
  collection: Collection<R>,
  where: Readonly<Record<string, unknown>>,
  amountOf: (row: R) => number,
): Promise<MadeLeg> {
  const found = await rows.find(collection, companyId, {
    // Fields of the collection, named next to it.
    where: where as never,
    sort: [['id', 'asc']],
    limit: rowsMax,
  });
  const parts = found
    .map((row) => ({ collection: collection.name, row: row as Values, amount: amountOf(row) }))
    .filter(({ amount }) => amount !== 0);
  return new MadeLeg(collection.name, parts);
}

/**
 * Completes the movements of a figure that is valued by another measure (an average, a rate of
 * exchange): the difference becomes a part of its own.
 */
export async function withRest(
  asked: RowAsked,
  legs: readonly Leg[],
  value = valueOf(asked.row, asked.field, asked.kind) ?? 0,
): Promise<Pick<Plan, 'legs'>> {
  const sums = await Promise.all(legs.map((leg) => leg.sum()));
  const rest = value - sums.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0) return { legs };
  const part = { collection: asked.collection, row: asked.row, amount: rest };
  return { legs: [...legs, new MadeLeg(asked.collection, [part])] };
}

/** Rows up to one of them, in the order of their days; without itself, those before it. */
export const upTo = ({ id, ...row }: Values, day: string, last: '$lte' | '$lt' = '$lte') => ({
  $or: [{ [day]: { $lt: row[day] } }, { [day]: row[day], id: { [last]: id } }],
});

/** The days between two, both included. */
export function daysBetween(from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
}
