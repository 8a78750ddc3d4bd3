export * from './imports.projection.js';
