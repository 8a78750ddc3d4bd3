import { assert, discardDraft, refuse, type DocumentContent } from '@balcao/domain';
import { Drafts, draftEventId, type DraftGround, type DraftWriter } from './drafts.js';

/** Which draft, in whose name, and by what id the same is recognised when it is asked again. */
interface Wish {
  readonly draftId: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly writer: DraftWriter;
}

/** Issues a draft as it is kept, and closes it behind. Throws `DomainError`. */
export async function issueSavedDraft(ground: DraftGround, wish: Wish): Promise<string> {
  const { draftId, commandId, correlationId, writer } = wish;
  const { companyId, userId: actorId } = writer;
  const drafts = new Drafts(ground);
  const draft = await drafts.find(companyId, draftId);
  if (draft === undefined) return refuse('draft.notFound', { id: draftId });
  if (draft.state.status === 'discarded') refuse('draft.discarded');
  const content: DocumentContent = draft.state.content;
  const body = { ...content, type: 'IssueDocument', draftId } as const;
  const submitted = { commandId, actorId, correlationId, body };
  const { events } = await ground.journals.execute(companyId, submitted);
  const issued = events.find(({ type }) => type === 'DocumentIssued');
  assert(issued !== undefined, 'issuing decides on a document');
  const { id } = issued.data;
  // The document is issued whatever happens here; what fails is corrected when the draft is read.
  await drafts.close(draft, id, writer).catch(() => undefined);
  return id;
}

/** Throws a draft away, once. Throws `DomainError`. */
export async function discardSavedDraft(ground: DraftGround, wish: Wish): Promise<void> {
  const { draftId: id, commandId, writer } = wish;
  const { companyId } = writer;
  const drafts = new Drafts(ground);
  const before = await drafts.find(companyId, id);
  if (before?.lastEventId === draftEventId(id, commandId)) return;
  for (const event of discardDraft(before?.state, { id, companyId })) {
    await drafts.record(event, before, { caller: writer, commandId });
  }
}
