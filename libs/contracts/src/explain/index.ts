export * from './explain.js';
export * from './row-figures.js';
