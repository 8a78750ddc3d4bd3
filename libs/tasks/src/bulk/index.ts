export { bulkActionSpec, bulkPermissions, firstAddressOf } from './bulk-actions.js';
export {
  bulkEndJob,
  bulkJob,
  bulkJobId,
  bulkJobOrder,
  bulkMailId,
  bulkRowId,
  type BulkOrder,
  type OrderedRow,
} from './bulk-order.js';
export { KeptOrder, type RowOutcome } from './kept-order.js';
export { endBulkOrder, runBulkOrder } from './run-bulk.js';
export { refusalsOf, undoingAction } from './undo-bulk.js';
