import type { Rate } from '@balcao/pricing';
import type { RegisterEvent } from '../registers/index.js';
import type { PurchaseMeaning, SaleMeaning } from './vat-meaning.js';

/** A VAT code as documents quote it. */
export interface VatFields {
  /** `NOR`; unique. */
  readonly code: string;
  readonly name: string;
  /** A percentage, `16` for 16 %. */
  readonly rate: Rate;
  /**
   * The part of the price that is taxed, in percent; missing for all of it. Public works at 40 have
   * 16 % of 40 % of their price.
   */
  readonly taxableShare?: Rate;
  /** Why no VAT is charged, with the article of the law; compulsory at 0 %. */
  readonly exemptionReason?: string;
  /** What the law does with sales; missing on codes of before it was asked for. */
  readonly onSales?: SaleMeaning;
  /** What purchases are for; what is bought keeps what its code said then. */
  readonly onPurchases?: PurchaseMeaning;
  /** Of reverse charge: the percentage that the buyer charges itself. */
  readonly reverseRate?: Rate;
  /** Calendar days, both included; without one the code is open on that side. */
  readonly validFrom?: string;
  readonly validTo?: string;
  /** Offered first; one code of a company at most. */
  readonly isDefault: boolean;
}

/** Facts of VAT codes; one that is used keeps its rate, so a new rate is a new code. */
export type VatEvent = RegisterEvent<'Vat', VatFields>;
