export { documentAttachment, type AttachedPaper } from './document-attachment.js';
export { mailContact, mailContactJob, mailContactOrder } from './mail-contact.js';
export { mailDocument } from './mail-document.js';
export {
  mailDocumentJob,
  mailDocumentOrder,
  type DocumentMailOrder,
} from './mail-document-order.js';
