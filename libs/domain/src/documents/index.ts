export * from './attachment.events.js';
export { batchesOfLine } from './batches-of-line.js';
export { cancelDocument, cancelReason, restoreDocument } from './cancel-document.js';
export * from './charged-lines.js';
export * from './charged-parts.js';
export * from './document-content.js';
export * from './document-state.js';
export * from './document.commands.js';
export * from './document.events.js';
export * from './document.limits.js';
export * from './documents.slice.js';
export * from './draft-figures.js';
export * from './draft.events.js';
export * from './draft.js';
export {
  conversionContent,
  correctingContent,
  duplicateContent,
  type ConversionRequest,
} from './convert-documents.js';
export { leftToConvert } from './conversion.js';
export { creditedOf, leftToCredit } from './credit-note.js';
export { creditTotals, creditedLine } from './credited-figures.js';
export { Credit, type CreditedBefore, type CreditedOrigin } from './credited-lines.js';
export { refuseUnknown, textsOf } from './document-paper.js';
export { documentNeeds } from './document.needs.js';
export { printDocument } from './document-paper.js';
export { issueDocument } from './issue-document.js';
export { beforeDiscounts, discountAsAmount } from './line-discount.js';
export * from './links.slice.js';
export * from './paper-link.events.js';
export { PAPER_LINK_DAYS, isLinkOpen, openLinkUntil, type MadeLink } from './paper-links.js';
export * from './read-attachment.js';
export * from './sending.events.js';
