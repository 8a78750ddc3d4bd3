export * from './errors/index.js';
export * from './formats/index.js';
export * from './mail/index.js';
export * from './permissions/index.js';
export * from './prints/index.js';
export * from './notifications/index.js';
export * from './request/index.js';
export * from './screens/index.js';
