export * from './accounts/index.js';
export * from './billing/index.js';
export * from './expenses/index.js';
export * from './importing/index.js';
export * from './mailing/index.js';
export * from './members/index.js';
export * from './task-ground.js';
export * from './task-handlers.js';
