export * from './close-company.js';
export * from './companies.commands.js';
export * from './companies.events.js';
export * from './companies.slice.js';
export * from './company-of.js';
export * from './export-company.js';
export * from './presets.js';
export * from './set-up-company.js';
