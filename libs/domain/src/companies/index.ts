export * from './companies.commands.js';
export * from './companies.deciders.js';
export * from './companies.events.js';
export * from './companies.slice.js';
export * from './company-of.js';
export * from './company.fields.js';
export * from './presets.js';
export * from './register-company.js';
