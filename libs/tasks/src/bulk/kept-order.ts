import { BlobConflict, BlobNotFound, type BlobStore } from '@balcao/blobs';
import type { BulkRow } from '@balcao/contracts';
import type { Problem } from '@balcao/domain';
import { blobContent } from '../importing/blob-content.js';
import { bulkOrderBlob, bulkOutcomesBlob, type BulkOrder } from './bulk-order.js';

/** Rows that are worked at once, and whose outcomes are kept together. */
export const BULK_ROWS_AT_ONCE = 50;

/** What became of a row; without problems it is done. */
export interface RowOutcome extends BulkRow {
  readonly problems?: readonly Pick<Problem, 'code' | 'params'>[];
}

/** An order and the outcomes of its rows, stored outside the job that carries it out. */
export class KeptOrder {
  constructor(
    private readonly blobs: BlobStore,
    private readonly companyId: string,
    private readonly jobId: string,
  ) {}

  /** Keeps the order; throws `BlobConflict` where another one has the job's id. */
  async keep(order: BulkOrder): Promise<void> {
    await this.#put(bulkOrderBlob(this.jobId), order);
  }

  /** The order; undefined when its days are over. */
  find(): Promise<BulkOrder | undefined> {
    return this.#read<BulkOrder>(bulkOrderBlob(this.jobId));
  }

  /** Keeps what became of rows, unless another worker has: what holds is answered. */
  async keepOutcomes(first: number, outcomes: readonly RowOutcome[]): Promise<OutcomesOfRows> {
    try {
      await this.#put(bulkOutcomesBlob(this.jobId, first), outcomes);
      return outcomes;
    } catch (error) {
      if (!(error instanceof BlobConflict)) throw error;
      return (await this.outcomes(first)) ?? outcomes;
    }
  }

  /** What became of the rows from the `first` on; undefined while it is not known. */
  outcomes(first: number): Promise<OutcomesOfRows | undefined> {
    return this.#read<OutcomesOfRows>(bulkOutcomesBlob(this.jobId, first));
  }

  /** Everything that is known of the first rows, in their order. */
  async allOutcomes(rows: number): Promise<OutcomesOfRows> {
    const firsts = Array.from(
      { length: Math.ceil(rows / BULK_ROWS_AT_ONCE) },
      (_, index) => index * BULK_ROWS_AT_ONCE,
    );
    const known = await Promise.all(firsts.map((first) => this.outcomes(first)));
    return known.flatMap((outcomes) => outcomes ?? []);
  }

  /** Forgets all of it; safe to do again. */
  async forget(): Promise<void> {
    const { rows = [] } = (await this.find()) ?? {};
    for (let first = 0; first < rows.length; first += BULK_ROWS_AT_ONCE) {
      await this.blobs.remove(this.companyId, bulkOutcomesBlob(this.jobId, first));
    }
    await this.blobs.remove(this.companyId, bulkOrderBlob(this.jobId));
  }

  async #put(id: string, value: unknown): Promise<void> {
    await this.blobs.put(this.companyId, {
      id,
      fileName: 'bulk.json',
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(value)),
    });
  }

  async #read<T>(id: string): Promise<T | undefined> {
    try {
      const bytes = await blobContent(this.blobs, this.companyId, id);
      // What was kept is what this class has written: this is where its type returns.
      return JSON.parse(Buffer.from(bytes).toString('utf8')) as T;
    } catch (error) {
      if (error instanceof BlobNotFound) return undefined;
      throw error;
    }
  }
}

type OutcomesOfRows = readonly RowOutcome[];
