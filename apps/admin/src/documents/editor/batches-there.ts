import type { StockLevelRow } from '@balcao/contracts';

/** A batch with stock in a warehouse. */
export interface BatchThere {
  readonly id: string;
  readonly name: string;
  /** Calendar day. */
  readonly expiresOn?: string;
  readonly quantity: string;
}

type Level = Pick<
  StockLevelRow,
  'articleId' | 'batchId' | 'batchName' | 'expiresOn' | 'quantity' | 'quantityMicros'
>;

/** The batches of each article with stock, earliest expiry first. */
export function batchesByArticle(
  rows: readonly Level[],
): ReadonlyMap<string, readonly BatchThere[]> {
  const batches = new Map<string, BatchThere[]>();
  for (const { articleId, batchId, batchName, expiresOn, quantity, quantityMicros } of rows) {
    if (batchId === undefined || quantityMicros <= 0) continue;
    const known = batches.get(articleId) ?? [];
    const batch = { id: batchId, name: batchName ?? batchId, quantity };
    known.push(expiresOn === undefined ? batch : { ...batch, expiresOn });
    batches.set(articleId, known);
  }
  for (const known of batches.values()) known.sort(firstToExpire);
  return batches;
}

/** Batches without expiry come last. */
function firstToExpire(a: BatchThere, b: BatchThere): number {
  const [one, other] = [a.expiresOn ?? '9999', b.expiresOn ?? '9999'];
  return one.localeCompare(other) || a.name.localeCompare(b.name);
}
