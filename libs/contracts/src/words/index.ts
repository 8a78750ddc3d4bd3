export * from './in-language.js';
export * from './parties.js';
export * from './reports.js';
export * from './text-registers.js';
