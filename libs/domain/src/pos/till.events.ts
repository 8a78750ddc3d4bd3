import type { EventOf } from '../kernel/index.js';

/** A device took the till; the id is the register's. */
export type TillTaken = EventOf<
  'TillTaken',
  {
    readonly id: string;
    /** From 1; a different device, or one that lost its data, starts the next. */
    readonly lane: number;
    readonly deviceId: string;
    readonly device: string;
    /** It was taken from a device that had not released it. */
    readonly isForced?: true;
    /** The previous device sequence. */
    readonly before?: { readonly lane: number; readonly deviceId: string };
  }
>;

/** The device sent everything and released the till. */
export type TillReleased = EventOf<
  'TillReleased',
  { readonly id: string; readonly lane: number; readonly deviceId: string }
>;

/** A value from the till that the books had to correct. */
export interface TillCorrection {
  readonly code: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Kinds of entries that a till sends; each is a command of the books. */
export type TillEntryKind =
  | 'openShift'
  | 'joinShift'
  | 'moveCash'
  | 'countShift'
  | 'closeShift'
  | 'note'
  | 'sell'
  | 'return'
  | 'takeBack'
  | 'reclassify'
  | 'park'
  | 'recall'
  | 'drop'
  | 'print'
  | 'client'
  | 'consent';

/** An entry of a device sequence was taken; the id is the register's. */
export type TillEntryTaken = EventOf<
  'TillEntryTaken',
  {
    readonly id: string;
    readonly lane: number;
    readonly sequence: number;
    readonly hash: string;
    readonly kind: TillEntryKind;
    /** Time by the till's clock. */
    readonly at: string;
    /** The clock's error in milliseconds, if any. */
    readonly clockOffMs?: number;
    /** Its id in the books. */
    readonly recordId?: string;
    readonly corrections?: readonly TillCorrection[];
  }
>;

/** An entry could not be taken: it is kept unchanged, with the reason. */
export type TillEntryQuarantined = EventOf<
  'TillEntryQuarantined',
  {
    readonly id: string;
    readonly lane: number;
    readonly sequence: number;
    readonly hash: string;
    readonly kind: TillEntryKind;
    readonly at: string;
    readonly reason: TillCorrection;
    /** The document's number on the paper, if it had one. */
    readonly reference?: string;
    readonly entry: object;
  }
>;

/** Entries that the till numbered but never sent. */
export type TillEntriesMissing = EventOf<
  'TillEntriesMissing',
  { readonly id: string; readonly lane: number; readonly from: number; readonly to: number }
>;

/** A number that a till printed and that no document has. */
export type DocumentNumberMissing = EventOf<
  'DocumentNumberMissing',
  {
    /** As an id, `VD_2026C1.4811`. */
    readonly id: string;
    readonly seriesId: string;
    readonly number: number;
    readonly reference: string;
    readonly cashRegisterId: string;
    readonly reason: 'quarantined' | 'neverReceived';
  }
>;

/** A missing paper of the till was found; a document of the recovery series represents it. */
export type TillPaperFound = EventOf<
  'TillPaperFound',
  {
    /** The number on the paper, as a document's: `VD_2026C1.4811`. */
    readonly id: string;
    readonly cashRegisterId: string;
    readonly lane: number;
    /** Position of the entry that never arrived, from the foot of the paper. */
    readonly sequence?: number;
    readonly reference: string;
    readonly recoveredAs: string;
  }
>;

/**
 * Which device holds a till, and how far its sequence of entries has reached the books
 * (docs/adr/0018).
 */
export type TillEvent =
  | TillTaken
  | TillReleased
  | TillEntryTaken
  | TillEntryQuarantined
  | TillEntriesMissing
  | DocumentNumberMissing
  | TillPaperFound;
