export type * from './approvals.commands.js';
export * from './approvals.events.js';
export * from './approvals.slice.js';
