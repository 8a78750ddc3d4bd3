export * from './stock-sums.projection.js';
