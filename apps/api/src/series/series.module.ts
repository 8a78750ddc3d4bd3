import { Module } from '@nestjs/common';
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
})
export class SeriesModule {}
