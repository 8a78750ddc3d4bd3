import { convertMinor, QUANTITY_SUM_MICROS_MAX, toMicros, type Quantity } from '@balcao/pricing';
import type { DocumentIssuedData } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import type { StockMove } from '../stock/index.js';

/** How much an event adds to the sums of its day, across all their groups. */
export interface Volume {
  readonly day: string;
  /** Minor units of the company's currency, and micros; 0 or more. */
  readonly minor: number;
  readonly micros: number;
  readonly moves: readonly StockMove[];
}

/** Undefined for an event that neither sells nor moves stock. */
export function volumeOf({ type, data }: JournalEvent): Volume | undefined {
  if (type === 'DocumentIssued') return volumeOfDocument(data);
  return 'stock' in data && 'on' in data ? volumeOfMoves(data) : undefined;
}

/** What a document sells or buys, and what it moves. */
export function volumeOfDocument(issued: DocumentIssuedData): Volume {
  const { minor, micros } = linesOf(issued);
  const { stock: moves = none, issuedOn: day } = issued;
  const moved = movedBy(moves);
  return { day, moves, minor: minor + moved.minor, micros: micros + moved.micros };
}

/** What moves without being sold or bought. */
export function volumeOfMoves({ on: day, stock: moves = none }: Moved): Volume {
  return { day, moves, ...movedBy(moves) };
}

/** What events say that move stock. */
export interface Moved {
  readonly on: string;
  readonly stock?: readonly StockMove[];
}

/** What a move changes in the value of its article. */
export const valueOf = ({ costMinor, revaluationMinor = 0 }: StockMove): number =>
  costMinor - revaluationMinor;

/** A quantity in micros, also one that is too large to be kept exactly. */
export function microsIn(quantity: Quantity): number {
  const point = quantity.indexOf('.');
  const wholePlaces = point === -1 ? quantity.length : point;
  return wholePlaces > WHOLE_PLACES_MAX ? QUANTITY_SUM_MICROS_MAX : toMicros(quantity);
}

/** Digits and sign before the point of what micros can still say. */
const WHOLE_PLACES_MAX = 9;
const none: readonly StockMove[] = [];

function linesOf({ lines, exchange }: DocumentIssuedData) {
  let chargedMinor = 0;
  let discountMinor = 0;
  let micros = 0;
  for (const line of lines) {
    chargedMinor += line.baseMinor + line.vatMinor;
    discountMinor += line.discountMinor + line.commercialMinor + line.financialMinor;
    micros += microsIn(line.quantity);
  }
  if (exchange === undefined) return { minor: chargedMinor + discountMinor, micros };
  const worthMinor = exchange.baseMinor + exchange.vatMinor;
  return { minor: worthMinor + convertMinor(discountMinor, exchange.rate), micros };
}

function movedBy(moves: readonly StockMove[]) {
  let minor = 0;
  let micros = 0;
  for (const { quantity, costMinor, revaluationMinor = 0 } of moves) {
    minor += Math.abs(costMinor) + Math.abs(revaluationMinor);
    micros += Math.abs(microsIn(quantity));
  }
  return { minor, micros };
}
