export * from './sales.projection.js';
export * from './trade-figures.js';
export * from './trade-sums.projection.js';
