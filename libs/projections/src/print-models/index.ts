export * from './print-models.projection.js';
