export * from './collection.js';
export * from './query.js';
export * from './read-store.js';
