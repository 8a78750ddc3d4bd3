import { BlobConflict, BlobNotFound, type BlobStore } from '@balcao/blobs';
import { blobContent } from './blob-content.js';
import {
  importCellsBlob,
  importFileBlob,
  importRowsBlob,
  type ImportOrder,
} from './import-order.js';
import type { PlannedRows } from './plan-rows.js';

/**
 * The plans of an import's rows, saved before they are written: after an interruption, the rows
 * already written would change the plans.
 */
export class KeptPlans {
  constructor(
    private readonly blobs: BlobStore,
    private readonly order: Pick<ImportOrder, 'companyId' | 'importId'>,
  ) {}

  /** The planned rows starting at `first`; undefined if not planned yet. */
  async find(first: number): Promise<PlannedRows | undefined> {
    const { companyId, importId } = this.order;
    try {
      const bytes = await blobContent(this.blobs, companyId, importRowsBlob(importId, first));
      return JSON.parse(Buffer.from(bytes).toString('utf8')) as PlannedRows;
    } catch (error) {
      if (error instanceof BlobNotFound) return undefined;
      throw error;
    }
  }

  /** Saves a plan and returns the valid one: another worker's, if it was first. */
  async keep(first: number, planned: PlannedRows): Promise<PlannedRows> {
    const { companyId, importId } = this.order;
    const json = JSON.stringify(planned);
    try {
      await this.blobs.put(companyId, {
        id: importRowsBlob(importId, first),
        fileName: 'rows.json',
        contentType: 'application/json',
        content: Buffer.from(json),
      });
    } catch (error) {
      if (!(error instanceof BlobConflict)) throw error;
      const other = await this.find(first);
      if (other !== undefined) return other;
      throw error;
    }
    // As it will be read after an interruption: commands are known by their content.
    return JSON.parse(json) as PlannedRows;
  }

  /** Deletes the file and its plans; can be repeated safely. */
  async forget(rows: number, rowsAtOnce: number): Promise<void> {
    const { companyId, importId } = this.order;
    for (let first = 0; first < rows; first += rowsAtOnce) {
      await this.blobs.remove(companyId, importRowsBlob(importId, first));
    }
    await this.blobs.remove(companyId, importCellsBlob(importId));
    await this.blobs.remove(companyId, importFileBlob(importId));
  }
}
