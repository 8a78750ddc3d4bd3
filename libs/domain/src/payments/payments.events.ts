import type { UnitPrice } from '@balcao/pricing';
import type { AccountEntry } from '../documents/index.js';
import type { Ledger } from '../ledger/index.js';
import type { PartySnapshot, SupplierSnapshot } from '../papers/index.js';
import type { EventOf } from '../kernel/index.js';
import type { TillStamp } from '../pos/index.js';
import type { RegisterEvent } from '../registers/index.js';
import type { TreasuryEntry } from '../treasury/index.js';
import type { mechanisms } from './mechanisms.js';
import type { WithholdingRateFields } from './withholding.register.js';
import type { WithheldBy } from './withholding-rates.js';

/** Code of a means of payment in a SAF-T file. */
export type Mechanism = (typeof mechanisms)[number];

/** A means of payment. */
export interface PaymentMethodFields {
  /** In English; unique. */
  readonly name: string;
  /** In Portuguese, as prints show it. */
  readonly namePt: string;
  /** Change is given from cash alone. */
  readonly kind: 'cash' | 'card' | 'transfer' | 'wallet' | 'cheque' | 'other';
  readonly mechanism: Mechanism;
  /** Where its money goes unless a row says otherwise. */
  readonly accountId?: string;
  /** A cheque's number, a transfer's, a wallet's. */
  readonly requiresReference: boolean;
  /** Pays a cash sale that names no method. */
  readonly isDefault: boolean;
}

/** Money in the currency of a treasury account that is not the company's. */
export interface ForeignAmount {
  readonly currency: string;
  readonly amountMinor: number;
  /** What one unit is worth in the company's currency. */
  readonly rate: UnitPrice;
  /** What it is worth beyond what it pays; an exchange gain, or a loss below zero. */
  readonly differenceMinor: number;
}

/** Part of a payment by one means; amounts in the company's currency. */
export interface PaymentRow {
  readonly methodId: string;
  readonly method: string;
  readonly mechanism: Mechanism;
  readonly treasuryAccountId: string;
  /** What it pays. */
  readonly amountMinor: number;
  /** What was handed over, and what was given back. */
  readonly receivedMinor: number;
  readonly changeMinor: number;
  /** Of cash: what coins make more of the amount, or less below zero. */
  readonly roundingMinor?: number;
  readonly reference?: string;
  /** When a cheque counts. */
  readonly valueOn?: string;
  readonly foreign?: ForeignAmount;
}

/** How a document was paid as it was issued. */
export interface PaymentAtIssue {
  readonly rows: readonly PaymentRow[];
  readonly entries: readonly TreasuryEntry[];
}

/** A document, or a payment with something left, as a settlement names it. */
export interface SettledDocument {
  readonly documentId: string;
  /** As printed, `FT 2026/17`. */
  readonly reference: string;
  /** `debit` the party owes it, `credit` it counts for the party. */
  readonly side: 'debit' | 'credit';
  readonly totalMinor: number;
  readonly issuedOn: string;
  readonly dueOn: string;
}

/** How much of a document is settled. */
export interface Allocation extends SettledDocument {
  readonly amountMinor: number;
}

/** What settles a document without money. */
export interface Adjustment extends Allocation {
  readonly kind: 'withholding' | 'writeOff' | 'discount';
  /** Of a discount: why less is paid. */
  readonly reason?: string;
  /** Of the withholding, by which the client proves that it paid the tax. */
  readonly certificate?: string;
  readonly certifiedOn?: string;
  /** Of a withholding, where its rate is known. */
  readonly withheld?: WithheldBy;
}

/**
 * The purchases of a set-off: what the company owes the party as its supplier is settled with what
 * the party owes it as its client.
 */
export interface SetOffHalf {
  readonly ledger: 'supplier';
  readonly allocations: readonly Allocation[];
  readonly account: AccountEntry;
}

/** What is known of a payment for ever. */
export interface PaymentRecordedData {
  /** `<seriesId>.<number>`, `RC_2026.17`. */
  readonly id: string;
  readonly typeId: string;
  readonly seriesId: string;
  readonly number: number;
  readonly reference: string;
  readonly year: number;
  readonly issuedOn: string;
  readonly ledger: Ledger;
  readonly currency: string;
  /** The company as it was. */
  readonly supplier: SupplierSnapshot;
  readonly partyId: string;
  readonly party: PartySnapshot;
  readonly rows: readonly PaymentRow[];
  readonly allocations: readonly Allocation[];
  readonly adjustments: readonly Adjustment[];
  /** Σ of what the rows pay; of a set-off, what each half settles. */
  readonly paidMinor: number;
  /** What no document took: an advance. */
  readonly advanceMinor: number;
  readonly account: AccountEntry;
  readonly entries: readonly TreasuryEntry[];
  /** Of a set-off, which moves no money; the rest of the payment is its sales. */
  readonly setOff?: SetOffHalf;
  readonly note?: string;
}

/**
 * A numbered receipt, payment or set-off exists: one event holds money, account and settlements.
 */
export type PaymentRecorded = EventOf<'PaymentRecorded', PaymentRecordedData>;

/** What taking a payment back undoes, and putting it back does again. */
export interface PaymentEffect {
  readonly id: string;
  readonly on: string;
  readonly partyId: string;
  readonly ledger: Ledger;
  /** The payment itself, with what no document had taken. */
  readonly source: Allocation;
  /** In force at the time, adjustments among them. */
  readonly settled: readonly (Allocation | Adjustment)[];
  readonly account: AccountEntry;
  readonly entries: readonly TreasuryEntry[];
  readonly setOff?: SetOffHalf;
}

/** The payment counts no more: its documents are open again, its money is gone. */
export type PaymentCancelled = EventOf<
  'PaymentCancelled',
  PaymentEffect & { readonly reason: string }
>;
/** The cancellation is undone: it settles again what it had settled. */
export type PaymentRestored = EventOf<'PaymentRestored', PaymentEffect>;

/** What a payment or a credit note settles from now on; `before` is what it settled until now. */
export type CreditReallocated = EventOf<
  'CreditReallocated',
  {
    readonly id: string;
    readonly on: string;
    readonly partyId: string;
    readonly ledger: Ledger;
    readonly source: SettledDocument;
    readonly before: readonly Allocation[];
    readonly after: readonly Allocation[];
  }
>;

/** Money paid back out of what a payment or a credit note has left. */
export interface RefundData {
  readonly id: string;
  readonly on: string;
  readonly partyId: string;
  readonly ledger: Ledger;
  /** Where it comes from, and how much. */
  readonly source: Allocation;
  readonly rows: readonly PaymentRow[];
  readonly account: AccountEntry;
  readonly entries: readonly TreasuryEntry[];
  /** The till that it was paid back at. */
  readonly till?: TillStamp;
}

/** What was left of a payment or credit note was paid back. */
export type RefundRecorded = EventOf<'RefundRecorded', RefundData>;
/** The refund was taken back; what it was of is left again. */
export type RefundCancelled = EventOf<
  'RefundCancelled',
  Omit<RefundData, 'rows' | 'till'> & { readonly reason: string }
>;

/** The note on a payment is this from now on; one that is missing is gone. */
export type PaymentNoteChanged = EventOf<
  'PaymentNoteChanged',
  { readonly id: string; readonly before?: string; readonly after?: string }
>;

/** What changes what is left of documents. */
export type SettlingEvent =
  | PaymentRecorded
  | PaymentCancelled
  | PaymentRestored
  | CreditReallocated
  | RefundRecorded
  | RefundCancelled;

/** Facts of receipts, refunds and what they settle. Allocating moves no balance and no money. */
export type PaymentsEvent =
  | RegisterEvent<'PaymentMethod', PaymentMethodFields>
  | RegisterEvent<'WithholdingRate', WithholdingRateFields>
  | SettlingEvent
  | PaymentNoteChanged;
