import { DiscardDraftHandler } from './discard-draft.js';
import { DocumentCommandsController } from './document-commands.controller.js';
import { DocumentsController } from './documents.controller.js';
import { Drafts } from './drafts.js';
import { DraftsController } from './drafts.controller.js';
import { GetDocumentHandler } from './get-document.js';
import { IssueDocumentHandler } from './issue-document.js';
import { SaveDraftHandler } from './save-draft.js';
import { SumDocumentsHandler } from './sum-documents.js';

export const documentsControllers = [
  DocumentsController,
  DocumentCommandsController,
  DraftsController,
];

export const documentsProviders = [
  Drafts,
  SaveDraftHandler,
  DiscardDraftHandler,
  IssueDocumentHandler,
  GetDocumentHandler,
  SumDocumentsHandler,
];
