import type { BaseRow } from './rows.js';

/**
 * A row of `GET /api/reports/vat_of_sales` and of `vat_of_purchases`: a document, or an expense, at
 * one VAT code; in minor units of the company's currency, below zero for what takes back.
 */
export interface VatRegisterRow extends BaseRow {
  /** Missing for expenses. */
  readonly documentId?: string;
  readonly typeId?: string;
  readonly issuedById?: string;
  readonly issuedOn: string;
  /** The number of the document, or the description of the expense. */
  readonly reference: string;
  /** The supplier's number for it. */
  readonly supplierReference?: string;
  readonly partyId?: string;
  readonly partyName: string;
  readonly partyNuit?: string;
  readonly vatCode: string;
  readonly vatRate: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
  /** For purchases: the VAT that the return deducts, and reverse-charge VAT. */
  readonly deductedMinor: number;
  readonly selfChargedMinor: number;
  readonly totalMinor: number;
}
