export * from './personal-fields.js';
export * from './split-fields.js';
