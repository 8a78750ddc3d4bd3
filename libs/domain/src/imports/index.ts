export * from './imports.commands.js';
export * from './imports.deciders.js';
export * from './imports.events.js';
export * from './imports.slice.js';
