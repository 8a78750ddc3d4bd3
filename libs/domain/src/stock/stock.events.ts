import type { Quantity } from '@balcao/pricing';
import type { EventOf } from '../kernel/index.js';
import type { RegisterEvent } from '../registers/index.js';
import type { StockMove } from './stock-move.js';

/** A place where goods are kept. */
export interface WarehouseFields {
  /** Unique. */
  readonly code: string;
  /** Unique. */
  readonly name: string;
  readonly address?: string;
  readonly city?: string;
}

/** Goods of one article that came or were made together. */
export interface BatchFields {
  readonly articleId: string;
  /** As it is written on the goods; unique for its article. */
  readonly name: string;
  /** The last calendar day on which the goods are good. */
  readonly expiresOn?: string;
}

/** The life of one warehouse, by its id. */
export type WarehouseEvent = RegisterEvent<'Warehouse', WarehouseFields>;
/** An archived batch is blocked: none of it is picked any more. */
export type BatchEvent = RegisterEvent<'Batch', BatchFields>;
/** A batch is known; goods that come in may bring it about in the same append. */
export type BatchRegistered = Extract<BatchEvent, { readonly type: 'BatchRegistered' }>;

/** Goods that go from one warehouse to another; `on` is a day in the company's time zone. */
export interface StockTransferredData {
  readonly id: string;
  /** From 1, without a gap. */
  readonly number: number;
  readonly on: string;
  readonly fromId: string;
  readonly toId: string;
  /** On their way: they are in neither warehouse until they are received. */
  readonly inTransit: boolean;
  readonly note?: string;
  /** Who carries them, with what and from when on, and who is to receive them: on the guide. */
  readonly carrier?: string;
  readonly vehicle?: string;
  /** Local date and time, `2026-03-02T14:30`. */
  readonly departsAt?: string;
  readonly receiver?: string;
  /** For each batch of each line what leaves, and what enters the other warehouse or transit. */
  readonly stock: readonly StockMove[];
}

/** Goods left one warehouse, and entered the other or are on their way. */
export type StockTransferred = EventOf<'StockTransferred', StockTransferredData>;
/** What was on its way has arrived. */
export type StockTransferReceived = EventOf<
  'StockTransferReceived',
  { readonly id: string; readonly on: string; readonly stock: readonly StockMove[] }
>;
/** What was on its way went back; what has arrived is carried back by another transfer. */
export type StockTransferCancelled = EventOf<
  'StockTransferCancelled',
  {
    readonly id: string;
    readonly on: string;
    readonly reason: string;
    readonly stock: readonly StockMove[];
  }
>;

/** One thing to count, and how much of it there is by the books. */
export interface CountEntry {
  readonly articleId: string;
  readonly batchId?: string;
  readonly theoretical: Quantity;
}

/** A count begins with the list of what there is by the books; selling goes on. */
export type StockCountOpened = EventOf<
  'StockCountOpened',
  {
    readonly id: string;
    /** From 1, without a gap. */
    readonly number: number;
    readonly warehouseId: string;
    readonly on: string;
    readonly note?: string;
    readonly entries: readonly CountEntry[];
  }
>;

/** What was found, against the books at that moment: what is sold later does not matter. */
export interface CountedLine extends CountEntry {
  /** All that was found of it so far. */
  readonly counted: Quantity;
  /** `counted` − `theoretical`. */
  readonly difference: Quantity;
  /** What somebody found in another part of the shelf, on top of what had been counted before. */
  readonly added?: Quantity;
}

/** Some lines of a count were found; a later one of the same thing takes its place. */
export type StockCounted = EventOf<
  'StockCounted',
  { readonly id: string; readonly lines: readonly CountedLine[] }
>;
/** The differences become moves. */
export type StockCountPosted = EventOf<
  'StockCountPosted',
  {
    readonly id: string;
    readonly warehouseId: string;
    readonly on: string;
    readonly stock: readonly StockMove[];
  }
>;
/** The count is thrown away: nothing moves by it. */
export type StockCountDiscarded = EventOf<'StockCountDiscarded', { readonly id: string }>;

/** What there was before the company kept its books here. */
export type OpeningStockEntered = EventOf<
  'OpeningStockEntered',
  {
    readonly id: string;
    readonly warehouseId: string;
    readonly on: string;
    readonly stock: readonly StockMove[];
  }
>;
/** The first stock is taken back whole, by moves that undo its own. */
export type OpeningStockCancelled = EventOf<
  'OpeningStockCancelled',
  { readonly id: string; readonly on: string; readonly stock: readonly StockMove[] }
>;

/** Facts of stock that are no documents; what documents move stands in `DocumentIssued`. */
export type StockEvent =
  | WarehouseEvent
  | BatchEvent
  | StockTransferred
  | StockTransferReceived
  | StockTransferCancelled
  | StockCountOpened
  | StockCounted
  | StockCountPosted
  | StockCountDiscarded
  | OpeningStockEntered
  | OpeningStockCancelled;
