export * from './journal-events.projection.js';
export * from './seals.projection.js';
