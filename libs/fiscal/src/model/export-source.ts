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

/**
 * What a file is made from: the model that every profile writes. Documents are asked for anew each
 * time, and must come the same each time: a file tells its totals before its documents, so a writer
 * goes over them twice rather than hold them. Within a kind they come in the order of their series
 * and numbers.
 */
export interface ExportSource {
  readonly company: FiscalCompany;
  readonly software: FiscalSoftware;
  readonly period: FiscalPeriod;
  /** When the file is made: a local day. */
  readonly madeOn: string;
  readonly invoices: () => AsyncIterable<FiscalInvoice>;
  readonly movements: () => AsyncIterable<FiscalMovement>;
  readonly workingDocuments: () => AsyncIterable<FiscalWorkingDocument>;
  readonly payments: () => AsyncIterable<FiscalPayment>;
  readonly purchases: () => AsyncIterable<FiscalPurchase>;
  /** The masters of these ids, in any order; an id that has none is a bug of the source. */
  readonly customers: (ids: ReadonlySet<string>) => AsyncIterable<FiscalParty>;
  readonly suppliers: (ids: ReadonlySet<string>) => AsyncIterable<FiscalParty>;
  readonly products: (codes: ReadonlySet<string>) => AsyncIterable<FiscalProduct>;
}
