export * from './fields.js';
export * from './register.events.js';
export * from './register.js';
export * from './changes.js';
export * from './registers-of-slice.js';
