import { Controller, Get, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, Draft } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { drafts as draftRows } from '@balcao/projections';
import { anyRowsOf, type Row } from '@balcao/read-store';
import { Drafts } from '@balcao/tasks';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { seesType } from '../access/rows/seen-documents.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { ApiList } from '../reading/api-list.js';
import { parseList, type SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { sendPage } from '../reading/send-page.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import { DiscardDraft } from './discard-draft.js';
import { SaveDraftBody } from './document.bodies.js';
import { DraftId } from './draft-id.js';
import { SaveDraft } from './save-draft.js';
import { withoutNulls } from '../http/without-nulls.js';

const collection = anyRowsOf(draftRows);

/** Documents that are still being written. */
@ApiTags('drafts')
@Controller('drafts')
export class DraftsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly drafts: Drafts,
  ) {}

  /** Lists drafts, a page at a time. */
  @Get()
  @Allow('documents.view')
  @ApiList()
  async list(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly Row[]> {
    const list = parseList(collection, sent);
    const page = await this.queries.execute(new ListRows(collection, companyId, list));
    return sendPage(reply, 'drafts', page);
  }

  /** Returns a draft with its content. */
  @Get(':draftId')
  @Allow('documents.view')
  async get(@Member() { companyId }: MemberCaller, @DraftId() id: string): Promise<Draft> {
    const found = await this.drafts.find(companyId, id);
    if (found === undefined) return refuse('draft.notFound', { id });
    const { savedAt, savedBy } = found;
    const { revision, status, content, documentId } = found.state;
    const issued = documentId === undefined ? {} : { documentId };
    const { documentTypeId = '', ...written } = content;
    if (!seesType(documentTypeId)) return refuse('draft.notFound', { id });
    return {
      id,
      revision,
      status,
      content: { documentTypeId, ...written },
      savedAt,
      savedBy,
      ...issued,
    };
  }

  /** Saves a draft, or creates it; nothing of it is checked before it is issued. */
  @Put(':draftId')
  @Allow('documents.draft')
  @ApiCommand({ isRehearsable: false })
  save(
    @Sender() sender: CommandSender,
    @DraftId() id: string,
    @CheckedBody(SaveDraftBody) body: SaveDraftBody,
  ): Promise<Accepted> {
    const { content, expectedRevision } = withoutNulls(body);
    return this.commands.execute(new SaveDraft(sender, id, content, expectedRevision));
  }

  /** Discards a draft. */
  @CommandRoute(':draftId/discard', { allow: 'documents.draft', isRehearsable: false })
  discard(
    @Sender() sender: CommandSender,
    @DraftId() id: string,
    @CheckedBody(ExpectedRevisionBody) { expectedRevision }: ExpectedRevisionBody,
  ): Promise<Accepted> {
    return this.commands.execute(new DiscardDraft(sender, id, expectedRevision));
  }
}
