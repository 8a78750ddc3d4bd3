import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { paperLinkRoutes } from './paper-link.routes.js';
import { PaperOfLinkController } from './paper-of-link.controller.js';
import { PaperLinks } from './paper-links.js';

/** Links that show documents and receipts to who has them. */
@Module({
  imports: [IdentityModule, LimitsModule, ReadingModule],
  controllers: [
    PaperOfLinkController,
    paperLinkRoutes({
      path: 'documents',
      kind: 'document',
      view: 'documents.view',
      make: 'documents.issue',
    }),
    paperLinkRoutes({
      path: 'payments',
      kind: 'payment',
      view: 'payments.view',
      make: 'payments.record',
    }),
  ],
  providers: [PaperLinks],
})
export class PaperLinksModule {}
