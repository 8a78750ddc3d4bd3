import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { GateModule } from '../gate/gate.module.js';
import { ImagesModule } from '../images/images.module.js';
import { PosModule } from '../pos/pos.module.js';
import { PrintingModule } from '../printing/printing.module.js';
import { shifts, tillCorrections, cashRegisters } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { registerTotals } from '../registers/register-totals.js';
import { RecoverPaper } from './recover-paper.js';
import { ShiftPaperController } from './shift-paper.controller.js';
import { ShiftReadsController } from './shift-reads.controller.js';
import { ShiftsController } from './shifts.controller.js';
import { TakeBatch } from './take-batch.js';
import { TillContacts } from './till-contacts.js';
import { TillSalesController } from './till-sales.controller.js';
import { TillStartController } from './till-start.controller.js';
import { TillsController } from './tills.controller.js';

const register = { cashRegisterId: { collection: cashRegisters, field: 'name' } } as const;

/** Shifts, sales over the counter, and the tills that they are made at. */
@Module({
  imports: [AccessModule, DocumentsModule, GateModule, ImagesModule, PosModule, PrintingModule],
  controllers: [
    TillStartController,
    ShiftReadsController,
    ShiftPaperController,
    registerTotals({
      list: 'commercial/shifts',
      view: 'pos.viewExpected',
      collection: shifts,
      sum: ['salesMinor', 'differenceMinor'],
    }),
    registerReads({
      list: 'commercial/shifts',
      collection: shifts,
      csvColumns: [
        ...(['registerName', 'number', 'z', 'state', 'on', 'openedAt', 'closedAt'] as const),
        ...(['operator', 'closedBy', 'floatMinor', 'countedMinor', 'leftMinor'] as const),
      ],
    }),
    registerReads({
      list: 'till-corrections',
      collection: tillCorrections,
      csvColumns: ['cashRegisterId', 'lane', 'sequence', 'kind', 'state', 'at', 'recordId'],
      references: register,
    }),
    ShiftsController,
    TillSalesController,
    TillsController,
  ],
  providers: [TillContacts, TakeBatch, RecoverPaper],
})
export class ShiftsModule {}
