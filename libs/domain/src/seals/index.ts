export { sealCode, sealDigest } from './seal-digest.js';
export type * from './seals.commands.js';
export type * from './seals.events.js';
