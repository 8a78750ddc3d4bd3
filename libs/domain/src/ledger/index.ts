export * from './ledger.js';
export * from './open-changes.js';
