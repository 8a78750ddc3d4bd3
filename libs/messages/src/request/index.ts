export * from './describe-request-error.js';
export * from './request-errors.en.js';
export * from './request-errors.pt.js';
