export * from './explain.js';
export * from './part-figures.js';
export * from './row-figures.js';
