export { documentAttachment, type AttachedPaper } from './document-attachment.js';
export { mailDocument } from './mail-document.js';
export {
  mailDocumentJob,
  mailDocumentOrder,
  type DocumentMailOrder,
} from './mail-document-order.js';
