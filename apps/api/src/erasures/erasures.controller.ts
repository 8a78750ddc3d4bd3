import { Controller, Get, Inject, Param, Query, Req, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Accepted, ErasurePreview } from '@balcao/contracts';
import { refuse, ownName, type CommandOf } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { ERASURES, JOURNALS, ROWS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { Text } from '../http/fields.js';
import { companies } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { FastifyRequest } from 'fastify';
import { exportRows, formatOf } from '../exporting/export-list.js';
import { exportRequestOf } from '../exporting/export-request.js';
import type { SentQuery } from '../reading/list-query.js';
import type { Erasures } from '../composition/erasures.js';
import { HeldData } from './held-data.js';
import { threadOf } from './thread-of.js';

class ErasePartyBody {
  @Text(500)
  readonly reason!: string;
}

/** What the file of what is held says of each thing. */
const heldFields = ['part', 'field', 'value', 'recordedAt', 'actorName'] as const;

@ApiTags('erasures')
@Controller('parties')
export class ErasuresController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ERASURES) private readonly erasures: Erasures,
    @Inject(HeldData) private readonly heldData: HeldData,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** What is held of a client or supplier, as a file for people who ask what is known of them. */
  @Get(':id/held')
  @Allow('parties.erase')
  @ApiQuery({ name: 'format', enum: ['csv', 'xlsx', 'pdf'], required: false })
  async held(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const asked = exportRequestOf(request);
    const { name, facts } = await this.heldData.of(companyId, id, asked.language);
    const company = (await this.rows.get(companies, companyId, companyId))?.name ?? '';
    const file = { path: 'held', fields: heldFields, company };
    const format = formatOf(sent) ?? 'pdf';
    return exportRows(facts, file, format, { ...asked, screen: 'held', about: name });
  }

  /** What an erasure would let go of now; refused as the erasure would be. */
  @Get(':id/erasure')
  @Allow('parties.erase')
  async preview(
    @Member() { companyId, userId: actorId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<ErasurePreview> {
    const body = await this.command(companyId, id, '?');
    const command = { commandId: ownName(`preview-${id}`), actorId, body };
    const events = await this.journals.rehearse(companyId, command, (_, decided) => decided);
    const scopes = events.flatMap((event) =>
      event.type === 'PartyErased' ? event.data.scopes : [],
    );
    return { id, scopes };
  }

  /** Erases the personal data of a client or supplier, for good. */
  @CommandRoute(':id/erase', { allow: 'parties.erase', isRehearsable: false })
  async erase(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ErasePartyBody) { reason }: ErasePartyBody,
  ): Promise<Accepted> {
    const { companyId } = sender;
    const command = await this.command(companyId, id, reason);
    await this.erasures.begin(companyId, id);
    try {
      const sent = { type: command.type, id, reason };
      return await accept(this.commands, sender, id, command, sent);
    } finally {
      // Also after an error: the event may be recorded all the same.
      await this.erasures.finish(companyId, id);
    }
  }

  private async command(
    companyId: string,
    id: string,
    reason: string,
  ): Promise<CommandOf<'EraseParty'>> {
    const thread = await threadOf(this.journals, companyId, id);
    const events = thread.map(({ revision }) => revision);
    const [expectedRevision] = events;
    if (expectedRevision === undefined) return refuse('record.notFound', { id });
    return { type: 'EraseParty', id, reason, events, expectedRevision };
  }
}
