import type { DamageEvent, JournalFoundDamaged, JournalFoundIntact } from './damages.events.js';

/** The place from which on a journal is not what was recorded. */
export interface JournalDamage {
  readonly revision: number;
  /** The kind of damage: a wrong hash, a missing revision, an unreadable event. */
  readonly fault: string;
}

/** The damaged journals of an installation, by their company. */
export type Damages = ReadonlyMap<string, JournalDamage>;

/** The state after one more event. */
export function evolveDamages(state: Damages | undefined, { type, data }: DamageEvent): Damages {
  const after = new Map(state);
  switch (type) {
    case 'JournalFoundDamaged':
      return after.set(data.id, { revision: data.revision, fault: data.fault });
    case 'JournalFoundIntact':
      after.delete(data.id);
      return after;
  }
}

/** Notes damage; nothing where an event before it is known to be damaged already. */
export function noteDamage(
  state: Damages | undefined,
  id: string,
  { revision, fault }: JournalDamage,
): readonly JournalFoundDamaged[] {
  const known = state?.get(id);
  if (known !== undefined && known.revision <= revision) return [];
  return [{ type: 'JournalFoundDamaged', data: { id, revision, fault } }];
}

/** Notes that a journal of so many events is whole; nothing where no damage was known. */
export function noteIntact(
  state: Damages | undefined,
  id: string,
  events: number,
): readonly JournalFoundIntact[] {
  return state?.has(id) === true ? [{ type: 'JournalFoundIntact', data: { id, events } }] : [];
}
