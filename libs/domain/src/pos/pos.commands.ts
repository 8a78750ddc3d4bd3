import type { DiscountContent, LineContent } from '../documents/index.js';
import type { PaymentContent, PaymentRowContent } from '../payments/index.js';
import type { CauseKind } from './cause-kinds.js';
import type { TillCart, TillLine } from './parking.events.js';
import type { Denomination } from './denominations.js';
import type { MeansAmount, ShiftNote } from './shift.events.js';
import type { TillEntry } from './till-entries.js';

/** Fields of every till command: who acts, and when. */
export interface AtTill {
  /** The cashier; if missing, the member signed in. Must have joined the shift. */
  readonly cashierId?: string;
  /** The member signed in on the device, if that is not the cashier. */
  readonly signedInId?: string;
  /** UTC ISO instant at the till; defaults to now. */
  readonly at?: string;
}

/** Opens a shift with a counted float; a register has at most one open shift. */
export interface OpenShift extends AtTill {
  readonly type: 'OpenShift';
  readonly id: string;
  readonly cashRegisterId?: string;
  /** Defaults to the register's. */
  readonly treasuryAccountId?: string;
  /** One of the two is enough; if both are sent, they must agree. */
  readonly floatMinor?: number;
  readonly denominations?: readonly Denomination[];
  /** The account that supplies what the last shift did not leave. */
  readonly floatFromAccountId?: string;
}

/** Adds another cashier to the shift; the PIN was checked before. */
export interface JoinShift {
  readonly type: 'JoinShift';
  readonly id: string;
  readonly cashierId: string;
  readonly at?: string;
}

/** Puts cash into the drawer or takes it out without a sale, in minor units. */
export interface MoveShiftCash extends AtTill {
  readonly type: 'MoveShiftCash';
  readonly id: string;
  /** The movement's id, chosen by the caller. */
  readonly movementId: string;
  readonly kind: 'in' | 'out' | 'drop';
  readonly amountMinor: number;
  readonly reason: string;
  /** The other account; required for a drop. */
  readonly accountId?: string;
}

/** Records what the cashier counted; the expected amount is neither requested nor shown. */
export interface CountShift extends AtTill {
  readonly type: 'CountShift';
  readonly id: string;
  readonly countedMinor?: number;
  readonly denominations?: readonly Denomination[];
  /** Card slips, wallets. */
  readonly means?: readonly MeansAmount[];
}

/** Closes a shift on its last count and records its Z, which never changes. */
export interface CloseShift extends AtTill {
  readonly type: 'CloseShift';
  readonly id: string;
  /** Defaults to all that was counted. */
  readonly leftMinor?: number;
  /** The account for the rest. */
  readonly depositAccountId?: string;
  /** Parked sales pass to the next shift. */
  readonly parkedStay?: boolean;
  /** The reason for the difference. */
  readonly reason?: string;
}

/** Explains the difference of a closed shift. */
export interface ExplainDifference {
  readonly type: 'ExplainDifference';
  readonly id: string;
  readonly cause: CauseKind;
  readonly reason: string;
  /** The document or movement that explains it. */
  readonly recordId?: string;
  readonly reference?: string;
  /** The account where the money was found, or from which it is missing. */
  readonly accountId?: string;
}

/** Adds an entry other than a sale or cash to the shift timeline. */
export interface NoteShift extends AtTill {
  readonly type: 'NoteShift';
  readonly id: string;
  readonly kind: ShiftNote;
  readonly text?: string;
  readonly amountMinor?: number;
  readonly recordId?: string;
  /** For a line: the cashier who had added it. */
  readonly lineCashierId?: string;
}

/** What a till has already printed, for the books to compare. */
export interface OnPaper {
  /** The document's id, `VD_2026C1.12`. */
  readonly documentId?: string;
  readonly totalMinor?: number;
}

/** Sells and takes payment: issues one document in the open shift. */
export interface SellAtTill extends AtTill, OnPaper {
  readonly type: 'SellAtTill';
  readonly shiftId: string;
  /** The id that the till gave the sale; a second document with the same id is refused. */
  readonly saleId: string;
  /** A cash sale, invoice-receipt or invoice on account; defaults to the cash sale. */
  readonly documentTypeId?: string;
  /** Defaults to the till's open series. */
  readonly seriesId?: string;
  /** Defaults to the company's default client. */
  readonly clientId?: string;
  readonly lines: readonly TillLine[];
  readonly commercialDiscount?: DiscountContent;
  readonly vatIncluded?: boolean;
  readonly note?: string;
  readonly orderNumber?: string;
  readonly payment?: PaymentContent;
  readonly acceptsClock?: boolean;
}

/** Takes goods back by a credit note, at the original price and up to what remains of it. */
export interface ReturnAtTill extends AtTill, OnPaper {
  readonly type: 'ReturnAtTill';
  readonly shiftId: string;
  readonly returnId: string;
  readonly originId: string;
  /** Defaults to the company's type of credit notes. */
  readonly documentTypeId?: string;
  readonly seriesId?: string;
  /** Lines of the original, by index from 0. */
  readonly lines: readonly { readonly line: number; readonly quantity: string }[];
  readonly reason: string;
  /** Goods written off do not return to stock. */
  readonly returnsStock?: boolean;
  /** How the money is refunded; the rest stays as client credit. */
  readonly refund?: readonly PaymentRowContent[];
  readonly acceptsClock?: boolean;
}

/** Takes goods back whose sale cannot be found. */
export interface TakeBackAtTill extends AtTill, OnPaper {
  readonly type: 'TakeBackAtTill';
  readonly shiftId: string;
  readonly returnId: string;
  /** Defaults to the company's default client. */
  readonly clientId?: string;
  /** Defaults to the company's type of credit notes. */
  readonly documentTypeId?: string;
  readonly seriesId?: string;
  /** Prices with VAT; at most today's price of the goods. */
  readonly lines: readonly TakenBackLine[];
  readonly reason: string;
  /** Goods written off do not return to stock. */
  readonly returnsStock?: boolean;
  /** How the money is refunded; the rest stays as client credit. */
  readonly refund?: readonly PaymentRowContent[];
  readonly acceptsClock?: boolean;
}

/** The quantity of one article that came back, and the refund for one unit. */
export type TakenBackLine = Pick<
  LineContent,
  'articleId' | 'description' | 'unit' | 'quantity' | 'unitPrice'
>;

/** Corrects the means of payment of a sale, within the same shift. */
export interface ReclassifyPayment extends AtTill {
  readonly type: 'ReclassifyPayment';
  readonly shiftId: string;
  readonly documentId: string;
  readonly rows: readonly PaymentRowContent[];
  readonly reason: string;
}

/** Parks a sale under a name; it gets no number and moves no stock. */
export interface ParkSale extends AtTill {
  readonly type: 'ParkSale';
  readonly id: string;
  readonly shiftId: string;
  readonly name: string;
  readonly totalMinor: number;
  readonly cart: TillCart;
}

/** Resumes a parked sale; the first till that asks gets it. */
export interface RecallParkedSale extends AtTill {
  readonly type: 'RecallParkedSale';
  readonly id: string;
  readonly shiftId: string;
}

/** Discards a parked sale, with a reason. */
export interface DropParkedSale extends AtTill {
  readonly type: 'DropParkedSale';
  readonly id: string;
  readonly shiftId?: string;
  readonly reason: string;
}

/**
 * Gives a register to a device, which then prints its papers; the device sequence follows from what
 * the device knows.
 */
export interface TakeTill {
  readonly type: 'TakeTill';
  readonly cashRegisterId: string;
  readonly deviceId: string;
  readonly device: string;
  /** The device sequence that the device knows; if missing, it starts a new one. */
  readonly lane?: number;
  /** Takes the register from a device that has not released it. */
  readonly takesOver?: boolean;
}

/** Releases the register after the device has sent everything. */
export interface ReleaseTill {
  readonly type: 'ReleaseTill';
  readonly cashRegisterId: string;
  readonly deviceId: string;
}

/** Sends what happened at a till offline: in the order of the device sequence, each entry once. */
export interface TakeTillEntry {
  readonly type: 'TakeTillEntry';
  readonly cashRegisterId: string;
  readonly lane: number;
  readonly deviceId: string;
  /** How far the till's clock is behind, in milliseconds; negative if it is ahead. */
  readonly clockOffMs: number;
  readonly entry: TillEntry;
}

/** Reports how far a till has numbered, as a paper shows: by its foot or by its document number. */
export interface ReportTillNumber {
  readonly type: 'ReportTillNumber';
  readonly cashRegisterId: string;
  readonly lane?: number;
  readonly sequence?: number;
  /** `VD 2026C1/4811`. */
  readonly reference?: string;
}

/** Enters a till's printed receipt whose sale never arrived, as read from the paper. */
export interface RecoverTillPaper {
  readonly type: 'RecoverTillPaper';
  /** The id that the caller gave it; a second document with the same id is refused. */
  readonly recoveryId: string;
  readonly cashRegisterId: string;
  /** The number of the document, `VD 2026C1/4811`. */
  readonly reference: string;
  /** The number at the foot of the paper. */
  readonly sequence?: number;
  /** The day on the paper. */
  readonly issuedOn: string;
  /** Defaults to the company's default client. */
  readonly clientId?: string;
  /** Prices with VAT, as printed. */
  readonly lines: readonly LineContent[];
  readonly totalMinor?: number;
  /** Defaults to the default method for the whole amount. */
  readonly payment?: readonly PaymentRowContent[];
}
