import { HandOutController } from './hand-out.controller.js';
import { PaperController } from './paper.controller.js';
import {
  PaymentPrintBatchesController,
  PrintBatchesController,
} from './print-batches.controller.js';
import { PrintBatches } from './print-batches.js';
import { Papers } from './papers.js';

export const printingControllers = [
  HandOutController,
  PaperController,
  PrintBatchesController,
  PaymentPrintBatchesController,
];

export const printingProviders = [Papers, PrintBatches];
