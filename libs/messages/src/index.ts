export * from './errors/index.js';
export * from './mail/index.js';
export * from './request/index.js';
export * from './screens/index.js';
