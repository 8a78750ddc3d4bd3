export * from './task-ground.js';
export * from './task-handlers.js';
