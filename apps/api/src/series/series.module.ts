import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { series } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { ContinuityController } from './continuity.controller.js';
import { ReadContinuityHandler } from './read-continuity.js';
import { SeriesCommandsController } from './series-commands.controller.js';

/** Invoicing series. */
@Module({
  controllers: [
    registerReads({
      list: 'commercial/invoicing_series',
      collection: series,
      csvColumns: [
        'id',
        'typeId',
        'year',
        'code',
        'prefix',
        'isOpen',
        'lastNumber',
        'lastIssuedOn',
      ],
    }),
    SeriesCommandsController,
    ContinuityController,
  ],
  providers: [...commandHandlers('series'), ReadContinuityHandler],
})
export class SeriesModule {}
