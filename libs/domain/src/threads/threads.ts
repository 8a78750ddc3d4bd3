import { KeyIndex, Table, defineSlice, type UndoLog } from '../kernel/index.js';

/** Where each record's history ends, and which commands were carried out. */
export type ThreadsSlice = {
  /** The last revision of each record that is no document. */
  readonly records: Table<number>;
  /** Of those that other things happen to as well, as to a till: where they were changed last. */
  readonly changes: Table<number>;
  /** The revision of the first event of each command. */
  readonly commands: KeyIndex;
};

/** Has no events of its own: `follow` notes the place of every event here, whatever its context. */
export const threadsSlice = defineSlice<ThreadsSlice, never>({
  create: (undo: UndoLog) => ({
    records: new Table(undo),
    changes: new Table(undo),
    commands: new KeyIndex(undo),
  }),
  evolve: {},
});
