import type { Quantity } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { ArticleFields } from '../catalog/index.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import type { Facts } from '../facts.js';
import type { Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { BatchOfLine, BatchReader } from './read-batch.js';
import type { StockPlan } from './stock-plan.js';

/** What stock needs of a document's line. */
export interface StockLine extends BatchOfLine {
  readonly article: RegisterRecord<ArticleFields> | undefined;
  readonly quantity: Quantity;
  readonly warehouseId?: string | undefined;
  /** The line of another document that it delivers, invoices or returns. */
  readonly origin?: { readonly documentId: string; readonly line: number } | undefined;
  /** Its value after all discounts, without VAT, in the company's currency. */
  readonly netMinor: number;
}

/** What stock needs of a document that is about to be issued. */
export interface StockRequest {
  readonly id: string;
  readonly type: Pick<DocumentTypeFields, 'group' | 'movesStock'>;
  readonly issuedOn: string;
  readonly lines: readonly StockLine[];
  /** The document that it corrects, for lines that name none themselves. */
  readonly originId?: string | undefined;
  /** False for a correction that changes only values. */
  readonly returnsStock?: boolean | undefined;
  readonly actorId: string;
  /** It has happened already: what there is does not stop it. */
  readonly isPast?: boolean | undefined;
  readonly newId: () => string;
  readonly documents: Facts['documents'];
}

/** The state of planning one document. */
export interface Planning {
  readonly books: Books;
  readonly request: StockRequest;
  readonly plan: StockPlan;
  readonly batches: BatchReader;
  readonly problems: Problems;
}
