/** The name under which a pack tells what it is. */
export const packFormat = 'balcao-inspection-pack-2';
/** The files of every pack; those of papers are named by the manifest. */
export const manifestName = 'manifest.json';
/** The journal's events of the period, one to a line. */
export const eventsName = 'events.jsonl';
/** The seals that the verifier holds the events to. */
export const sealsName = 'seals.json';
/** The public keys of the documents' signatures; a pack without signatures may lack it. */
export const keysName = 'keys.json';

/** What the journal's first event is tied to, and the first seal. */
export const zeros = '0'.repeat(64);

/** One file of a pack; its digest, SHA-256 in hex, is what it is held to. */
export interface ManifestFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** The document that a paper is of. */
  readonly documentId?: string;
}

/** What a pack holds, by its own words; the event that sealed it has the same. */
export interface Manifest {
  readonly format: typeof packFormat;
  /** The id of the event that sealed the pack. */
  readonly sealedBy: string;
  readonly company: {
    readonly id: string;
    readonly name: string;
    readonly nuit: string;
    readonly country: string;
    readonly currency: string;
    readonly timeZone: string;
  };
  readonly period: { readonly from: string; readonly to: string };
  /** UTC instant. */
  readonly madeAt: string;
  readonly events: {
    readonly from: number;
    /** Of the event before the first; zeros where there is none. */
    readonly before: string;
    readonly count: number;
    readonly last: string;
  };
  /** The last revision whose documents are in the files: what came later is left for the next. */
  readonly documentsUntil: number;
  readonly attachments: PackedAttachments;
  readonly files: readonly ManifestFile[];
}

/** What came of comparing the attached files, which are not packed, with their events. */
export interface PackedAttachments {
  readonly compared: number;
  /** The names of those that are gone, or whose content is another. */
  readonly changed: readonly string[];
}

/** An event as it is stored. */
export interface PackedEvent {
  readonly revision: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A seal, and the event that says so. */
export interface PackedSeal {
  readonly revision: number;
  readonly number: number;
  readonly on: string;
  readonly from: number;
  readonly to: number;
  readonly events: number;
  readonly hash: string;
  readonly previous: string;
  readonly digest: string;
  readonly series: readonly { readonly id: string; readonly last: number }[];
}

/** The public half of an RSA key, its numbers in base64url. */
export interface PublicKey {
  readonly version: string;
  readonly n: string;
  readonly e: string;
}

/** Files by their names. */
export type PackFiles = ReadonlyMap<string, Uint8Array>;
