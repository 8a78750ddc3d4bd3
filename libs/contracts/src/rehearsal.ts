import type { DocumentStatus } from './documents.js';

/** An amount of stock that would move; quantities are decimal strings. */
export interface RehearsedStock {
  readonly articleId: string;
  readonly warehouseId: string;
  readonly batchId?: string;
  /** Below zero for what leaves. */
  readonly change: string;
  /** What there would be behind it. */
  readonly quantity: string;
}

/** What would change on a treasury account, in its currency. */
export interface RehearsedMoney {
  readonly accountId: string;
  readonly changeMinor: number;
  /** The balance afterwards; not for those who may not see what should be in drawers. */
  readonly balanceMinor?: number;
}

/** What would change on a party's account, in the company's currency. */
export interface RehearsedBalance {
  readonly partyId: string;
  readonly ledger: 'client' | 'supplier';
  readonly changeMinor: number;
  readonly balanceMinor: number;
}

/** A document of which something would be settled, or would be open again. */
export interface RehearsedSettlement {
  readonly documentId: string;
  readonly changeMinor: number;
  readonly openMinor: number;
}

/** What would be added to the VAT of a month, in the company's currency. */
export interface RehearsedTax {
  /** `2026-03`. */
  readonly period: string;
  /** Charged to clients, or paid to suppliers. */
  readonly direction: 'output' | 'input';
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** By how much a month would differ from what was declared of it, in the company's currency. */
export interface RehearsedDeclaration {
  /** `2026-03`. */
  readonly period: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** A document that would be issued; its number may be another by then. */
export interface RehearsedDocument {
  readonly id: string;
  readonly reference: string;
  readonly totalMinor: number;
  readonly currency: string;
}

/** A document that others are made of, and what becomes of it. */
export interface RehearsedState {
  readonly documentId: string;
  readonly status: DocumentStatus;
}

/** A fact that the command would write, as it would stand in the journal. */
export interface RehearsedEvent {
  readonly type: string;
  readonly data: unknown;
}

/**
 * What a command would do, asked by `?rehearse` on its own route. Sending the command with
 * `X-Rehearsed: <token>` carries it out only if it would still do the same to stock, money,
 * balances, open documents and tax, whatever else has happened meanwhile; otherwise it answers 412.
 */
export interface Rehearsal {
  /** The revision of the books that it was tried on. */
  readonly revision: number;
  readonly token: string;
  readonly events: readonly RehearsedEvent[];
  readonly documents: readonly RehearsedDocument[];
  /** Documents that would be converted, in part or as a whole, or would be open again. */
  readonly states: readonly RehearsedState[];
  readonly stock: readonly RehearsedStock[];
  readonly money: readonly RehearsedMoney[];
  readonly balances: readonly RehearsedBalance[];
  readonly settled: readonly RehearsedSettlement[];
  readonly tax: readonly RehearsedTax[];
  /** Months that were handed in, whose file it would change. */
  readonly declared: readonly RehearsedDeclaration[];
}

/** What the sums of several commands come to; the first of each kind. */
export type RehearsedEffects = Pick<Rehearsal, 'stock' | 'money' | 'balances' | 'settled' | 'tax'>;
