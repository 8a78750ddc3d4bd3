export * from './stock-move.js';
