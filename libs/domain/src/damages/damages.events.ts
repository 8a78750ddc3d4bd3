import type { EventOf } from '../kernel/index.js';

/** A journal is not what was recorded, from the event at `revision` on; `id` is the company's. */
export type JournalFoundDamaged = EventOf<
  'JournalFoundDamaged',
  { readonly id: string; readonly revision: number; readonly fault: string }
>;

/** A journal that was damaged was checked from its first event to its last, and is whole. */
export type JournalFoundIntact = EventOf<
  'JournalFoundIntact',
  { readonly id: string; readonly events: number }
>;

/** In one stream of the installation: which companies' journals are damaged. */
export type DamageEvent = JournalFoundDamaged | JournalFoundIntact;
