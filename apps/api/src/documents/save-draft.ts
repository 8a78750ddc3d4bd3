import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Accepted } from '@balcao/contracts';
import { draftFigures, saveDraft, type DocumentContent } from '@balcao/domain';
import { draftEventId, Drafts, draftStream } from '@balcao/tasks';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import type { CommandSender } from '../access/commands.js';
import { ReadAfter } from '../reading/read-after.js';
import { IssuedDocuments } from './issued-documents.js';

/** Keeps what was written on a document that is not issued yet. */
export class SaveDraft extends Command<Accepted> {
  constructor(
    readonly sender: CommandSender,
    readonly draftId: string,
    readonly content: DocumentContent,
    /** Missing for a new draft. */
    readonly expectedRevision: number | undefined,
  ) {
    super();
  }
}

@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(
    private readonly drafts: Drafts,
    private readonly readAfter: ReadAfter,
    private readonly issued: IssuedDocuments,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async execute(command: SaveDraft): Promise<Accepted> {
    const { sender, draftId: id, content, expectedRevision } = command;
    const { companyId, commandId } = sender;
    const before = await this.drafts.find(companyId, id);
    if (before?.lastEventId === draftEventId(id, commandId)) {
      return { id, revision: before.state.revision };
    }
    const expected = expectedRevision !== undefined && { expectedRevision };
    const [saved] = saveDraft(before?.state, { id, companyId, content, ...expected });
    if (saved === undefined) return { id, revision: before?.state.revision ?? 0 };
    const now = this.sources.clock().toISOString();
    const { originId } = content;
    const corrected = await this.issued.all(companyId, originId === undefined ? [] : [originId]);
    const shown = await this.journals.inspect(companyId, (books) =>
      draftFigures(books, content, { now, origin: corrected.get(originId ?? '') }),
    );
    const revision = await this.drafts.record(saved, before, { caller: sender, commandId, shown });
    await this.readAfter.until(draftStream(id), revision);
    return { id, revision };
  }
}
