export * from './pos.deciders.js';
export * from './pos.events.js';
export * from './pos.registers.js';
export * from './pos.slice.js';
export * from './till.js';
