export * from './blob-store.js';
export * from './check-blob.js';
export * from './content.js';
export * from './errors.js';
export * from './image-blob.js';
export * from './limits.js';
export * from './private-files.js';
export * from './sync-folder.js';
