export * from './entry-id.js';
export * from './payment-methods.projection.js';
export * from './payments.projection.js';
export * from './settlements.projection.js';
export * from './withholdings.projection.js';
