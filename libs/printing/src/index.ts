export * from './html/index.js';
export * from './labels/index.js';
export * from './paper/index.js';
export * from './raw/index.js';
export * from './sample/index.js';
export * from './sheet/index.js';
