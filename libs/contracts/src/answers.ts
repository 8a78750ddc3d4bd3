import type { ArticleRow, ClientRow, DocumentRow } from './rows.js';
import type { PaymentListRow } from './payments.js';

/** `GET /api/search?q=`: the first few of each kind that the caller may see. */
export interface SearchAnswer {
  readonly documents: readonly DocumentRow[];
  readonly payments: readonly PaymentListRow[];
  readonly clients: readonly ClientRow[];
  /** Those alone that are no clients too. */
  readonly suppliers: readonly ClientRow[];
  readonly articles: readonly ArticleRow[];
}
