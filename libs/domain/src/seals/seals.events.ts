import type { EventOf } from '../kernel/index.js';

/** How far a series had come: its id, and the last number that was given. */
export interface SealedSeries {
  readonly id: string;
  readonly last: number;
}

/** What a seal vouches for: all that was recorded since the seal before it. */
export interface SealedData {
  /** From 1, without gaps. */
  readonly number: number;
  /** The calendar day that it closes. */
  readonly on: string;
  /** The first and the last revision since the seal before. */
  readonly from: number;
  readonly to: number;
  /** The count of all events up to `to`, so that a tail that was cut is noticed. */
  readonly events: number;
  /** The hash of the journal's chain at `to`. */
  readonly hash: string;
  /** The digest of the seal before; zeros for the first. */
  readonly previous: string;
  /** Ordered by id. */
  readonly series: readonly SealedSeries[];
}

/** A day of the journal was sealed; `digest` ties all of it together, see `sealDigest`. */
export type JournalSealed = EventOf<
  'JournalSealed',
  SealedData & { readonly id: string; readonly digest: string }
>;

/** What the bytes of a paper's PDF file come to. */
export interface SealedPaper {
  /** The document. */
  readonly id: string;
  readonly sha256: string;
}

/** Papers were drawn for an inspection: the files can be recognised by their digests. */
export type PapersSealed = EventOf<
  'PapersSealed',
  { readonly id: string; readonly papers: readonly SealedPaper[] }
>;

/** Everything that an inspection pack says of itself, and the files in it. */
export interface SealedPack {
  readonly id: string;
  readonly company: PackedCompany;
  /** Calendar days, both included. */
  readonly period: { readonly from: string; readonly to: string };
  /** UTC instant. */
  readonly madeAt: string;
  /** The first revision in it. */
  readonly eventsFrom: number;
  /** The last revision whose documents are in the files. */
  readonly documentsUntil: number;
  /** The attached files were compared with their events; the names of those that differ. */
  readonly attachments: { readonly compared: number; readonly changed: readonly string[] };
  /** All but the papers, the events and the seals. */
  readonly files: readonly PackedFile[];
  /** The ids of the `PapersSealed` events that have its papers. */
  readonly papers: readonly string[];
}

/** The company as its files name it. */
export interface PackedCompany {
  readonly id: string;
  readonly name: string;
  readonly nuit: string;
  readonly country: string;
  readonly currency: string;
  readonly timeZone: string;
}

/** A file of a pack, by its name there. */
export interface PackedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** An inspection pack is complete; the seal after this event covers it, and ends its events. */
export type PackSealed = EventOf<'PackSealed', SealedPack>;

/** The kinds of files that a company hands to others as a whole. */
export type MadeFileKind = 'fiscalFile' | 'inspectionPack' | 'companyExport';

/** A file that was made from the books. */
export interface MadeFile {
  readonly id: string;
  readonly kind: MadeFileKind;
  /** Where it is kept, for as long as it is. */
  readonly blobId: string;
  readonly name: string;
  /** The calendar days that it covers, both included; absent for all of them. */
  readonly from?: string;
  readonly to?: string;
  /** The last event in it; absent where that is unknown, as others came while it was written. */
  readonly revision?: number;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** A file was made: anyone who has one can check that it is the one that the next seal covers. */
export type FileMade = EventOf<'FileMade', MadeFile>;

/** Events that fix the journal up to a day and its files, so that a cut end is noticed. */
export type SealsEvent = JournalSealed | PapersSealed | PackSealed | FileMade;
