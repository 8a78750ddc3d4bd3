import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { HandOutController } from './hand-out.controller.js';
import { PaperController } from './paper.controller.js';
import {
  PaymentPrintBatchesController,
  PrintBatchesController,
} from './print-batches.controller.js';
import { PrintBatches } from './print-batches.js';
import { Papers } from './papers.js';

/** Documents and receipts on paper. */
@Module({
  imports: [ImagesModule, JobsModule, ReadingModule],
  controllers: [
    HandOutController,
    PaperController,
    PrintBatchesController,
    PaymentPrintBatchesController,
  ],
  providers: [Papers, PrintBatches],
  exports: [Papers],
})
export class PrintingModule {}
