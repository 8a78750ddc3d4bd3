export * from './ledger-entries.projection.js';
