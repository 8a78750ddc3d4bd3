import type {
  FiscalInvoice,
  FiscalMovement,
  FiscalPayment,
  FiscalPurchase,
  FiscalWorkingDocument,
} from './documents.js';
import type { FiscalCompany, FiscalParty, FiscalProduct, FiscalSoftware } from './masters.js';

/** What a file is about. */
export interface FiscalPeriod {
  /** Calendar days, both included, of one year. */
  readonly from: string;
  readonly to: string;
}

/** A document and the section of the file that it belongs to. */
export type SectionDocument =
  | { readonly section: 'invoices'; readonly one: FiscalInvoice }
  | { readonly section: 'movements'; readonly one: FiscalMovement }
  | { readonly section: 'workingDocuments'; readonly one: FiscalWorkingDocument }
  | { readonly section: 'payments'; readonly one: FiscalPayment }
  | { readonly section: 'purchases'; readonly one: FiscalPurchase };

/** What a file is made from: the model that every profile writes. */
export interface ExportSource {
  readonly company: FiscalCompany;
  readonly software: FiscalSoftware;
  readonly period: FiscalPeriod;
  /** When the file is made: a local day. */
  readonly madeOn: string;
  /**
   * All documents, asked for once: a file tells its totals before its documents, so a writer lays
   * sections aside rather than have everything read twice. Sections may come mixed; within each,
   * documents come in the order of their series and numbers.
   */
  readonly documents: () => AsyncIterable<SectionDocument>;
  /** The masters of these ids, in any order; an id that has none is a bug of the source. */
  readonly customers: (ids: ReadonlySet<string>) => AsyncIterable<FiscalParty>;
  readonly suppliers: (ids: ReadonlySet<string>) => AsyncIterable<FiscalParty>;
  readonly products: (codes: ReadonlySet<string>) => AsyncIterable<FiscalProduct>;
}
