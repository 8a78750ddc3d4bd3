export * from './document-types.projection.js';
