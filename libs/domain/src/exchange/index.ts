export * from './document-rate.js';
export * from './exchange.deciders.js';
export * from './exchange.events.js';
export * from './exchange.register.js';
export * from './exchange.slice.js';
