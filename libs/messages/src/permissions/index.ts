export * from './permission-name.js';
export type * from './permission-words.js';
export * from './role-name.js';
