import type { PrintBatchAnswer } from '@balcao/contracts';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMadeFiles } from '../jobs/use-made-files.js';
import type { PaperList } from './chosen-papers.js';

/** Where files of several papers of a kind are asked for and taken, below `/api/`. */
export const batchesPaths = {
  documents: 'print-batches',
  payments: 'payments/print-batches',
} as const satisfies Readonly<Record<PaperList['kind'], string>>;

/** One's own files of several papers of a kind. */
export function usePrintBatches(kind: PaperList['kind']) {
  const { id } = useSlice(company);
  const path = batchesPaths[kind];
  return useMadeFiles<PrintBatchAnswer>({ path, queryKey: [path, id], enabled: id !== null });
}
