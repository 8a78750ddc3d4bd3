import type { RegisterEvent } from '../registers/index.js';

/** What a document of a type does to stock and to the party's account; its id is its code, `FT`. */
export interface DocumentTypeFields {
  /** In English. */
  readonly name: string;
  /** In Portuguese, as prints show it. */
  readonly namePt: string;
  /** Printed before the series, `FT`. */
  readonly prefix: string;
  readonly group: 'sales' | 'purchases' | 'internal';
  readonly movesStock: 'in' | 'out' | 'none';
  /** What it does to the party's account; `none` has no financial impact. */
  readonly accountEffect: 'debit' | 'credit' | 'both' | 'none';
  readonly requiresPayment: boolean;
  /** Corrects another document and has to name it. */
  readonly requiresOrigin: boolean;
  /**
   * What it says is still to be delivered: of sales it reserves stock, of purchases it announces
   * it. Types of before do not say it: see `isOrderType`.
   */
  readonly isOrder?: boolean;
  /** The types that it can be converted into or referenced by. */
  readonly allowedTypes: readonly string[];
}

/** Types may change for what is issued from then on; documents keep the effects of their day. */
export type DocumentTypesEvent = RegisterEvent<'DocumentType', DocumentTypeFields>;
