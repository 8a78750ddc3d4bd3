import type { MadeFile, SealedPack, SealedPaper } from './seals.events.js';

/** Seals the journal as it stands. */
export interface SealJournal {
  readonly type: 'SealJournal';
  /** The calendar day that the seal closes; today without it. */
  readonly on?: string;
}

/** Notes what the papers of an inspection pack are, before the journal is sealed over them. */
export interface SealPapers {
  readonly type: 'SealPapers';
  readonly id: string;
  /** At most `PAPERS_SEALED_MAX`. */
  readonly papers: readonly SealedPaper[];
}

/** Records what an inspection pack holds, before the journal is sealed over that. */
export interface SealPack extends SealedPack {
  readonly type: 'SealPack';
}

/** Records the digest of a file that the product has made, before it is handed out. */
export interface NoteMadeFile extends MadeFile {
  readonly type: 'NoteMadeFile';
}
