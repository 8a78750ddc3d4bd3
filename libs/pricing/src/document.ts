import type { Quantity, Rate, UnitPrice } from './decimal.js';

/** A line as it is typed. */
export interface LineInput {
  readonly quantity: Quantity;
  /** Without VAT, or with it where the document's prices include it. */
  readonly unitPrice: UnitPrice;
  /** Percentages that cascade: 10 and 5 leave 0.90 × 0.95 of the line. */
  readonly discounts?: readonly Rate[];
  /** A discount in minor units, instead of percentages. */
  readonly discountMinor?: number;
  readonly vatRate: Rate;
  /** VAT code, so that two codes at one rate stay apart; the rate itself when absent. */
  readonly taxGroup?: string;
  /** Freight and the like: discounts of the document are on the other lines. */
  readonly isCharge?: true;
}

/**
 * A discount on the whole document, or on its lines of one VAT code: a percentage of what they come
 * to, or an amount.
 */
export type DocumentDiscount = ({ readonly percentage: Rate } | { readonly minor: number }) & {
  /** As the lines name it; of all lines when absent. */
  readonly taxGroup?: string;
};

/**
 * Where rounding happens. P rounds each line and each discount to the cent; D keeps lines exact
 * and rounds once per VAT group.
 */
export type RoundingPolicy = 'P' | 'D';

/** How a document is priced, apart from its lines. */
export interface PricingOptions {
  readonly policy: RoundingPolicy;
  readonly vatIncluded: boolean;
  /** Trade discount on the subtotal. */
  readonly commercialDiscount?: DocumentDiscount;
  /** Prompt payment discount granted on the document, on what the trade discount leaves. */
  readonly financialDiscount?: DocumentDiscount;
}

/** A line's figures; gross − discount − commercial − financial = net, in minor units. */
export interface PricedLine {
  readonly grossMinor: number;
  readonly discountMinor: number;
  /** gross − the line's own discount. */
  readonly afterDiscountMinor: number;
  /** Share of the commercial discount. */
  readonly commercialMinor: number;
  /** Share of the financial discount. */
  readonly financialMinor: number;
  /** What the line adds to the document: its base, or base + VAT where prices include VAT. */
  readonly netMinor: number;
  /** Taxable base; Σ over a VAT group is the group's base. */
  readonly baseMinor: number;
  /** Share of the group's VAT; Σ over a VAT group is the group's VAT. */
  readonly vatMinor: number;
}

/** What the lines of one VAT code come to, in minor units. */
export interface VatGroup {
  readonly taxGroup: string;
  readonly rate: Rate;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** A document's figures in minor units: base + VAT = total, Σ groups = base and VAT. */
export interface DocumentTotals {
  /** Σ lines after their own discounts. */
  readonly subtotalMinor: number;
  readonly commercialMinor: number;
  readonly financialMinor: number;
  /** In the order in which the lines first name them. */
  readonly groups: readonly VatGroup[];
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  /** Every discount together: the lines', the commercial and the financial. */
  readonly discountMinor: number;
}

/** A document's lines and what they come to. */
export interface PricedDocument {
  readonly lines: readonly PricedLine[];
  readonly totals: DocumentTotals;
}
