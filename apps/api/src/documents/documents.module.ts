import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { AccessModule } from '../access/access.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import type { EventStore } from '@balcao/event-store';
import { Drafts } from '@balcao/tasks';
import { attachmentRoutes } from '../attachments/attachment-routes.js';
import type { Journals, Sources } from '../composition/backend.js';
import { EVENTS, JOURNALS, SOURCES } from '../composition/tokens.js';
import { BeginDocumentHandler } from './begin-document.js';
import { CountStatesHandler } from './count-states.js';
import { DiscardDraftHandler } from './discard-draft.js';
import { DocumentCommandsController } from './document-commands.controller.js';
import { DocumentsController } from './documents.controller.js';
import { DraftsController } from './drafts.controller.js';
import { GetDocumentHandler } from './get-document.js';
import { documentLinesReads } from './document-lines.js';
import { IssueDraftHandler } from './issue-draft.js';
import { IssuedDocuments } from './issued-documents.js';
import { SaveDraftHandler } from './save-draft.js';
import { SumDocumentsHandler } from './sum-documents.js';

/** Documents and their drafts. */
@Module({
  imports: [AccessModule, ReadingModule],
  controllers: [
    DocumentsController,
    DocumentCommandsController,
    DraftsController,
    ...attachmentRoutes({
      path: 'documents',
      view: 'documents.view',
      manage: 'documents.issue',
      attachmentsOf: ({ links }, id) => links.attachments.get(id),
      attach: (id, file) => ({ type: 'AttachFile', id, ...file }),
      detach: (id, attachmentId) => ({ type: 'DetachFile', id, attachmentId }),
    }),
    documentLinesReads,
  ],
  providers: [
    ...commandHandlers('documents'),
    ...commandHandlers('correcting'),
    {
      provide: Drafts,
      inject: [EVENTS, JOURNALS, SOURCES],
      useFactory: (events: EventStore, journals: Journals, { clock }: Sources) =>
        new Drafts({ events, journals, clock }),
    },
    IssuedDocuments,
    BeginDocumentHandler,
    SaveDraftHandler,
    DiscardDraftHandler,
    IssueDraftHandler,
    GetDocumentHandler,
    SumDocumentsHandler,
    CountStatesHandler,
  ],
  exports: [Drafts, IssuedDocuments],
})
export class DocumentsModule {}
