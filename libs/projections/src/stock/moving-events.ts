import type {
  DocumentEvent,
  OpeningStockCancelled,
  OpeningStockEntered,
  StockCountPosted,
  StockMove,
  StockTransferCancelled,
  StockTransferReceived,
  StockTransferred,
} from '@balcao/domain';
import type { StockFlow, StockMoveKind } from '@balcao/contracts';
import { ofTheLast } from '../of-the-last.js';
import type { Folded, RowKey } from '../projection.js';

/** Events that may move stock. */
export type MovingEvent =
  | DocumentEvent
  | StockTransferred
  | StockTransferReceived
  | StockTransferCancelled
  | StockCountPosted
  | OpeningStockEntered
  | OpeningStockCancelled;

/** What each event's moves are called. */
const moveKinds: Readonly<Record<MovingEvent['type'], StockMoveKind>> = {
  DocumentIssued: 'issued',
  DocumentCancelled: 'cancelled',
  DocumentRestored: 'restored',
  StockTransferred: 'transferred',
  StockTransferReceived: 'transferReceived',
  StockTransferCancelled: 'transferCancelled',
  StockCountPosted: 'counted',
  OpeningStockEntered: 'opening',
  OpeningStockCancelled: 'openingCancelled',
};

/** What a move is called; a difference of price is no move of goods. */
export function kindOf({ type }: Folded<MovingEvent>, { revalued }: StockMove): StockMoveKind {
  if (revalued === undefined) return moveKinds[type];
  return type === 'DocumentCancelled' ? 'revaluationCancelled' : 'revalued';
}

/** What stock comes in and goes out for. */
export function flowOf(event: Folded<MovingEvent>): StockFlow {
  switch (event.type) {
    case 'DocumentIssued':
    case 'DocumentCancelled':
    case 'DocumentRestored':
      return event.data.group ?? 'sales';
    case 'StockTransferred':
    case 'StockTransferReceived':
    case 'StockTransferCancelled':
      return 'transfers';
    case 'StockCountPosted':
      return 'counts';
    case 'OpeningStockEntered':
    case 'OpeningStockCancelled':
      return 'openings';
  }
}

/** Every type of event that may have moves; a new one has a kind, or does not compile. */
export const movingEvents = Object.keys(moveKinds) as MovingEvent['type'][];

const none: readonly StockMove[] = [];

/** The moves of an event. */
export function movesOf({ data }: Folded<MovingEvent>): readonly StockMove[] {
  return data.stock ?? none;
}

/** Those of them that changed how much there is somewhere. */
export function quantitiesOf(event: Folded<MovingEvent>): readonly StockMove[] {
  const moves = movesOf(event);
  return moves.some(({ revalued }) => revalued !== undefined)
    ? moves.filter(({ revalued }) => revalued === undefined)
    : moves;
}

/** The day on which they happened. */
export function dayOf(event: Folded<MovingEvent>): string {
  return event.type === 'DocumentIssued' ? event.data.issuedOn : event.data.on;
}

/** Goods that only change their place: their values stay as they are. */
export function isCarried({ type }: Pick<Folded<MovingEvent>, 'type'>): boolean {
  return type.startsWith('StockTransfer');
}

/** Moves by the id of the row that they touch. */
export type MovesOfRows = ReadonlyMap<string, readonly StockMove[]>;

/**
 * Tells the moves of an event by the row that each touches, once for all of these rows. A move
 * without an id touches none.
 */
export function movesByRow(
  idOf: (move: StockMove, event: Folded<MovingEvent>) => string | undefined,
  moves = movesOf,
): (event: Folded<MovingEvent>) => MovesOfRows {
  return ofTheLast((event) => {
    const rows = new Map<string, StockMove[]>();
    for (const move of moves(event)) {
      const id = idOf(move, event);
      const others = id === undefined ? undefined : rows.get(id);
      if (others !== undefined) others.push(move);
      else if (id !== undefined) rows.set(id, [move]);
    }
    return rows;
  });
}

/** The keys of the rows that moves touch. */
export function keysOf(rows: MovesOfRows): readonly RowKey[] {
  return Array.from(rows.keys(), (id) => ({ id }));
}
