export * from './company.js';
export * from './documents.js';
export * from './facts.js';
export * from './records.js';
export * from './specify.js';
export * from './difference.js';
export * from './stock.js';
