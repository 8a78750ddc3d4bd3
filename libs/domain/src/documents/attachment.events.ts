import type { EventOf } from '../kernel/index.js';

/** A file kept with a document. */
export interface Attachment {
  readonly id: string;
  readonly blobId: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Of the content, in hex; absent of files kept before it was recorded. */
  readonly sha256?: string;
}

/** A file is kept with the document; no figure rests on it. */
export type DocumentFileAttached = EventOf<
  'DocumentFileAttached',
  { readonly id: string; readonly attachment: Attachment }
>;
/** The file is no longer kept with the document; the event still says what it was. */
export type DocumentFileDetached = EventOf<
  'DocumentFileDetached',
  { readonly id: string; readonly attachment: Attachment }
>;
