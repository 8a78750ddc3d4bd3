import { stockArticles, stockMoves, stockOrders } from '@balcao/projections';
import { unknownFigure } from '../asked-figure.js';
import type { Leg } from '../contributions.js';
import type { Term } from '../stored-leg.js';
import {
  daysBetween,
  made,
  own,
  stored,
  textOf,
  withRest,
  type RowAsked,
  type RowPlan,
} from './row-plan.js';

const moved: readonly Term[] = [['quantityMicros', 1]];
const cost: readonly Term[] = [
  ['costMinor', 1],
  ['revaluationMinor', -1],
];

type Where = Readonly<Record<string, unknown>>;

const ofArticle = ({ row }: RowAsked): Where => ({ articleId: row.id });
const ofBatch = ({ row }: RowAsked): Where => ({ batchId: row.id });
const ofPlace = ({ row }: RowAsked): Where => {
  const batchId = textOf(row, 'batchId');
  const place = { articleId: textOf(row, 'articleId'), warehouseId: textOf(row, 'warehouseId') };
  return { ...place, batchId: batchId === '' ? { $exists: false } : batchId };
};

const moves = (asked: RowAsked, where: Where, terms: readonly Term[]): Leg => {
  const on = daysBetween(undefined, asked.to);
  return stored(asked, stockMoves, { ...where, ...(on && { on }) }, terms);
};

const unitOf = async (asked: RowAsked): Promise<{ readonly unit?: string }> => {
  const unit = textOf(asked.row, 'unit');
  if (unit !== '') return { unit };
  const articleId = textOf(asked.row, 'articleId');
  const article = await asked.rows.get(stockArticles, asked.companyId, articleId);
  return article === undefined ? {} : { unit: article.unit };
};

const sumOfMoves =
  (whereOf: (asked: RowAsked) => Where, terms: readonly Term[]): RowPlan =>
  async (asked) => ({
    legs: [moves(asked, whereOf(asked), terms)],
    ...(asked.kind === 'quantity' && (await unitOf(asked))),
  });

type Side = 'customer' | 'supplier';

/** What open orders of an article reserve, or bring; only at one place if the row is of one. */
function orders(asked: RowAsked, side: Side, sign: 1 | -1 = 1): Promise<Leg> {
  const { row, collection, defaultWarehouseId } = asked;
  const isOfPlace = collection === 'stock_levels';
  const articleId = isOfPlace ? textOf(row, 'articleId') : row.id;
  return made(asked, stockOrders, { articleId, side, isOpen: true }, (order) => {
    const isThere = (order.warehouseId ?? defaultWarehouseId) === row['warehouseId'];
    return isOfPlace && !isThere ? 0 : sign * order.leftMicros;
  });
}

const ordered =
  (side: Side): RowPlan =>
  async (asked) => ({ legs: [await orders(asked, side)], ...(await unitOf(asked)) });

const left =
  (whereOf: (asked: RowAsked) => Where, brings: boolean): RowPlan =>
  async (asked) => ({
    legs: [
      moves(asked, whereOf(asked), moved),
      await orders(asked, 'customer', -1),
      ...(brings ? [await orders(asked, 'supplier')] : []),
    ],
    ...(await unitOf(asked)),
  });

export const stockArticleRows = {
  quantity: sumOfMoves(ofArticle, moved),
  quantityMicros: sumOfMoves(ofArticle, moved),
  reserved: ordered('customer'),
  onOrder: ordered('supplier'),
  available: left(ofArticle, false),
  projected: left(ofArticle, true),
  valueMinor: sumOfMoves(ofArticle, cost),
  // What is there came to so much, shared by how much there is.
  averageCost: (asked) => {
    const { row } = asked;
    const [quantity, unit] = [textOf(row, 'quantity'), textOf(row, 'unit')];
    const amount = textOf(row, 'averageCost');
    if (amount === '') throw unknownFigure();
    return Promise.resolve({
      legs: [moves(asked, ofArticle(asked), cost)],
      each: { quantity, unit, amount },
    });
  },
} as const satisfies Record<string, RowPlan>;

export const stockLevelRows = {
  quantity: sumOfMoves(ofPlace, moved),
  quantityMicros: sumOfMoves(ofPlace, moved),
  reserved: ordered('customer'),
  onOrder: ordered('supplier'),
  available: left(ofPlace, false),
  // A place's goods are worth what the article costs on average, wherever it came in.
  valueMinor: (asked) => withRest(asked, [moves(asked, ofPlace(asked), cost)]),
} as const satisfies Record<string, RowPlan>;

export const batchRows = {
  quantity: sumOfMoves(ofBatch, moved),
  quantityMicros: sumOfMoves(ofBatch, moved),
  valueMinor: (asked) => withRest(asked, [moves(asked, ofBatch(asked), cost)]),
} as const satisfies Record<string, RowPlan>;

export const stockMoveRows = {
  quantity: own,
  quantityMicros: own,
  costMinor: own,
  level: async (asked) => {
    const where = { ...ofPlace(asked), id: { $lte: asked.row.id } };
    return { legs: [stored(asked, stockMoves, where, moved)], ...(await unitOf(asked)) };
  },
} as const satisfies Record<string, RowPlan>;

export const stockCountRows = {
  varianceMinor: (asked) =>
    withRest(asked, [moves(asked, { recordId: asked.row.id }, [['costMinor', 1]])]),
} as const satisfies Record<string, RowPlan>;
