export { sealCode, sealDigest } from './seal-digest.js';
export { PAPERS_SEALED_MAX } from './seals.limits.js';
export type * from './seals.commands.js';
export type * from './seals.events.js';
