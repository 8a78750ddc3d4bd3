export * from './article-prices.js';
export * from './catalog.deciders.js';
export * from './catalog.events.js';
export * from './catalog.limits.js';
export * from './catalog.registers.js';
export * from './catalog.slice.js';
export * from './raised-prices.js';
export * from './scale-barcode.js';
