export * from './find-series.js';
export * from './series-name.js';
export * from './series.commands.js';
export * from './series.events.js';
export * from './series.slice.js';
