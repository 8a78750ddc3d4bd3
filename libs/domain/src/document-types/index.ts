export * from './bears-vat.js';
export * from './document-types.deciders.js';
export * from './document-types.events.js';
export * from './document-types.register.js';
export * from './document-types.slice.js';
export * from './gives-back.js';
export * from './order-types.js';
