export * from './till.js';
