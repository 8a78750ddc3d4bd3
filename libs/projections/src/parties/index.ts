export * from './account-entries.projection.js';
export * from './parties.projection.js';
export * from './party-categories.projection.js';
