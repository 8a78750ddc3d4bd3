import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../refusal.js';
import { closeDraft, discardDraft, evolveDraft, saveDraft, type DraftState } from './draft.js';
import type { DraftEvent } from './draft.events.js';

const content = { documentTypeId: 'FT', lines: [] };
const saved: DraftEvent = {
  type: 'DraftSaved',
  data: { id: 'd1', companyId: 'moderna', content },
};
const issued: DraftEvent = { type: 'DraftIssued', data: { id: 'd1', documentId: 'FT_2026.1' } };
const discarded: DraftEvent = { type: 'DraftDiscarded', data: { id: 'd1' } };

const draftOf = (...events: readonly DraftEvent[]) =>
  events.reduce<DraftState | undefined>(evolveDraft, undefined);

const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'accepted';
};

const save = { id: 'd1', companyId: 'moderna', content };

describe('saving a draft', () => {
  it('begins it, and goes on from the revision that was seen', () => {
    expect(saveDraft(undefined, save)).toEqual([saved]);
    expect(saveDraft(draftOf(saved), { ...save, expectedRevision: 0 })).toEqual([saved]);
    expect(draftOf(saved, saved)?.revision).toBe(1);
  });

  it('is refused as stale when somebody else was first', () => {
    const twice = draftOf(saved, saved);
    expect(codeOf(() => saveDraft(twice, { ...save, expectedRevision: 0 }))).toBe('draft.stale');
    expect(codeOf(() => saveDraft(twice, save))).toBe('draft.stale');
    expect(codeOf(() => saveDraft(undefined, { ...save, expectedRevision: 3 }))).toBe(
      'draft.stale',
    );
  });

  it('is refused once it is issued or discarded, and to another company', () => {
    const next = { ...save, expectedRevision: 1 };
    expect(codeOf(() => saveDraft(draftOf(saved, issued), next))).toBe('draft.issued');
    expect(codeOf(() => saveDraft(draftOf(saved, discarded), next))).toBe('draft.discarded');
    const other = { ...save, companyId: 'other', expectedRevision: 0 };
    expect(codeOf(() => saveDraft(draftOf(saved), other))).toBe('draft.ofAnotherCompany');
  });

  it('is refused when there is too much of it', () => {
    const room = 1_000_000 - JSON.stringify({ note: '', lines: [] }).length;
    const sized = (length: number) => ({ note: 'x'.repeat(length), lines: [] });
    expect(codeOf(() => saveDraft(undefined, { ...save, content: sized(room) }))).toBe('accepted');
    expect(codeOf(() => saveDraft(undefined, { ...save, content: sized(room + 1) }))).toBe(
      'draft.tooLarge',
    );
  });
});

describe('discarding a draft', () => {
  it('closes it', () => {
    expect(discardDraft(draftOf(saved), { ...save, expectedRevision: 0 })).toEqual([discarded]);
    expect(draftOf(saved, discarded)?.status).toBe('discarded');
  });

  it('is refused for none, a stale one and one that is closed', () => {
    expect(codeOf(() => discardDraft(undefined, save))).toBe('draft.notFound');
    expect(codeOf(() => discardDraft(draftOf(saved), { ...save, expectedRevision: 4 }))).toBe(
      'draft.stale',
    );
    expect(codeOf(() => discardDraft(draftOf(saved, discarded), save))).toBe('draft.discarded');
  });
});

describe('closing the draft of an issued document', () => {
  it('names the document, once', () => {
    const close = { id: 'd1', documentId: 'FT_2026.1' };
    expect(closeDraft(draftOf(saved), close)).toEqual([issued]);
    expect(draftOf(saved, issued)).toMatchObject({ status: 'issued', documentId: 'FT_2026.1' });
    expect(closeDraft(draftOf(saved, issued), close)).toEqual([]);
    expect(closeDraft(undefined, close)).toEqual([]);
  });
});
