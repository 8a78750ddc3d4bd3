export * from './print-layout.js';
export * from './print-models.deciders.js';
export * from './print-models.events.js';
export * from './print-models.register.js';
export * from './print-models.slice.js';
export * from './select-print-model.js';
