import type { EventOf } from '../kernel/index.js';

/** A link was made that shows a duplicate of the paper to anybody who has it, for some days. */
export type PaperLinkMade = EventOf<
  'PaperLinkMade',
  {
    /** The document or payment. */
    readonly id: string;
    /** UTC instant. */
    readonly expiresAt: string;
  }
>;

/** No link to the paper that was made before shows anything any more. */
export type PaperLinksRevoked = EventOf<'PaperLinksRevoked', { readonly id: string }>;
