import type { DiscountContent, LineContent } from '../documents/index.js';
import type { PaymentContent, PaymentRowContent } from '../payments/index.js';
import type { CauseKind } from './cause-kinds.js';
import type { TillCart, TillLine } from './parking.events.js';
import type { Denomination } from './denominations.js';
import type { MeansAmount, ShiftNote } from './shift.events.js';
import type { TillEntry } from './till-entries.js';

/** What every command of a till may say of who is at it, and when. */
export interface AtTill {
  /** Whoever sells; without it, whoever is signed in. Has to be of the shift. */
  readonly cashierId?: string;
  /** Who is signed in on the device, where that is somebody else. */
  readonly signedInId?: string;
  /** UTC ISO instant at the till; without it, now. */
  readonly at?: string;
}

/** Begins a shift with a counted float; a register has one open shift at the most. */
export interface OpenShift extends AtTill {
  readonly type: 'OpenShift';
  readonly id: string;
  readonly cashRegisterId?: string;
  /** Without it, the register's. */
  readonly treasuryAccountId?: string;
  /** Either of the two; both have to agree. */
  readonly floatMinor?: number;
  readonly denominations?: readonly Denomination[];
  /** Where what the last shift did not leave comes from. */
  readonly floatFromAccountId?: string;
}

/** Somebody else sells, too; the PIN was checked before. */
export interface JoinShift {
  readonly type: 'JoinShift';
  readonly id: string;
  readonly cashierId: string;
  readonly at?: string;
}

/** Cash that no sale stands behind goes into the drawer or out of it, in minor units. */
export interface MoveShiftCash extends AtTill {
  readonly type: 'MoveShiftCash';
  readonly id: string;
  /** Of the movement, chosen by the caller. */
  readonly movementId: string;
  readonly kind: 'in' | 'out' | 'drop';
  readonly amountMinor: number;
  readonly reason: string;
  /** Where it comes from or goes to; a drop names it. */
  readonly accountId?: string;
}

/** What the cashier found; what should be there is neither asked for nor told. */
export interface CountShift extends AtTill {
  readonly type: 'CountShift';
  readonly id: string;
  readonly countedMinor?: number;
  readonly denominations?: readonly Denomination[];
  /** Card slips, wallets. */
  readonly means?: readonly MeansAmount[];
}

/** Ends a shift with its last count and writes its Z, which never changes. */
export interface CloseShift extends AtTill {
  readonly type: 'CloseShift';
  readonly id: string;
  /** Without it, all that was counted stays. */
  readonly leftMinor?: number;
  /** Where the rest goes. */
  readonly depositAccountId?: string;
  /** Sales that wait pass to the next shift. */
  readonly parkedStay?: boolean;
  /** Why the drawer does not hold what it should. */
  readonly reason?: string;
}

/** Why the difference of a closed shift came about; by whoever looks into it. */
export interface ExplainDifference {
  readonly type: 'ExplainDifference';
  readonly id: string;
  readonly cause: CauseKind;
  readonly reason: string;
  /** The document or movement that it is about. */
  readonly recordId?: string;
  readonly reference?: string;
  /** The account on which the money turned out to be, or to be missing. */
  readonly accountId?: string;
}

/** Tells the shift's film of something beside sales and cash. */
export interface NoteShift extends AtTill {
  readonly type: 'NoteShift';
  readonly id: string;
  readonly kind: ShiftNote;
  readonly text?: string;
  readonly amountMinor?: number;
  readonly recordId?: string;
  /** Of a line: who had put it on the ticket. */
  readonly lineCashierId?: string;
}

/** What a till has written on paper already, which the books compare. */
export interface OnPaper {
  /** Of the document, `VD_2026C1.12`. */
  readonly documentId?: string;
  readonly totalMinor?: number;
}

/** Sells, and is paid: makes one document, in the open shift. */
export interface SellAtTill extends AtTill, OnPaper {
  readonly type: 'SellAtTill';
  readonly shiftId: string;
  /** Any name that the till gave the sale; a second document of the same is refused. */
  readonly saleId: string;
  /** A cash sale, an invoice-receipt, or an invoice on account; without it, the cash sale. */
  readonly documentTypeId?: string;
  /** Without it, the open series of the till. */
  readonly seriesId?: string;
  /** Without it, the company's default client. */
  readonly clientId?: string;
  readonly lines: readonly TillLine[];
  readonly commercialDiscount?: DiscountContent;
  readonly vatIncluded?: boolean;
  readonly note?: string;
  readonly orderNumber?: string;
  readonly payment?: PaymentContent;
  readonly acceptsClock?: boolean;
}

/** Takes goods back by a credit note, at the price and within what is left of the original. */
export interface ReturnAtTill extends AtTill, OnPaper {
  readonly type: 'ReturnAtTill';
  readonly shiftId: string;
  readonly returnId: string;
  readonly originId: string;
  /** Without it, the company's type of credit notes. */
  readonly documentTypeId?: string;
  readonly seriesId?: string;
  /** Of the original, by their index from 0. */
  readonly lines: readonly { readonly line: number; readonly quantity: string }[];
  readonly reason: string;
  /** Goods that are waste stay out of the stock. */
  readonly returnsStock?: boolean;
  /** How the money goes back; what is not named stays to the client's credit. */
  readonly refund?: readonly PaymentRowContent[];
  readonly acceptsClock?: boolean;
}

/** Goods that come back without a sale that they could be found in. */
export interface TakeBackAtTill extends AtTill, OnPaper {
  readonly type: 'TakeBackAtTill';
  readonly shiftId: string;
  readonly returnId: string;
  /** Without it, the company's default client. */
  readonly clientId?: string;
  /** Without it, the company's type of credit notes. */
  readonly documentTypeId?: string;
  readonly seriesId?: string;
  /** Prices with VAT; no more than the goods cost today. */
  readonly lines: readonly TakenBackLine[];
  readonly reason: string;
  /** Goods that are waste stay out of the stock. */
  readonly returnsStock?: boolean;
  /** How the money goes back; what is not named stays to the client's credit. */
  readonly refund?: readonly PaymentRowContent[];
  readonly acceptsClock?: boolean;
}

/** What came back of one article, and what is given back for one. */
export type TakenBackLine = Pick<
  LineContent,
  'articleId' | 'description' | 'unit' | 'quantity' | 'unitPrice'
>;

/** Names the right means of a sale that was rung up with a wrong one, in the same shift. */
export interface ReclassifyPayment extends AtTill {
  readonly type: 'ReclassifyPayment';
  readonly shiftId: string;
  readonly documentId: string;
  readonly rows: readonly PaymentRowContent[];
  readonly reason: string;
}

/** Lets a sale wait under a name; it has no number, and moves nothing. */
export interface ParkSale extends AtTill {
  readonly type: 'ParkSale';
  readonly id: string;
  readonly shiftId: string;
  readonly name: string;
  readonly totalMinor: number;
  readonly cart: TillCart;
}

/** Goes on with a sale that waits; whichever till asks first has it. */
export interface RecallParkedSale extends AtTill {
  readonly type: 'RecallParkedSale';
  readonly id: string;
  readonly shiftId: string;
}

/** Gives a sale up that waits, and says why. */
export interface DropParkedSale extends AtTill {
  readonly type: 'DropParkedSale';
  readonly id: string;
  readonly shiftId?: string;
  readonly reason: string;
}

/**
 * Makes a device the one that writes the register's papers; its lane follows from what it knows.
 */
export interface TakeTill {
  readonly type: 'TakeTill';
  readonly cashRegisterId: string;
  readonly deviceId: string;
  readonly device: string;
  /** The device knows this lane's entries; without it, it begins again. */
  readonly lane?: number;
  /** From another device that has not given it back. */
  readonly takesOver?: boolean;
}

/** Gives the register back, once the device has sent everything. */
export interface ReleaseTill {
  readonly type: 'ReleaseTill';
  readonly cashRegisterId: string;
  readonly deviceId: string;
}

/** Brings what happened at a till without a network: in its lane's order, each entry once. */
export interface TakeTillEntry {
  readonly type: 'TakeTillEntry';
  readonly cashRegisterId: string;
  readonly lane: number;
  readonly deviceId: string;
  /** How far the till's clock is behind, in milliseconds; below zero when it is ahead. */
  readonly clockOffMs: number;
  readonly entry: TillEntry;
}

/** The paper of a till says that it has numbered so far: at its foot, or as a document. */
export interface ReportTillNumber {
  readonly type: 'ReportTillNumber';
  readonly cashRegisterId: string;
  readonly lane?: number;
  readonly sequence?: number;
  /** `VD 2026C1/4811`. */
  readonly reference?: string;
}

/** A paper of a till whose sale never arrived, as somebody reads it. */
export interface RecoverTillPaper {
  readonly type: 'RecoverTillPaper';
  /** Any name that the caller gave it; a second document of the same is refused. */
  readonly recoveryId: string;
  readonly cashRegisterId: string;
  /** The number of the document, `VD 2026C1/4811`. */
  readonly reference: string;
  /** The number at the foot. */
  readonly sequence?: number;
  /** The day on the paper. */
  readonly issuedOn: string;
  /** Without it, the company's default client. */
  readonly clientId?: string;
  /** Prices with VAT, as they stand on the paper. */
  readonly lines: readonly LineContent[];
  readonly totalMinor?: number;
  /** Without it, the default method pays all. */
  readonly payment?: readonly PaymentRowContent[];
}
