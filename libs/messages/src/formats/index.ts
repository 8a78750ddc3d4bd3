export * from './csv.js';
export * from './goods.js';
export * from './interpolate.js';
export * from './numerals.js';
export * from './screen-formats.js';
export * from './written-days.js';
export * from './note-reasons.js';
