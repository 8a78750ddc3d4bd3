export * from './effective-rate.js';
export * from './vat.deciders.js';
export * from './vat.events.js';
export * from './vat.register.js';
export * from './vat-meaning.js';
export * from './vat-return.js';
export * from './vat.slice.js';
