import { BlobConflict, BlobNotFound, type BlobStore } from '@balcao/blobs';
import type { ImportPlan, CorrectedCells } from '@balcao/contracts';
import { blobContent } from './blob-content.js';
import { importCellsBlob, type ImportOrder } from './import-order.js';

/** Saves the corrected cells until the import ends. Can be repeated safely. */
export async function keepCells(
  blobs: BlobStore,
  { companyId, importId, plan: { cells = {} } }: ImportOrder,
): Promise<void> {
  if (Object.keys(cells).length === 0) return;
  try {
    await blobs.put(companyId, {
      id: importCellsBlob(importId),
      fileName: 'cells.json',
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(cells)),
    });
  } catch (error) {
    // Other cells are another import: the first that were sent hold.
    if (!(error instanceof BlobConflict)) throw error;
  }
}

/** The plan of the job with the saved cells. */
export async function wholePlan(blobs: BlobStore, order: ImportOrder): Promise<ImportPlan> {
  const { companyId, importId, plan } = order;
  try {
    const bytes = await blobContent(blobs, companyId, importCellsBlob(importId));
    return { ...plan, cells: JSON.parse(Buffer.from(bytes).toString('utf8')) as CorrectedCells };
  } catch (error) {
    if (error instanceof BlobNotFound) return plan;
    throw error;
  }
}
