import type { Rate, UnitPrice } from '@balcao/pricing';
import type { EventOf } from '../kernel/index.js';
import type { RegisterEvent } from '../registers/index.js';

/** A foreign currency; its id is its ISO 4217 code, `USD`. */
export interface CurrencyFields {
  /** In English. */
  readonly name: string;
  /** In Portuguese. */
  readonly namePt: string;
}

/** What one unit of a foreign currency costs in the company's own on a day. */
export interface Quote {
  readonly on: string;
  readonly rate: UnitPrice;
  /** On top of the rate, `1.5`. */
  readonly percentage: Rate;
  /** rate × (1 + percentage), at 6 decimals; what documents are converted at. */
  readonly salePrice: UnitPrice;
}

/** Sets the rate of a day; a second one of the same day replaces the first. */
export type ExchangeRateSet = EventOf<'ExchangeRateSet', Quote & { readonly id: string }>;

/** Facts of currencies; a rate set later changes no document that was issued at another. */
export type ExchangeEvent = RegisterEvent<'Currency', CurrencyFields> | ExchangeRateSet;
