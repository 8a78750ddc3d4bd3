export * from './document-id.js';
export * from './previous.js';
export * from './threads.js';
export * from './expected-revision.js';
