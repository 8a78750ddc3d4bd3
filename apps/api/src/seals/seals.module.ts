import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { seals } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { SealController } from './seal.controller.js';

/** The seals of the journal: listed, and made on request. */
@Module({
  controllers: [
    registerReads({
      list: 'commercial/seals',
      collection: seals,
      csvColumns: ['number', 'on', 'sealedAt', 'from', 'to', 'events', 'code', 'digest', 'hash'],
    }),
    SealController,
  ],
  providers: [...commandHandlers('seals')],
})
export class SealsModule {}
