import {
  formerName,
  ownName,
  type ImportedChange,
  type ImportKind,
  type JournalEvent,
  type KeptRecord,
  type OwnName,
} from '@balcao/domain';
import type { Journals } from '../composition/backend.js';
import { nameOf } from './taking-back.js';

/** Records that the event of an undone or redone import names; the others are counted. */
const keptNamed = 100;
/** Events of a record among which those of an undone import are looked for, the newest first. */
const eventsLookedAt = 50;

/** A record that stays as it is, and why. */
export type Kept = Pick<KeptRecord, 'id' | 'why'>;

/** An event of the journal, with where it is and the command that it came of. */
type Stored = JournalEvent & {
  readonly revision: number;
  readonly metadata: { readonly commandId: string };
};

/** Names of the commands that undo an import for the nth time, from 0, and redo it afterwards. */
export class ImportNames {
  readonly #base: string;

  constructor(importId: string, times: number) {
    this.#base = times === 0 ? importId : `${importId}-${times}`;
  }

  readonly undone = (): OwnName => ownName(`${this.#base}-undone`);
  readonly redone = (): OwnName => ownName(`${this.#base}-redone`);
  readonly revert = (revision: number): OwnName => ownName(`${this.#base}-revert${revision}`);
  readonly undo = (id: string, step: number): OwnName =>
    ownName(`${this.#base}-undo-${stepOf(id, step)}`);
  readonly redo = (id: string, step: number): OwnName =>
    ownName(`${this.#base}-redo-${stepOf(id, step)}`);

  /** Whether a command of this undoing has the name. */
  isUndo(name: string): boolean {
    return ['undo-', 'revert'].some((way) => this.#begins(way, name));
  }

  /** Whether a command of this redoing has the name. */
  isRedo(name: string): boolean {
    return this.#begins('redo-', name);
  }

  #begins(way: string, name: string): boolean {
    const prefix = ownName(`${this.#base}-${way}`);
    return name.startsWith(prefix) || name.startsWith(formerName(prefix) ?? prefix);
  }
}

const stepOf = (id: string, step: number) => (step === 0 ? id : `${id}-${step}`);

/** What an import made, each once, and what it changed, the newest change first. */
export async function importedRecords(journals: Journals, companyId: string, importId: string) {
  const created: string[] = [];
  const changed: ImportedChange[] = [];
  for (let before: number | undefined, isLast = false; !isLast;) {
    const options = { limit: 100, ...(before !== undefined && { before }) };
    const { events, next } = await journals.history(companyId, importId, options);
    for (const event of events) {
      if (event.type !== 'ImportRowsRecorded') continue;
      created.push(...event.data.created);
      changed.push(...event.data.changed, ...(event.data.also ?? []));
    }
    before = next;
    isLast = next === undefined;
  }
  // Backwards, as a record that two rows changed goes back by two steps.
  return {
    created: [...new Set(created)],
    changed: changed.sort((a, b) => b.revision - a.revision),
  };
}

/** The last events of a record: those of some commands, and those of others since. */
export async function lastEvents(
  journals: Journals,
  companyId: string,
  id: string,
  isOwn: (commandId: string) => boolean,
): Promise<{ readonly own: readonly Stored[]; readonly since: readonly Stored[] }> {
  const { events } = await journals.history(companyId, id, { limit: eventsLookedAt });
  const isOf = ({ metadata }: Stored) => isOwn(metadata.commandId);
  const newest = events.findIndex(isOf);
  return newest === -1
    ? { own: [], since: [] }
    : { own: events.filter(isOf), since: events.slice(0, newest) };
}

/** The first of the records that stay, by name, and how many there are. */
export async function namedKept(
  journals: Journals,
  { companyId, kind }: { readonly companyId: string; readonly kind: ImportKind },
  outcomes: readonly (string | Kept)[],
) {
  const all = outcomes.filter((outcome) => typeof outcome === 'object');
  const kept = await journals.inspect(companyId, (books) =>
    all.slice(0, keptNamed).map((one) => ({ ...one, name: nameOf(books, kind, one.id) })),
  );
  return { kept, keptCount: all.length };
}
