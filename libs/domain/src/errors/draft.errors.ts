import { absent, conflict, invalid, stale } from '../kernel/index.js';

/** Refusals of drafts, which are streams of their own outside the journal. */
export const draftErrors = {
  'draft.notFound': absent<{ id: string }>(),
  'draft.stale': stale<{ expected: number; actual: number }>(),
  'draft.issued': conflict<{ documentId: string }>(),
  'draft.discarded': conflict(),
  'draft.ofAnotherCompany': conflict(),
  'draft.tooLarge': invalid<{ max: number }>(),
};
