import { HandOutController } from './hand-out.controller.js';
import { PaperController } from './paper.controller.js';
import { PrintBatchesController } from './print-batches.controller.js';
import { Papers } from './papers.js';

export const printingControllers = [HandOutController, PaperController, PrintBatchesController];

export const printingProviders = [Papers];
