export { makePrintBatch } from './print-batch.js';
export {
  printBatchBlob,
  printBatchJob,
  printBatchOf,
  printBatchOrder,
  type DocumentOfBatch,
  type PrintedKind,
} from './print-batch-order.js';
export { printBatchResultOf } from './print-batch-result.js';
