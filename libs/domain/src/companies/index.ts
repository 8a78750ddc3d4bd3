export * from './companies.commands.js';
export * from './companies.events.js';
export * from './companies.slice.js';
export * from './company-of.js';
export * from './presets.js';
