import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Accepted } from '@balcao/contracts';
import { discardDraft } from '@balcao/domain';
import { draftEventId, Drafts, draftStream } from '@balcao/tasks';
import type { CommandSender } from '../access/commands.js';
import { ReadAfter } from '../reading/read-after.js';

/** Throws a draft away. */
export class DiscardDraft extends Command<Accepted> {
  constructor(
    readonly sender: CommandSender,
    readonly draftId: string,
    readonly expectedRevision: number | undefined,
  ) {
    super();
  }
}

@CommandHandler(DiscardDraft)
export class DiscardDraftHandler implements ICommandHandler<DiscardDraft> {
  constructor(
    private readonly drafts: Drafts,
    private readonly readAfter: ReadAfter,
  ) {}

  async execute({ sender, draftId: id, expectedRevision }: DiscardDraft) {
    const { companyId, commandId } = sender;
    const before = await this.drafts.find(companyId, id);
    if (before?.lastEventId === draftEventId(id, commandId)) {
      return { id, revision: before.state.revision };
    }
    const expected = expectedRevision !== undefined && { expectedRevision };
    let revision = before?.state.revision ?? 0;
    for (const event of discardDraft(before?.state, { id, companyId, ...expected })) {
      revision = await this.drafts.record(event, before, { caller: sender, commandId });
    }
    await this.readAfter.until(draftStream(id), revision);
    return { id, revision };
  }
}
