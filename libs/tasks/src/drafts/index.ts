export { draftEventId, Drafts, draftStream, type StoredDraft } from './drafts.js';
export { discardSavedDraft, issueSavedDraft } from './end-draft.js';
