export * from './collection.js';
export * from './errors.js';
export * from './filter.js';
export * from './leases.js';
export * from './page.js';
export * from './query.js';
export * from './read-store.js';
export * from './search.js';
