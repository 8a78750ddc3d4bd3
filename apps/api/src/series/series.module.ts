import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { series } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
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
  ],
  providers: [...commandHandlers('series')],
})
export class SeriesModule {}
