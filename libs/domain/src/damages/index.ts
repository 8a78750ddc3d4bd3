export type { DamageEvent, JournalFoundDamaged, JournalFoundIntact } from './damages.events.js';
export * from './damages.js';
