import { restoreDocument } from './cancel-document.js';
import { convertDocuments } from './convert-documents.js';
import { attachFile, changeDocumentTexts, detachFile, printDocument } from './document-paper.js';
import { recordDocumentSent } from './record-document-sent.js';

/**
 * The rules of the commands on documents, by command; printing and files serve payments too.
 * Issuing is a rule of `correcting`.
 */
export const documentDeciders = {
  ConvertDocuments: convertDocuments,
  RestoreDocument: restoreDocument,
  PrintDocument: printDocument,
  ChangeDocumentTexts: changeDocumentTexts,
  AttachFile: attachFile,
  DetachFile: detachFile,
  RecordDocumentSent: recordDocumentSent,
};
