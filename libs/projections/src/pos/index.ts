export * from './cash-registers.projection.js';
