export * from './tax-number-name.js';
