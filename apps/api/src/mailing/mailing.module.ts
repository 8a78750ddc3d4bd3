import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { sendingRoutes } from './sending.routes.js';
import { Sendings } from './sendings.js';

/** Documents and receipts sent by mail. */
@Module({
  imports: [LimitsModule, ReadingModule],
  controllers: [
    sendingRoutes({
      path: 'documents',
      kind: 'document',
      view: 'documents.view',
      send: 'documents.issue',
    }),
    sendingRoutes({
      path: 'payments',
      kind: 'payment',
      view: 'payments.view',
      send: 'payments.record',
    }),
  ],
  providers: [Sendings],
})
export class MailingModule {}
