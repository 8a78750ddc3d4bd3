export * from './fixed-assets.projection.js';
export * from './journal-entries.projection.js';
export * from './ledger-entries.projection.js';
