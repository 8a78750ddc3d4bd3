export * from './companies.projection.js';
