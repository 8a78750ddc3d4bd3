import type { EventOf } from '../kernel/index.js';
import type { DocumentContent } from './document-content.js';

/** Facts of one draft, in the stream `draft-<id>`; they have no legal meaning. */
export type DraftSaved = EventOf<
  'DraftSaved',
  { readonly id: string; readonly companyId: string; readonly content: DocumentContent }
>;
/** Somebody threw the draft away; it cannot be written on or issued any more. */
export type DraftDiscarded = EventOf<'DraftDiscarded', { readonly id: string }>;
/** It became the document `documentId`; written after the journal, or when it is next read. */
export type DraftIssued = EventOf<
  'DraftIssued',
  { readonly id: string; readonly documentId: string }
>;

/** All that a draft's stream holds; the last two end it. */
export type DraftEvent = DraftSaved | DraftDiscarded | DraftIssued;
