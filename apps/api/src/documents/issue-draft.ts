import { Logger } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Accepted } from '@balcao/contracts';
import { assert, refuse, type DocumentContent } from '@balcao/domain';
import { Drafts, type StoredDraft } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { CommandSender } from '../access/commands.js';
import { companyCommand } from '../commands/company-command.js';

/** Makes a document of what was written; the draft, if it was saved, is closed behind it. */
export class IssueDraft extends Command<Accepted> {
  constructor(
    readonly sender: CommandSender,
    readonly draftId: string,
    readonly content: DocumentContent & { readonly acceptsClock?: boolean },
    /** Of the saved draft that the content was seen with. */
    readonly draftRevision: number | undefined,
  ) {
    super();
  }
}

@CommandHandler(IssueDraft)
export class IssueDraftHandler implements ICommandHandler<IssueDraft> {
  readonly #logger = new Logger('issue-document');

  constructor(
    private readonly drafts: Drafts,
    private readonly commands: CommandBus,
  ) {}

  async execute(command: IssueDraft): Promise<Accepted> {
    const { sender, draftId, content } = command;
    const draft = await this.draftOf(command);
    const body = { ...content, type: 'IssueDocument', draftId } as const;
    const { events, revision } = await this.commands.execute(companyCommand(sender, body));
    // A correction issues the note of the first document before it.
    const issued = events.findLast(({ type }) => type === 'DocumentIssued');
    assert(issued !== undefined, 'issuing decides on a document');
    const { id } = issued.data;
    if (draft !== undefined) await this.close(draft, id, sender);
    return { id, revision };
  }

  /** What the user saw is what is issued: a draft that has moved on is refused. */
  private async draftOf(command: IssueDraft): Promise<StoredDraft | undefined> {
    const { sender, draftId: id, draftRevision: expected } = command;
    if (expected === undefined) return undefined;
    const draft = await this.drafts.find(sender.companyId, id);
    if (draft === undefined) return refuse('draft.notFound', { id });
    const { status, revision: actual } = draft.state;
    if (status === 'discarded') refuse('draft.discarded');
    // Of an issued one the journal knows best: it may be this very command, sent again.
    if (status === 'open' && actual !== expected) refuse('draft.stale', { expected, actual });
    return draft;
  }

  /** The document is issued in any case; what fails here is repaired when the draft is read. */
  private async close(draft: StoredDraft, documentId: string, caller: MemberCaller) {
    try {
      await this.drafts.close(draft, documentId, caller);
    } catch (error) {
      this.#logger.warn(`draft ${draft.state.id} is still open: ${String(error)}`);
    }
  }
}
