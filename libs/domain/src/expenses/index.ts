export * from './expenses.commands.js';
export * from './expenses.events.js';
export * from './expenses.registers.js';
export * from './expenses.slice.js';
export * from './recurrence.js';
