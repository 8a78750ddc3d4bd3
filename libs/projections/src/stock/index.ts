export * from './batches.projection.js';
export * from './stock-articles.projection.js';
export * from './stock-counts.projection.js';
export * from './stock-levels.projection.js';
export * from './stock-moves.projection.js';
export * from './stock-orders.projection.js';
export * from './stock-transfers.projection.js';
