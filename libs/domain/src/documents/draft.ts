import { refuse } from '../refusal.js';
import type { DocumentContent } from './document-content.js';
import { DRAFT_CONTENT_BYTES_MAX } from './document.limits.js';
import type { DraftDiscarded, DraftEvent, DraftIssued, DraftSaved } from './draft.events.js';

/** One draft, folded from its stream. It has no number, and no paper either (docs/rules.md, C4). */
export interface DraftState {
  readonly id: string;
  readonly companyId: string;
  readonly content: DocumentContent;
  readonly status: 'open' | 'issued' | 'discarded';
  /** Once it is issued. */
  readonly documentId?: string;
  /** Of the last event in the draft's own stream. */
  readonly revision: number;
}

/** The draft after the event. */
export function evolveDraft(
  draft: DraftState | undefined,
  event: DraftEvent,
  revision: number,
): DraftState {
  if (event.type === 'DraftSaved') return { ...event.data, status: 'open', revision };
  if (!draft) throw new RangeError(`${event.type} before the draft`);
  switch (event.type) {
    case 'DraftDiscarded':
      return { ...draft, status: 'discarded', revision };
    case 'DraftIssued':
      return { ...draft, status: 'issued', documentId: event.data.documentId, revision };
  }
}

/** What an editor writes: always the whole content. */
export interface SaveDraft {
  readonly id: string;
  readonly companyId: string;
  readonly content: DocumentContent;
  /** The revision that the editor began with; missing for a new draft. */
  readonly expectedRevision?: number;
}

/** Keeps what was written; refused as stale when somebody else has saved since. */
export function saveDraft(
  draft: DraftState | undefined,
  command: SaveDraft,
): readonly DraftSaved[] {
  const { id, companyId, content, expectedRevision } = command;
  if (draft) refuseClosed(draft, companyId);
  const actual = draft?.revision ?? -1;
  const expected = expectedRevision ?? -1;
  if (expected !== actual) refuse('draft.stale', { expected, actual });
  if (JSON.stringify(content).length > DRAFT_CONTENT_BYTES_MAX) {
    refuse('draft.tooLarge', { max: DRAFT_CONTENT_BYTES_MAX });
  }
  return [{ type: 'DraftSaved', data: { id, companyId, content } }];
}

/** Throws a draft away; its history stays. */
export function discardDraft(
  draft: DraftState | undefined,
  command: Omit<SaveDraft, 'content'>,
): readonly DraftDiscarded[] {
  const open = existing(draft, command.id);
  refuseClosed(open, command.companyId);
  const { expectedRevision: expected, id } = command;
  if (expected !== undefined && expected !== open.revision) {
    refuse('draft.stale', { expected, actual: open.revision });
  }
  return [{ type: 'DraftDiscarded', data: { id } }];
}

/** Closes the draft of a document that was issued; nothing to do when it is closed already. */
export function closeDraft(
  draft: DraftState | undefined,
  command: { readonly id: string; readonly documentId: string },
): readonly DraftIssued[] {
  if (!draft || draft.status === 'issued') return [];
  return [{ type: 'DraftIssued', data: command }];
}

function existing(draft: DraftState | undefined, id: string): DraftState {
  return draft ?? refuse('draft.notFound', { id });
}

function refuseClosed(draft: DraftState, companyId: string): void {
  if (draft.companyId !== companyId) refuse('draft.ofAnotherCompany');
  if (draft.status === 'discarded') refuse('draft.discarded');
  if (draft.status === 'issued') refuse('draft.issued', { documentId: draft.documentId ?? '' });
}
