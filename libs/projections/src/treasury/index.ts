export * from './bank-statements.projection.js';
export * from './movements.projection.js';
export * from './treasury-accounts.projection.js';
export * from './treasury-entries.projection.js';
