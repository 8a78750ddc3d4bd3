export * from './reconciling.commands.js';
export type { EarlierLine, NamedParty } from './party-of-text.js';
export * from './suggest-settlements.js';
