import { createHash } from 'node:crypto';
import {
  closeDraft,
  evolveDraft,
  ownName,
  refuse,
  type DraftEvent,
  type DraftState,
  type JournalEvent,
} from '@balcao/domain';
import { WrongExpectedRevision, asJson, metadataAs } from '@balcao/event-store';
import { eventAs, journalStream } from '@balcao/journal';
import type { DraftMetadata } from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';

/** A draft as its stream tells it. */
export interface StoredDraft {
  readonly state: DraftState;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly lastEventId: string;
}

/** In whose name something happens to a draft. */
export interface DraftWriter {
  readonly companyId: string;
  readonly userId: string;
  readonly userName: string;
}

/** The name under which a draft is in the event store, of any company. */
export const draftStream = (id: string): string => `draft-${id}`;

/** What drafts stand on. */
export type DraftGround = Pick<TaskGround, 'events' | 'journals' | 'clock'>;

/** The streams of drafts: short, and closed when their document is issued. */
export class Drafts {
  constructor(private readonly ground: DraftGround) {}

  /** The draft, or undefined when there is none; another company's is as good as none. */
  async find(companyId: string, id: string): Promise<StoredDraft | undefined> {
    let draft: StoredDraft | undefined;
    for await (const stored of this.ground.events.read(draftStream(id))) {
      const { recordedAt, actorName } = metadataAs<DraftMetadata>(stored);
      const event = eventAs<DraftEvent>(stored);
      const state = evolveDraft(draft?.state, event, stored.revision);
      const isSaved = event.type === 'DraftSaved';
      draft = {
        state,
        savedAt: isSaved || !draft ? recordedAt : draft.savedAt,
        savedBy: isSaved || !draft ? actorName : draft.savedBy,
        lastEventId: stored.id,
      };
    }
    return draft?.state.companyId === companyId ? this.corrected(draft) : undefined;
  }

  /** Records what happened to a draft; the same command id writes nothing twice. */
  async record(
    event: DraftEvent,
    before: StoredDraft | undefined,
    {
      caller,
      commandId,
      shown,
    }: {
      readonly caller: DraftWriter;
      readonly commandId: string;
      readonly shown?: DraftMetadata['shown'];
    },
  ): Promise<number> {
    const { companyId, userId: actorId, userName: actorName } = caller;
    const { id } = event.data;
    const recordedAt = this.ground.clock().toISOString();
    const metadata = { companyId, actorId, actorName, recordedAt, schemaVersion: 1 };
    const written = {
      id: draftEventId(id, commandId),
      type: event.type,
      data: asJson(event.data),
      metadata: { ...metadata, ...(shown && { shown: { ...shown } }) },
    };
    const expected = before?.state.revision ?? 'no-stream';
    try {
      return (await this.ground.events.append(draftStream(id), [written], expected)).revision;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      const actual = error.actual ?? -1;
      return refuse('draft.stale', { expected: before?.state.revision ?? -1, actual });
    }
  }

  /** Closes the draft of a document that was issued. */
  async close(draft: StoredDraft, documentId: string, caller: DraftWriter): Promise<StoredDraft> {
    const { id } = draft.state;
    let closed = draft;
    for (const event of closeDraft(draft.state, { id, documentId })) {
      const commandId = ownName(`issued:${documentId}`);
      const revision = await this.record(event, closed, { caller, commandId });
      closed = { ...closed, state: evolveDraft(closed.state, event, revision) };
    }
    return closed;
  }

  /** A crash between issuing and closing leaves a draft open: the books know what became of it. */
  private async corrected(draft: StoredDraft): Promise<StoredDraft> {
    const { id, companyId, status } = draft.state;
    if (status !== 'open') return draft;
    const revision = await this.ground.journals.inspect(companyId, (books) =>
      books.documents.drafts.get(id),
    );
    const documentId = revision && (await this.documentIssuedAt(companyId, revision, id));
    if (!documentId) return draft;
    const caller = { companyId, userId: 'system', userName: '' };
    return this.close(draft, documentId, caller);
  }

  private async documentIssuedAt(companyId: string, revision: number, draftId: string) {
    const options = { from: revision, limit: 1 };
    for await (const stored of this.ground.events.read(journalStream(companyId), options)) {
      const event = eventAs<JournalEvent>(stored);
      // The books know drafts by a fingerprint: the event itself says whose it is.
      if (event.type !== 'DocumentIssued' || event.data.draftId !== draftId) return undefined;
      return event.data.id;
    }
    return undefined;
  }
}

/** The same command on the same draft has the same event id: a UUID of version 8 (RFC 9562). */
export function draftEventId(draftId: string, commandId: string): string {
  const hex = createHash('sha256').update(`${draftId}/${commandId}`).digest('hex');
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...groups, hex.slice(20, 32)].join('-');
}
