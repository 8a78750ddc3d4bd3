import { convertDocuments } from './convert-documents.js';
import { attachFile, changeDocumentTexts, detachFile, printDocument } from './document-paper.js';
import { makePaperLink, revokePaperLinks } from './paper-links.js';
import { recordDocumentSent } from './record-document-sent.js';

/**
 * The rules of the commands on documents, by command; printing and files serve payments too.
 * Issuing, cancelling and restoring are rules of `correcting`.
 */
export const documentDeciders = {
  ConvertDocuments: convertDocuments,
  PrintDocument: printDocument,
  ChangeDocumentTexts: changeDocumentTexts,
  AttachFile: attachFile,
  DetachFile: detachFile,
  RecordDocumentSent: recordDocumentSent,
  MakePaperLink: makePaperLink,
  RevokePaperLinks: revokePaperLinks,
};
