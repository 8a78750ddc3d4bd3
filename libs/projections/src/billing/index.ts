export * from './hosted-companies.projection.js';
