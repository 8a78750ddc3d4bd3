import type { EventOf } from '../kernel/index.js';

/** A device has the till to itself; its id is the register's. */
export type TillTaken = EventOf<
  'TillTaken',
  {
    readonly id: string;
    /** From 1; another device, and one that lost what it knew, begins another. */
    readonly lane: number;
    readonly deviceId: string;
    readonly device: string;
    /** It was taken from a device that had not given it back. */
    readonly isForced?: true;
    /** The lane that it was before. */
    readonly before?: { readonly lane: number; readonly deviceId: string };
  }
>;

/** The device has sent everything, and gives the till back. */
export type TillReleased = EventOf<
  'TillReleased',
  { readonly id: string; readonly lane: number; readonly deviceId: string }
>;

/** What a till said that the books could not take word for word. */
export interface TillCorrection {
  readonly code: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a till sends; each kind is a command of the books. */
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
  | 'client';

/** An entry of a lane is in the books; its id is the register's. */
export type TillEntryTaken = EventOf<
  'TillEntryTaken',
  {
    readonly id: string;
    readonly lane: number;
    readonly sequence: number;
    readonly hash: string;
    readonly kind: TillEntryKind;
    /** What the till's clock said. */
    readonly at: string;
    /** How far that was off, in milliseconds, where it was. */
    readonly clockOffMs?: number;
    /** What it is called in the books. */
    readonly recordId?: string;
    readonly corrections?: readonly TillCorrection[];
  }
>;

/** An entry could not be taken: it is kept as it came, with why. */
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
    /** The document's name on the paper, where it had one. */
    readonly reference?: string;
    readonly entry: object;
  }
>;

/** Entries that the till has numbered and never sent. */
export type TillEntriesMissing = EventOf<
  'TillEntriesMissing',
  { readonly id: string; readonly lane: number; readonly from: number; readonly to: number }
>;

/** A number that a till has given on paper and that no document of the books has. */
export type DocumentNumberMissing = EventOf<
  'DocumentNumberMissing',
  {
    /** As a document's, `VD_2026C1.4811`. */
    readonly id: string;
    readonly seriesId: string;
    readonly number: number;
    readonly reference: string;
    readonly cashRegisterId: string;
    readonly reason: 'quarantined' | 'neverReceived';
  }
>;

/** A paper of the till turned up; a document of the recovery series stands for it. */
export type TillPaperFound = EventOf<
  'TillPaperFound',
  {
    /** The number on the paper, as a document's: `VD_2026C1.4811`. */
    readonly id: string;
    readonly cashRegisterId: string;
    readonly lane: number;
    /** Of the entry that never came, as the foot of the paper names it. */
    readonly sequence?: number;
    readonly reference: string;
    readonly recoveredAs: string;
  }
>;

/** Whose a till is, and how far its lane of entries has come into the books (docs/adr/0018). */
export type TillEvent =
  | TillTaken
  | TillReleased
  | TillEntryTaken
  | TillEntryQuarantined
  | TillEntriesMissing
  | DocumentNumberMissing
  | TillPaperFound;
