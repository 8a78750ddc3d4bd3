export * from './series.projection.js';
