import type { RoundingPolicy } from '@balcao/pricing';
import type { ScaleBarcodeScheme } from '../catalog/index.js';
import type { EventOf } from '../kernel/index.js';
import type { FieldChanges } from '../registers/index.js';
import type { VatRegime } from '../vat/index.js';

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
  /** Of the picture that prints and screens show. */
  readonly logoId?: string;
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
  /** How the company stands with VAT: whether it charges and deducts it. */
  readonly vatRegime: VatRegime;
  /** Whether documents may take more out of stock than there is. */
  readonly exceedsStockLimits: boolean;
  /** Which batch leaves first; a rule of picking, not of valuation. */
  readonly batchOutputMethod: 'FIFO' | 'LIFO' | 'FEFO';
  /** Whether batches that are no longer good may be sold. */
  readonly sellsExpiredBatches: boolean;
  /**
   * What goods are worth: the moving average of their article, or what their batch cost. It stays
   * as it is once something has moved.
   */
  readonly stockValuation: 'average' | 'batch';
  /** Whether a document may name another that it follows without converting it. */
  readonly allowsReferences: boolean;
  /** Whether credit and debit notes to clients have to say why they are issued. */
  readonly asksNoteReason: boolean;
  /** Taken where a sale names no client. */
  readonly defaultClientId?: string;
  /** Taken where a line names no warehouse. */
  readonly defaultWarehouseId?: string;
  /** The most that a payment may leave unpaid and still settle, in minor units. */
  readonly writeOffLimitMinor: number;
  /**
   * Smallest coin that sums paid in cash are rounded to, in minor units. Without it, they are paid
   * as they are.
   */
  readonly cashCoinMinor?: number;
  /** How long a shift may go on before it counts as not closed; until its day ends without it. */
  readonly shiftHours?: number;
  /** Nothing is booked up to and on this day any more, except by those who may pass it. */
  readonly lockedThrough?: string;
  /** Whether owners are notified of each seal by mail, so that a copy lies elsewhere. */
  readonly mailsSeals: boolean;
  /** How labels of scales are read; the first scheme whose prefix fits counts. */
  readonly scaleBarcodes: readonly ScaleBarcodeScheme[];
}

/**
 * The company begins to exist; its presets (VAT, types, series, methods) follow in the same append.
 */
export type CompanyRegistered = EventOf<
  'CompanyRegistered',
  CompanyDetails & {
    readonly id: string;
    /** ISO 4217 code; fiscal amounts are in it for ever. */
    readonly currency: string;
    /** Those that there were at the time; what came later is as for a new company. */
    readonly settings: Partial<CompanySettings>;
    /** It is there to try things out; nothing in it counts. */
    readonly isDemo?: true;
  }
>;
/** What documents print of it from now on; the currency never changes. */
export type CompanyChanged = EventOf<
  'CompanyChanged',
  FieldChanges<CompanyDetails> & { readonly id: string }
>;
/** How it works from now on; nothing that was decided before is decided again. */
export type SettingsChanged = EventOf<
  'SettingsChanged',
  FieldChanges<CompanySettings> & { readonly id: string }
>;
/** Nothing more is written; its owner may take it back for a while. */
export type CompanyClosed = EventOf<
  'CompanyClosed',
  {
    readonly id: string;
    readonly closedOn: string;
    /** UTC instant. */
    readonly reopenUntil: string;
  }
>;
/** An owner took the closing back before `reopenUntil`. */
export type CompanyReopened = EventOf<'CompanyReopened', { readonly id: string }>;
/** Somebody asked for everything that the company has, as one file. */
export type CompanyExportOrdered = EventOf<
  'CompanyExportOrdered',
  { readonly id: string; readonly exportId: string }
>;
/** Somebody took the file. */
export type CompanyExportTaken = EventOf<
  'CompanyExportTaken',
  { readonly id: string; readonly exportId: string }
>;
/** The owner went through a step of setting the company up, or passed it over. */
export type SetUpStepSettled = EventOf<
  'SetUpStepSettled',
  { readonly id: string; readonly step: SetUpStep; readonly how: 'done' | 'skipped' }
>;
/** What is left of setting up is not shown any more. */
export type SetUpDismissed = EventOf<'SetUpDismissed', { readonly id: string }>;

/** The steps of setting a company up, in their order. */
export const setUpSteps = ['details', 'series', 'vat', 'payments', 'records', 'users'] as const;
/** One step of setting a company up. */
export type SetUpStep = (typeof setUpSteps)[number];

/** Facts of the company itself; `CompanyRegistered` is the first of every journal. */
export type CompaniesEvent =
  | CompanyRegistered
  | CompanyChanged
  | SettingsChanged
  | CompanyClosed
  | CompanyReopened
  | CompanyExportOrdered
  | CompanyExportTaken
  | SetUpStepSettled
  | SetUpDismissed;
