export * from './identity.events.js';
export * from './identity.slice.js';
export * from './members.js';
export * from './permissions.js';
export * from './user.events.js';
export * from './user.js';
