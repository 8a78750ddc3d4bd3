export * from './exchange.projection.js';
