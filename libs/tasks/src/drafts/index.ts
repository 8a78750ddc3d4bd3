export { draftEventId, Drafts, type StoredDraft } from './drafts.js';
export { discardSavedDraft, issueSavedDraft } from './end-draft.js';
