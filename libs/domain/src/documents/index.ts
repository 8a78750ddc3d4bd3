export * from './document-content.js';
export * from './document.commands.js';
export * from './document.events.js';
export * from './documents.slice.js';
export * from './draft.events.js';
