import { Module } from '@nestjs/common';
import { parties } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { erasedByName } from './erased-by.js';
import { ErasuresController } from './erasures.controller.js';
import { HeldData } from './held-data.js';

/** Erasing personal data, and the list of what was erased. */
@Module({
  controllers: [
    registerReads({
      list: 'commercial/erasures',
      collection: parties,
      csvColumns: ['code', 'name', 'erasedAt', 'erasedByName', 'erasureReason'],
      fromBooks: erasedByName,
    }),
    ErasuresController,
  ],
  providers: [HeldData],
})
export class ErasuresModule {}
