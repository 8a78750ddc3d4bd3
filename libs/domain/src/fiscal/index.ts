export * from './alterations.js';
export type * from './document-keys.js';
export type * from './fiscal.commands.js';
export * from './fiscal.events.js';
export * from './fiscal.slice.js';
export { signatureOf } from './sign-document.js';
export * from './written-returns.js';
export { declarationDueOn } from './due-day.js';
