/**
 * One document that sells, takes a sale back (below zero) or hands goods over. Money is in minor
 * units of the company's currency.
 */
export interface SaleRow {
  /** The document's. */
  readonly id: string;
  readonly revision: number;
  readonly typeId: string;
  readonly seriesId: string;
  readonly reference: string;
  readonly issuedOn: string;
  /** Of the day of issue: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** When it was recorded, from 0. */
  readonly hourUtc: number;
  readonly clientId: string;
  readonly clientName: string;
  readonly issuedById: string;
  /** The one method that paid it at once, `several` or, when it is paid later, `account`. */
  readonly methodId: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly discountMinor: number;
  /** What its goods cost; hidden from whoever may not see costs. */
  readonly costMinor: number;
  /** False for a delivery note, which counts by its cost alone. */
  readonly isSale: boolean;
  readonly isCancelled: boolean;
}

/** What sums of trade are told apart by; hours are of UTC, `07`. */
export const tradeDimensions = [
  'series',
  'seller',
  'hour',
  'method',
  'vat',
  'client',
  'article',
] as const;
export type TradeDimension = (typeof tradeDimensions)[number];

/** What was issued in a day or month, of one value of a dimension; cancelled documents too. */
export interface TradeSumRow {
  readonly id: string;
  readonly revision: number;
  readonly group: 'sales' | 'purchases';
  readonly dimension: TradeDimension;
  readonly grain: 'day' | 'month';
  /** `2026-03-02` or `2026-03`. */
  readonly period: string;
  readonly value: string;
  readonly seriesId?: string;
  readonly count: number;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly discountMinor: number;
  readonly costMinor: number;
  readonly quantityMicros: number;
}
