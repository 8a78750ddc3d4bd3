export * from './expense-registers.projection.js';
export * from './expenses.projection.js';
