export * from './documents.projection.js';
export * from './drafts.projection.js';
