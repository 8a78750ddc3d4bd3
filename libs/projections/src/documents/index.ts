export * from './document-lines.projection.js';
export * from './documents.projection.js';
export * from './drafts.projection.js';
export { convertedStatus, linksOf } from './linked-row.js';
