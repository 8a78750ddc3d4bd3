import type { Rate } from '@balcao/pricing';
import type { LineCashier } from '../documents/index.js';
import type { OnDeviceOf } from './on-device-of.js';
import type { EventOf } from '../kernel/index.js';
import type { PaymentRow } from '../payments/index.js';
import type { TreasuryEntry } from '../treasury/index.js';
import type { CauseKind } from './cause-kinds.js';
import type { Denomination } from './denominations.js';

/** The till where it happened; amounts in the company's currency. */
export interface TillStamp extends OnDeviceOf {
  readonly shiftId: string;
  /** The shift's day, even after midnight. */
  readonly shiftOn: string;
  readonly cashRegisterId: string;
  readonly cashierId: string;
  /** The cashier's name at the time. */
  readonly cashier: string;
  /** UTC ISO instant at the till, corrected for its clock's error. */
  readonly at: string;
  /** Into the drawer; negative if it takes cash out. */
  readonly cashMinor: number;
  /** It arrived after its shift was closed, so the closing figures do not include it. */
  readonly isLate?: true;
}

/** The shift whose figures the document or its cancellation changes. */
export interface TillReversal {
  readonly shiftId: string;
  readonly cashMinor: number;
  readonly totalMinor: number;
  readonly isReturn: boolean;
  readonly roundingMinor?: number;
  readonly means: readonly MeansAmount[];
}

/** An amount by one means of payment, in minor units of the company's currency. */
export interface MeansAmount {
  readonly methodId: string;
  readonly amountMinor: number;
}

/** A count and an amount. */
export interface Tally {
  readonly count: number;
  readonly totalMinor: number;
}

/** Net sales of one VAT code, after returns. */
export interface ShiftVat {
  readonly vatId: string;
  readonly code: string;
  readonly rate: Rate;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** Money received and refunded by one means of payment. */
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

/** The drawer's figures: never negative, except corrections and the opening difference. */
export interface ShiftCash {
  readonly floatMinor: number;
  readonly salesMinor: number;
  readonly refundsMinor: number;
  readonly inMinor: number;
  readonly outMinor: number;
  readonly dropsMinor: number;
  readonly correctedMinor: number;
  /** The float less what the last shift left; may be negative. */
  readonly openingDifferenceMinor?: number;
}

/** The figures of a shift; totals include VAT unless stated. */
export interface ShiftFigures {
  readonly sales: Tally;
  readonly returns: Tally;
  readonly cancelled: Tally;
  readonly discountMinor: number;
  readonly vat: readonly ShiftVat[];
  readonly means: readonly ShiftMeans[];
  /** Paid with client credit, sold on account, and returned for client credit. */
  readonly creditMinor: number;
  readonly onAccountMinor: number;
  readonly storeCreditMinor: number;
  /** What coins made more of the cash, or less below zero. */
  readonly roundingMinor?: number;
  readonly cash: ShiftCash;
  readonly series: readonly ShiftSeries[];
  /** Openings of the drawer without a sale. */
  readonly drawerOpenings: number;
  readonly reprints: number;
}

/** A shift was opened; its register has no other open shift until it is closed. */
export type ShiftOpened = EventOf<
  'ShiftOpened',
  OnDeviceOf & {
    readonly id: string;
    readonly cashRegisterId: string;
    readonly registerCode: string;
    readonly registerName: string;
    /** Sequence number at the register, from 1. */
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
    /** The float less what was left, if no account explains it. */
    readonly openingDifferenceMinor?: ShiftCash['openingDifferenceMinor'];
    /** Whether its cashiers see the expected cash. */
    readonly showsExpected?: true;
  }
>;

/** Another cashier joined the shift. */
export type ShiftCashierJoined = EventOf<
  'ShiftCashierJoined',
  { readonly id: string; readonly cashierId: string; readonly cashier: string; readonly at: string }
>;

/** Cash moved without a sale; the treasury movement that goes with it has its own event. */
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
    /** It arrived after the shift was closed. */
    readonly isLate?: true;
  }
>;

/** The cashier's count of the drawer and the other means; every count is kept. */
export interface ShiftCount extends OnDeviceOf {
  readonly number: number;
  readonly countedMinor: number;
  readonly denominations?: readonly Denomination[];
  readonly means: readonly MeansAmount[];
  readonly at: string;
  readonly cashierId: string;
  readonly cashier: string;
}

/** A cashier counted the drawer; the Z uses the last count. */
export type ShiftCounted = EventOf<'ShiftCounted', ShiftCount & { readonly id: string }>;

/** One means of payment at the closing; a negative difference is a shortage. */
export interface ClosedMeans extends ShiftMeans {
  readonly expectedMinor: number;
  readonly countedMinor?: number;
  readonly differenceMinor?: number;
}

/** The Z: every figure of the shift, final. */
export interface ShiftClosedData extends OnDeviceOf {
  readonly id: string;
  readonly cashRegisterId: string;
  readonly registerCode: string;
  readonly registerName: string;
  readonly number: number;
  /** Sequence number at the register, from 1 without gaps. */
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
  /** The reason for the difference, as given by the closer or the approver. */
  readonly differenceReason?: string;
  readonly counts: readonly ShiftCount[];
  /** What stays in the drawer as the next float. */
  readonly leftMinor: number;
  readonly deposited?: { readonly accountId: string; readonly amountMinor: number };
  /** Parked sales, which pass to the next shift. */
  readonly parkedCount: number;
  /** Net sales of the register since its first shift; never reset. */
  readonly perpetualBeforeMinor: number;
  readonly perpetualMinor: number;
}

/** The shift was closed, and its figures are final as the Z. */
export type ShiftClosed = EventOf<'ShiftClosed', ShiftClosedData>;

/** An entry of a closed shift arrived late: the Z stays, and this records the correction. */
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

/** The explanation of a difference; the Z keeps the difference. */
export type ShiftDifferenceExplained = EventOf<
  'ShiftDifferenceExplained',
  {
    readonly id: string;
    /** From 1. */
    readonly number: number;
    readonly cause: CauseKind;
    /** As in the Z. */
    readonly differenceMinor: number;
    readonly reason: string;
    /** The record that explains it, if it is one record. */
    readonly recordId?: string;
    readonly reference?: string;
    /** The account where the money was found, or from which it is missing. */
    readonly accountId?: string;
    readonly by: string;
    readonly at: string;
  }
>;

/** An entry of the shift timeline other than a sale or cash; `amountMinor` is optional. */
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
    /** For a line: the cashier who had added it, if another one. */
    readonly lineCashier?: LineCashier;
  }
>;

/** Kinds of entries on the shift timeline other than sales and cash. */
export type ShiftNote = 'drawerOpened' | 'lineRemoved' | 'priceChanged' | 'saleCleared' | 'reprint';

/** The means of payment of a sale was corrected; the document keeps its figures. */
export type PaymentReclassified = EventOf<
  'PaymentReclassified',
  {
    /** Of the document. */
    readonly id: string;
    readonly on: string;
    readonly reference: string;
    readonly before: readonly PaymentRow[];
    readonly after: readonly PaymentRow[];
    /** Reverses the old payment and enters the new one. */
    readonly entries: readonly TreasuryEntry[];
    readonly reason: string;
    readonly till: TillStamp;
  }
>;

/** Facts of shifts. After `ShiftClosed`, whose Z is final, only its corrections follow. */
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
