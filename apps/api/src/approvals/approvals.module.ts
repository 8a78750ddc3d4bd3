import { Module } from '@nestjs/common';
import { approvalRequests } from '@balcao/projections';
import { commandHandlers } from '../commands/company-command.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { registerReads } from '../registers/register-reads.js';
import { ApprovalsController } from './approvals.controller.js';
import { GrantRequestHandler } from './grant-request.js';
import { RequestsAsMade } from './requests-as-made.js';

/** Requests that wait for somebody's approval. */
@Module({
  imports: [DocumentsModule, NotificationsModule],
  controllers: [
    registerReads({
      list: 'approvals',
      collection: approvalRequests,
      csvColumns: [
        ...(['requestedAt', 'kind', 'requesterName', 'reference', 'partyName'] as const),
        ...(['amountMinor', 'reason', 'state', 'decidedAt', 'approverName', 'answer'] as const),
      ],
    }),
    ApprovalsController,
  ],
  providers: [...commandHandlers('approving'), GrantRequestHandler, RequestsAsMade],
})
export class ApprovalsModule {}
