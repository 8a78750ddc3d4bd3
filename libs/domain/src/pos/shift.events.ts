import type { Rate } from '@balcao/pricing';
import type { LineCashier } from '../documents/index.js';
import type { OnDeviceOf } from './on-device-of.js';
import type { EventOf } from '../kernel/index.js';
import type { PaymentRow } from '../payments/index.js';
import type { TreasuryEntry } from '../treasury/index.js';
import type { CauseKind } from './cause-kinds.js';
import type { Denomination } from './denominations.js';

/** The till that something happened at; amounts in the company's currency. */
export interface TillStamp extends OnDeviceOf {
  readonly shiftId: string;
  /** The shift's day, also after midnight. */
  readonly shiftOn: string;
  readonly cashRegisterId: string;
  readonly cashierId: string;
  /** The cashier's name as it was. */
  readonly cashier: string;
  /** UTC ISO instant at the till, with what its clock was off taken off. */
  readonly at: string;
  /** What it puts into the drawer; below zero when it is taken out. */
  readonly cashMinor: number;
  /** It came when its shift was closed: the figures of the closing stay without it. */
  readonly isLate?: true;
}

/** The shift whose figures a document, or taking it back, changes. */
export interface TillReversal {
  readonly shiftId: string;
  readonly cashMinor: number;
  readonly totalMinor: number;
  readonly isReturn: boolean;
  readonly means: readonly MeansAmount[];
}

/** So much by one means of payment, in minor units of the company's currency. */
export interface MeansAmount {
  readonly methodId: string;
  readonly amountMinor: number;
}

/** How many, and how much. */
export interface Tally {
  readonly count: number;
  readonly totalMinor: number;
}

/** What was sold at one VAT code, returns taken off. */
export interface ShiftVat {
  readonly vatId: string;
  readonly code: string;
  readonly rate: Rate;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** What came in by one means of payment, and what went back. */
export interface ShiftMeans {
  readonly methodId: string;
  readonly method: string;
  readonly salesMinor: number;
  readonly refundsMinor: number;
}

/** The first and last document of a series. */
export interface ShiftSeries {
  readonly seriesId: string;
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** The drawer: each figure is 0 or more, but for corrections of payments and the opening. */
export interface ShiftCash {
  readonly floatMinor: number;
  readonly salesMinor: number;
  readonly refundsMinor: number;
  readonly inMinor: number;
  readonly outMinor: number;
  readonly dropsMinor: number;
  readonly correctedMinor: number;
  /** By how much the float was more than the last shift left; below zero, less. */
  readonly openingDifferenceMinor?: number;
}

/** What a shift comes to; totals with VAT unless they say otherwise. */
export interface ShiftFigures {
  readonly sales: Tally;
  readonly returns: Tally;
  readonly cancelled: Tally;
  readonly discountMinor: number;
  readonly vat: readonly ShiftVat[];
  readonly means: readonly ShiftMeans[];
  /** Paid with what clients had to their credit. */
  readonly creditMinor: number;
  /** Sold on account. */
  readonly onAccountMinor: number;
  /** Returned, and kept to the client's credit. */
  readonly storeCreditMinor: number;
  readonly cash: ShiftCash;
  readonly series: readonly ShiftSeries[];
  /** Openings of the drawer without a sale. */
  readonly drawerOpenings: number;
  readonly reprints: number;
}

/** A shift sells from now on; its register has no other one until it is closed. */
export type ShiftOpened = EventOf<
  'ShiftOpened',
  OnDeviceOf & {
    readonly id: string;
    readonly cashRegisterId: string;
    readonly registerCode: string;
    readonly registerName: string;
    /** Of the register, from 1. */
    readonly number: number;
    readonly treasuryAccountId: string;
    readonly on: string;
    readonly at: string;
    readonly cashierId: string;
    readonly cashier: string;
    readonly floatMinor: number;
    readonly denominations?: readonly Denomination[];
    /** What the last shift left in the drawer. */
    readonly leftMinor: number;
    /** The float less what was left, where no account says why. */
    readonly openingDifferenceMinor?: ShiftCash['openingDifferenceMinor'];
    /** Its cashiers see what should be in the drawer. */
    readonly showsExpected?: true;
  }
>;

/** Somebody else sells in the shift, too. */
export type ShiftCashierJoined = EventOf<
  'ShiftCashierJoined',
  { readonly id: string; readonly cashierId: string; readonly cashier: string; readonly at: string }
>;

/** Cash that no sale stands behind; the movement of the treasury beside it has its own event. */
export type ShiftCashMoved = EventOf<
  'ShiftCashMoved',
  OnDeviceOf & {
    readonly id: string;
    readonly movementId: string;
    /** A drop goes to the safe or another account. */
    readonly kind: 'in' | 'out' | 'drop';
    readonly amountMinor: number;
    readonly reason: string;
    readonly at: string;
    readonly cashierId: string;
    readonly cashier: string;
    /** It came when the shift was closed. */
    readonly isLate?: true;
  }
>;

/** What the cashier found in the drawer, and of the other means; every count is kept. */
export interface ShiftCount extends OnDeviceOf {
  readonly number: number;
  readonly countedMinor: number;
  readonly denominations?: readonly Denomination[];
  readonly means: readonly MeansAmount[];
  readonly at: string;
  readonly cashierId: string;
  readonly cashier: string;
}

/** A cashier counted, perhaps again: the last count is the one that the Z takes. */
export type ShiftCounted = EventOf<'ShiftCounted', ShiftCount & { readonly id: string }>;

/** One means at the closing; the difference is below zero when some is missing. */
export interface ClosedMeans extends ShiftMeans {
  readonly expectedMinor: number;
  readonly countedMinor?: number;
  readonly differenceMinor?: number;
}

/** The Z: every figure as it was, for good. */
export interface ShiftClosedData extends OnDeviceOf {
  readonly id: string;
  readonly cashRegisterId: string;
  readonly registerCode: string;
  readonly registerName: string;
  readonly number: number;
  /** Of the register, from 1 without gaps. */
  readonly z: number;
  readonly on: string;
  readonly openedAt: string;
  readonly closedAt: string;
  readonly openedBy: string;
  readonly closedById: string;
  readonly closedBy: string;
  readonly cashiers: readonly { readonly id: string; readonly name: string }[];
  readonly figures: ShiftFigures;
  readonly means: readonly ClosedMeans[];
  readonly expectedMinor: number;
  readonly countedMinor: number;
  readonly differenceMinor: number;
  /** Why the difference is there, as the closer or the approver said. */
  readonly differenceReason?: string;
  readonly counts: readonly ShiftCount[];
  /** What stays in the drawer as the next float. */
  readonly leftMinor: number;
  readonly deposited?: { readonly accountId: string; readonly amountMinor: number };
  /** Sales that wait, and pass to the next shift. */
  readonly parkedCount: number;
  /** What the register ever sold, returns taken off; never reset. */
  readonly perpetualBeforeMinor: number;
  readonly perpetualMinor: number;
}

/** The shift sells no more, and its figures are frozen as the Z. */
export type ShiftClosed = EventOf<'ShiftClosed', ShiftClosedData>;

/** Something of a closed shift arrived late: the Z stays, and this stands beside it. */
export type ShiftAmended = EventOf<
  'ShiftAmended',
  {
    readonly id: string;
    /** From 1. */
    readonly number: number;
    readonly recordId: string;
    readonly kind: 'sale' | 'return' | 'cash';
    readonly reference?: string;
    readonly totalMinor: number;
    readonly cashMinor: number;
    readonly at: string;
  }
>;

/** Why a drawer did not hold what it should; the Z keeps its difference. */
export type ShiftDifferenceExplained = EventOf<
  'ShiftDifferenceExplained',
  {
    readonly id: string;
    /** From 1. */
    readonly number: number;
    readonly cause: CauseKind;
    /** As the Z has it. */
    readonly differenceMinor: number;
    readonly reason: string;
    /** What it is about, where it is about one thing. */
    readonly recordId?: string;
    readonly reference?: string;
    /** Where the money turned out to be, or to be missing. */
    readonly accountId?: string;
    readonly by: string;
    readonly at: string;
  }
>;

/** What a film shows beside sales and cash; `amountMinor` where there is one. */
export type ShiftNoted = EventOf<
  'ShiftNoted',
  OnDeviceOf & {
    readonly id: string;
    readonly kind: ShiftNote;
    readonly at: string;
    readonly cashierId: string;
    readonly cashier: string;
    readonly text?: string;
    readonly amountMinor?: number;
    readonly recordId?: string;
    /** Of a line: who had put it on the ticket, where that was somebody else. */
    readonly lineCashier?: LineCashier;
  }
>;

/** What a film tells of beside sales and cash, for whoever looks a till over. */
export type ShiftNote = 'drawerOpened' | 'lineRemoved' | 'priceChanged' | 'saleCleared' | 'reprint';

/** A sale was rung up with a wrong means: the totals by means move, the document does not. */
export type PaymentReclassified = EventOf<
  'PaymentReclassified',
  {
    /** Of the document. */
    readonly id: string;
    readonly on: string;
    readonly reference: string;
    readonly before: readonly PaymentRow[];
    readonly after: readonly PaymentRow[];
    /** Takes the old money back, and enters the new. */
    readonly entries: readonly TreasuryEntry[];
    readonly reason: string;
    readonly till: TillStamp;
  }
>;

/** Facts of shifts. Behind `ShiftClosed`, whose Z stays as it is, come only its corrections. */
export type ShiftEvent =
  | ShiftOpened
  | ShiftCashierJoined
  | ShiftCashMoved
  | ShiftCounted
  | ShiftClosed
  | ShiftAmended
  | ShiftDifferenceExplained
  | ShiftNoted
  | PaymentReclassified;
