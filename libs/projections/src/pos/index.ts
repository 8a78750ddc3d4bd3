export * from './cash-registers.projection.js';
export * from './shift-film.projection.js';
export * from './shifts.projection.js';
export * from './tills.projection.js';
