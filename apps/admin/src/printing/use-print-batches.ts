import type { PrintBatchAnswer } from '@balcao/contracts';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMadeFiles } from '../jobs/use-made-files.js';

/** Where files of several documents are asked for and taken, below `/api/`. */
export const batchesPath = 'print-batches';

/** One's own files of several documents. */
export function usePrintBatches() {
  const { id } = useSlice(company);
  return useMadeFiles<PrintBatchAnswer>({
    path: batchesPath,
    queryKey: [batchesPath, id],
    enabled: id !== null,
  });
}
