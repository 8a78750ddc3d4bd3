import type { ArticleRow, ClientRow, DocumentRow } from './rows.js';

/** `GET /api/search?q=`: the first few of each kind. */
export interface SearchAnswer {
  readonly documents: readonly DocumentRow[];
  readonly clients: readonly ClientRow[];
  readonly articles: readonly ArticleRow[];
}

/** `GET /api/ready`. */
export interface ReadyAnswer {
  readonly isReady: boolean;
  readonly eventStore: boolean;
  readonly readStore: boolean;
  readonly projections: 'caughtUp' | 'catchingUp' | 'failing';
  /** Streams whose next event could not be folded. */
  readonly stalled: number;
}
