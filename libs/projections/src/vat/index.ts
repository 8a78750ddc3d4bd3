export * from './vat.projection.js';
