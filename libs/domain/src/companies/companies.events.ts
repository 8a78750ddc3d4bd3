import type { RoundingPolicy } from '@balcao/pricing';
import type { EventOf } from '../kernel/index.js';
import type { FieldChanges } from '../registers/index.js';

/** Who the company is, as its documents print it. */
export interface CompanyDetails {
  readonly name: string;
  readonly nuit: string;
  readonly address: string;
  readonly city: string;
  readonly province?: string;
  /** ISO 3166 code, `MZ`. */
  readonly country: string;
  readonly phone?: string;
  readonly email?: string;
}

/** How the company works. */
export interface CompanySettings {
  /** IANA name; the company's calendar days are counted in it. */
  readonly timeZone: string;
  /** Of unit prices, 2 to 6. */
  readonly decimalPlaces: number;
  /** P rounds each line, D rounds once per VAT rate. */
  readonly roundingPolicy: RoundingPolicy;
  readonly pricesIncludeVat: boolean;
  readonly financialDiscountMode: 'onInvoice' | 'atPaymentWithCreditNote' | 'atPaymentWithoutVat';
}

export type CompanyRegistered = EventOf<
  'CompanyRegistered',
  CompanyDetails & {
    readonly id: string;
    /** ISO 4217 code; fiscal amounts are in it for ever. */
    readonly currency: string;
    readonly settings: CompanySettings;
  }
>;
export type CompanyChanged = EventOf<
  'CompanyChanged',
  FieldChanges<CompanyDetails> & { readonly id: string }
>;
export type SettingsChanged = EventOf<
  'SettingsChanged',
  FieldChanges<CompanySettings> & { readonly id: string }
>;
export type CompaniesEvent = CompanyRegistered | CompanyChanged | SettingsChanged;
