export * from './check-append.js';
export * from './errors.js';
export * from './event-store.js';
export * from './position.js';
export * from './typed-json.js';
export { storeFaults, type StoreFault } from '@balcao/sqlite';
