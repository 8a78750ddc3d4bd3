import type { ArticleRow, ClientRow, DocumentRow } from './rows.js';

/** `GET /api/search?q=`: the first few of each kind. */
export interface SearchAnswer {
  readonly documents: readonly DocumentRow[];
  readonly clients: readonly ClientRow[];
  readonly articles: readonly ArticleRow[];
}
