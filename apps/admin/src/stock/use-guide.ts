import { transferGuideColumns, type StockTransferRow } from '@balcao/contracts';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sayProblem } from '../http/say-problem.js';
import { downloadBlob } from '../http/download.js';
import { exportFile } from '../management/export-file.js';

/** Fetches the guide that goes with the goods of a transfer. */
export function useGuide(): (transfer: Pick<StockTransferRow, 'id'>) => void {
  const { id: companyId } = useSlice(company);
  return ({ id }) => {
    if (companyId === null) return;
    exportFile({
      companyId,
      api: `stock-transfers/${encodeURIComponent(id)}/guide`,
      query: '',
      format: 'pdf',
      screen: 'commercial/stock_transfers/guide',
      columns: transferGuideColumns,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    }).then(({ name, content }) => {
      downloadBlob(name, content);
    }, sayProblem);
  };
}
