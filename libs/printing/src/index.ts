export * from './html/index.js';
export * from './paper/index.js';
