import { Cell, defineSlice } from '../kernel/index.js';
import type { SealsEvent } from './seals.events.js';

/** The last seal of the journal. */
export interface LastSeal {
  readonly number: number;
  readonly on: string;
  readonly to: number;
  readonly digest: string;
  /** Of the journal's chain at `to`. */
  readonly hash: string;
  /** Of the event that says so. */
  readonly revision: number;
}

/** The one seal that the next one follows. */
export type SealsSlice = {
  /** Empty until the first. */
  readonly last: Cell<LastSeal | undefined>;
};

/** Folds seals of the journal; those of papers, packs and files are found in the journal only. */
export const sealsSlice = defineSlice<SealsSlice, SealsEvent>({
  create: (undo) => ({ last: new Cell<LastSeal | undefined>(undo, undefined) }),
  evolve: {
    JournalSealed: ({ last }, { number, on, to, digest, hash }, { revision }) => {
      last.set({ number, on, to, digest, hash, revision });
    },
    // They are in the journal only.
    PapersSealed: () => undefined,
    PackSealed: () => undefined,
    FileMade: () => undefined,
  },
});
