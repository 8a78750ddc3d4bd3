import {
  chargedLines,
  sharedBy,
  signOf,
  type DocumentIssuedData,
  type IssuedLine,
  type PaymentRow,
} from '@balcao/domain';
import { convertMinor, toMicros, type Quantity } from '@balcao/pricing';
import { ofTheLast } from '../of-the-last.js';

export { chargedGroups, openingTypes, signOf, type Counted } from '@balcao/domain';

/**
 * What a figure of trade says, in minor units of the company's currency; what corrects a sale or a
 * purchase is below zero. The definitions of all figures of sales are those of this file.
 */
export interface TradeFigures {
  /** Documents that sell, or take a sale back. */
  readonly count: number;
  /** Without VAT: net. */
  readonly baseMinor: number;
  readonly vatMinor: number;
  /** With VAT: gross. */
  readonly totalMinor: number;
  readonly discountMinor: number;
  /** What the goods cost that left with the documents, less those that came back. */
  readonly costMinor: number;
  /** Only in rows of one article, in millionths of its unit. */
  readonly quantityMicros: number;
  /** Lines of documents that sell, or take a sale back. */
  readonly lineCount: number;
  /** Those, and lines whose goods left before they are invoiced: rows of the report of profit. */
  readonly rowCount: number;
}

/** What one line comes to in minor units of the company's currency, without the document's sign. */
export interface LineFigures {
  /** Σ over the lines is the document's base. */
  readonly baseMinor: number;
  /** Σ over the lines is the document's VAT. */
  readonly vatMinor: number;
  /**
   * The line's own discount, and its parts of those of the document. Σ over the lines is the
   * document's discount.
   */
  readonly discountMinor: number;
  /** What of the goods' cost belongs to it. */
  readonly costMinor: number;
}

/** How a sale was paid, other than by one method: later, or by more than one. */
export const paidLater = 'account';
/** Stands in the place of a method's id where more than one paid. */
export const paidBySeveral = 'several';

/**
 * The figures of a whole document. Goods on a delivery note cost what they cost on its day; the
 * invoice made of it sells them without moving them again.
 */
export const figuresOf = ofTheLast(readFigures);

function readFigures(issued: DocumentIssuedData): TradeFigures {
  const sign = signOf(issued);
  const { totals, exchange } = issued;
  const { baseMinor, vatMinor, totalMinor } = exchange ?? totals;
  const costs = costsOfLines(issued);
  return {
    count: Math.abs(sign),
    baseMinor: signed(sign, baseMinor),
    vatMinor: signed(sign, vatMinor),
    totalMinor: signed(sign, totalMinor),
    discountMinor: signed(sign, discountOf(issued)),
    costMinor: costOf(issued),
    quantityMicros: 0,
    lineCount: Math.abs(sign) * issued.lines.length,
    rowCount: issued.lines.filter((_, at) => sign !== 0 || (costs.get(at) ?? 0) !== 0).length,
  };
}

/** What each line comes to. */
export const lineFiguresOf = ofTheLast(readLineFigures);

function readLineFigures(issued: DocumentIssuedData): readonly LineFigures[] {
  const charged = chargedLines(issued);
  const costs = costsOfLines(issued);
  const discounts = sharedBy(discountOf(issued), issued.lines, leftOff);
  return issued.lines.map((_, at) => ({
    baseMinor: charged[at]?.baseMinor ?? 0,
    vatMinor: charged[at]?.vatMinor ?? 0,
    discountMinor: discounts[at] ?? 0,
    costMinor: costs.get(at) ?? 0,
  }));
}

/** What a document leaves off its prices, in the company's currency. */
export const discountOf = (issued: DocumentIssuedData): number =>
  worth(issued, issued.totals.discountMinor);

const leftOff = ({ discountMinor, commercialMinor, financialMinor }: IssuedLine): number =>
  discountMinor + commercialMinor + financialMinor;

/** What of the goods' cost belongs to each line. */
function costsOfLines({ group = 'sales', isTraining, stock = [] }: DocumentIssuedData) {
  const costs = new Map<number, number>();
  if (group !== 'sales' || isTraining === true) return costs;
  for (const { line, costMinor, revalued } of stock) {
    if (revalued === undefined) costs.set(line, (costs.get(line) ?? 0) - costMinor);
  }
  return costs;
}

/** The figures of the lines that `fits` takes; how much is sold, of those with one article. */
export function figuresOfLines(
  issued: DocumentIssuedData,
  fits: (line: IssuedLine) => boolean,
): TradeFigures {
  const sign = signOf(issued);
  const counted = Math.abs(sign);
  const sum: Mutable<TradeFigures> = { ...nothing, count: counted };
  const figures = lineFiguresOf(issued);
  for (const [at, line] of issued.lines.entries()) {
    const found = figures[at];
    if (found === undefined || !fits(line)) continue;
    sum.baseMinor += signed(sign, found.baseMinor);
    sum.vatMinor += signed(sign, found.vatMinor);
    sum.discountMinor += signed(sign, found.discountMinor);
    sum.quantityMicros += signed(sign, microsOf(line.quantity));
    sum.costMinor += found.costMinor;
    sum.lineCount += counted;
    if (sign !== 0 || found.costMinor !== 0) sum.rowCount += 1;
  }
  return { ...sum, totalMinor: sum.baseMinor + sum.vatMinor };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const nothing: TradeFigures = {
  count: 0,
  baseMinor: 0,
  vatMinor: 0,
  totalMinor: 0,
  discountMinor: 0,
  costMinor: 0,
  quantityMicros: 0,
  lineCount: 0,
  rowCount: 0,
};

/** The goods' cost at the moment of the sale; later corrections of it are not of its day. */
export function costOf({ group = 'sales', isTraining, stock = [] }: DocumentIssuedData): number {
  if (group !== 'sales' || isTraining === true) return 0;
  return stock.reduce(
    (sum, { costMinor, revalued }) => (revalued === undefined ? sum - costMinor : sum),
    0,
  );
}

/**
 * The one method that paid a sale as it was issued, or by which its money went back with a note;
 * `paidLater` or `paidBySeveral`. A note that leaves some to the client's credit is of several.
 */
export function methodOf({ payment, refunded = [], account }: Paid): string {
  if (payment !== undefined) return methodOfRows(payment.rows);
  const refundedMinor = refunded.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isWhole = refunded.length === 0 || refundedMinor === account.creditMinor;
  return isWhole ? methodOfRows(refunded) : paidBySeveral;
}

/** The one method of rows of payment, `paidLater` of none, else `paidBySeveral`. */
export function methodOfRows(rows: readonly Pick<PaymentRow, 'methodId'>[]): string {
  const [first, ...others] = rows;
  if (first === undefined) return paidLater;
  return others.every(({ methodId }) => methodId === first.methodId)
    ? first.methodId
    : paidBySeveral;
}

type Paid = Pick<DocumentIssuedData, 'payment' | 'refunded' | 'account'>;

/** The sum of two figures. */
export function added(one: TradeFigures, other: TradeFigures): TradeFigures {
  return {
    count: one.count + other.count,
    baseMinor: one.baseMinor + other.baseMinor,
    vatMinor: one.vatMinor + other.vatMinor,
    totalMinor: one.totalMinor + other.totalMinor,
    discountMinor: one.discountMinor + other.discountMinor,
    costMinor: one.costMinor + other.costMinor,
    quantityMicros: one.quantityMicros + other.quantityMicros,
    lineCount: one.lineCount + other.lineCount,
    rowCount: one.rowCount + other.rowCount,
  };
}

/** Nobody sells a thousand million of a thing: beyond, a sum could not be kept exactly. */
export const microsOf = (quantity: Quantity) =>
  wholePlacesOf(quantity) > 10 ? 0 : toMicros(quantity);

function wholePlacesOf(quantity: Quantity): number {
  const point = quantity.indexOf('.');
  return point === -1 ? quantity.length : point;
}

/** Never -0, which no store keeps. */
export const signed = (sign: number, minor: number) =>
  minor === 0 || sign === 0 ? 0 : sign * minor;

/** An amount of the document in the company's currency. */
export const worth = ({ exchange }: DocumentIssuedData, minor: number) =>
  exchange === undefined ? minor : convertMinor(minor, exchange.rate);
