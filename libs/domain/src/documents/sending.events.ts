import type { EventOf } from '../kernel/index.js';
import type { PaperLinkMade, PaperLinksRevoked } from './paper-link.events.js';
import type { sendingLanguages } from './document.limits.js';

/** The language that a mail and its PDF are written in. */
export type SendingLanguage = (typeof sendingLanguages)[number];

/** A document or receipt went to an address by mail; who sent it and when are in the metadata. */
export type DocumentSent = EventOf<
  'DocumentSent',
  {
    readonly id: string;
    /** Whose document it is: the address goes when they are erased. */
    readonly partyId?: string;
    readonly to: string;
    readonly language: SendingLanguage;
    /** Of the PDF file that went. */
    readonly sha256?: string;
  }
>;

/** How papers get to people other than on paper. */
export type SendingEvent = DocumentSent | PaperLinkMade | PaperLinksRevoked;
