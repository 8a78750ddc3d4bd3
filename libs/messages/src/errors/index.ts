export * from './describe-error.js';
export * from './errors.en.js';
export * from './errors.pt.js';
