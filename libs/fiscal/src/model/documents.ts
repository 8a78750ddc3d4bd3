import type { Decimal } from '@balcao/pricing';
import type { FiscalAddress, FiscalTax } from './masters.js';

/** Why no VAT is charged: a code of the country and its words. */
export interface FiscalExemption {
  readonly code: string;
  readonly reason: string;
}

/** What a document charges at one rate: the sums that were rounded, and no sums of their own. */
export interface FiscalTaxGroup {
  readonly tax: FiscalTax;
  readonly exemption?: FiscalExemption;
  readonly baseMinor: number;
  readonly taxMinor: number;
}

/** What has become of a document, by whom and when (local, `2026-03-02T14:30:00`). */
export interface FiscalStatus<Code extends string> {
  readonly code: Code;
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
}

/** What signs a document with the one before it; see `signatures`. */
export interface FiscalSignature {
  readonly hash: string;
  /** The version of the key, `0` where nothing is signed. */
  readonly control: string;
}

/** Which side of the account an amount is on; amounts themselves are never below zero. */
export type FiscalSide = 'credit' | 'debit';

/** One line of a document with external effect. */
export interface FiscalLine {
  readonly number: number;
  readonly productCode: string;
  readonly description: string;
  readonly quantity: Decimal;
  readonly unit: string;
  /** Without tax, after every discount: quantity × price is the line's amount. */
  readonly unitPrice: Decimal;
  readonly taxPointOn: string;
  readonly side: FiscalSide;
  /** Without tax, after every discount. */
  readonly amountMinor: number;
  /** What the line would have cost more without its share of all discounts. */
  readonly discountMinor?: number;
  readonly tax?: FiscalTax;
  readonly exemption?: FiscalExemption;
  /** The order or delivery note it comes from. */
  readonly orders?: readonly { readonly number: string; readonly on?: string }[];
  /** The document that it corrects, and why. */
  readonly references?: readonly { readonly number: string; readonly reason?: string }[];
  /** Of goods that came back without any document: why, in the place of what is corrected. */
  readonly creditReason?: string;
  readonly serialNumbers?: readonly string[];
}

/** In minor units of the company's currency. */
export interface FiscalTotals {
  readonly taxMinor: number;
  readonly netMinor: number;
  readonly grossMinor: number;
  /** The document's own currency, where it is another: its total and the rate. */
  readonly currency?: {
    readonly code: string;
    readonly amountMinor: number;
    readonly rate: Decimal;
  };
}

/** A means of payment of the tables (`NU` cash, `MB`, `TB`, `OU` …). */
export interface FiscalMeans {
  readonly mechanism: string;
  readonly amountMinor: number;
  readonly on: string;
}

/** Tax that the client withholds; next to the totals, never a part of them (docs/rules.md, C12). */
export interface FiscalWithholding {
  readonly type: string;
  readonly description?: string;
  readonly amountMinor: number;
}

/** Where goods go or come from. */
export interface FiscalPlace {
  readonly warehouse?: string;
  readonly on?: string;
  readonly address?: FiscalAddress;
}

/** What every signed document has. */
interface SignedDocument<Code extends string> {
  /** Type, series and number, `FT 2026/17`. */
  readonly number: string;
  /** Portuguese code of the series and number; absent where there is none. */
  readonly atcud?: string;
  readonly status: FiscalStatus<Code>;
  /** Made by the program, integrated from another, recovered from paper. */
  readonly source: 'P' | 'I' | 'M';
  readonly signature: FiscalSignature;
  /** Calendar day in the company's time zone. */
  readonly issuedOn: string;
  /** Local, to the second. */
  readonly enteredAt: string;
  readonly by: string;
  readonly lines: readonly FiscalLine[];
  readonly totals: FiscalTotals;
}

/** An invoice, cash sale, credit or debit note. */
export interface FiscalInvoice extends SignedDocument<'N' | 'S' | 'A' | 'R' | 'F'> {
  readonly type: string;
  readonly customerId: string;
  /** As at issue. */
  readonly customerTaxId: string;
  readonly customerName: string;
  readonly dueOn?: string;
  readonly groups: readonly FiscalTaxGroup[];
  readonly isSelfBilled?: boolean;
  readonly isCashVat?: boolean;
  readonly isForThirdParty?: boolean;
  readonly shipTo?: FiscalPlace;
  readonly shipFrom?: FiscalPlace;
  readonly movesAt?: string;
  readonly payments?: readonly FiscalMeans[];
  readonly withholdings?: readonly FiscalWithholding[];
  /** All the discounts of the document, informative. */
  readonly discountMinor?: number;
}

/** A delivery or transport note. */
export interface FiscalMovement extends SignedDocument<'N' | 'T' | 'A' | 'F' | 'R'> {
  readonly type: string;
  readonly party: { readonly customerId: string } | { readonly supplierId: string };
  readonly shipTo?: FiscalPlace;
  readonly shipFrom?: FiscalPlace;
  readonly movesAt: string;
  readonly comments?: string;
}

/** A quotation, order or other document that a client can check. */
export interface FiscalWorkingDocument extends SignedDocument<'N' | 'A' | 'F'> {
  readonly type: string;
  readonly customerId: string;
}

/** What a receipt settles of one document. */
export interface FiscalPaymentLine {
  readonly number: number;
  readonly sources: readonly { readonly number: string; readonly on: string }[];
  readonly side: FiscalSide;
  readonly amountMinor: number;
  readonly discountMinor?: number;
  readonly tax?: FiscalTax;
  readonly exemption?: FiscalExemption;
}

/** A receipt. Not signed. */
export interface FiscalPayment {
  readonly number: string;
  readonly atcud?: string;
  readonly type: 'RC' | 'RG' | 'AR';
  readonly status: FiscalStatus<'N' | 'A'>;
  readonly source: 'P' | 'I' | 'M';
  readonly paidOn: string;
  readonly enteredAt: string;
  readonly by: string;
  readonly customerId: string;
  readonly description?: string;
  readonly means: readonly FiscalMeans[];
  readonly lines: readonly FiscalPaymentLine[];
  readonly totals: FiscalTotals;
  readonly discountMinor?: number;
  readonly withholdings?: readonly FiscalWithholding[];
}

/** A supplier's invoice or credit note, as received. */
export interface FiscalPurchase {
  readonly number: string;
  readonly type: string;
  readonly issuedOn: string;
  readonly by: string;
  readonly supplierId: string;
  /** Four characters of the supplier's signature, or `0`. */
  readonly signature: string;
  readonly references?: readonly { readonly number: string; readonly on?: string }[];
  readonly totals: FiscalTotals;
  readonly deductibles?: readonly {
    readonly baseMinor: number;
    readonly taxMinor: number;
    readonly percentage: Decimal;
    readonly type: string;
  }[];
  readonly withholdings?: readonly FiscalWithholding[];
}
