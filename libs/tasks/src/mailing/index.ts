export { documentAttachment, type AttachedPaper } from './document-attachment.js';
export { letterheadOf, pictureOf, type Letterhead } from './letterhead.js';
export { mailContact, mailContactJob, mailContactOrder } from './mail-contact.js';
export { mailDocument } from './mail-document.js';
export { readPaper, type ReadPaper } from './read-paper.js';
export {
  mailDocumentJob,
  mailDocumentOrder,
  mailDocumentOrderOf,
  mailDocumentRecord,
  subjectOf,
  type DocumentMailOrder,
} from './mail-document-order.js';
