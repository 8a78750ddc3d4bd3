import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Accepted, ErasurePreview } from '@balcao/contracts';
import { refuse, type CommandOf } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { ERASURES, JOURNALS } from '../composition/tokens.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../http/commands.js';
import { Text } from '../http/fields.js';
import type { Erasures } from './erasures.js';

class ErasePartyBody {
  @Text(500)
  readonly reason!: string;
}

/** Events of a thread that are read at once. */
const eventsPerPage = 200;

@ApiTags('erasures')
@Controller('parties')
export class ErasuresController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ERASURES) private readonly erasures: Erasures,
  ) {}

  /** What an erasure would let go of now; refused as the erasure would be. */
  @Get(':id/erasure')
  @Allow('parties.erase')
  async preview(
    @Member() { companyId, userId: actorId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<ErasurePreview> {
    const body = await this.command(companyId, id, '?');
    const command = { commandId: `preview-${id}`, actorId, body };
    const events = await this.journals.rehearse(companyId, command, (_, decided) => decided);
    const scopes = events.flatMap((event) =>
      event.type === 'PartyErased' ? event.data.scopes : [],
    );
    return { id, scopes };
  }

  /** Erases the personal data of a client or supplier, for good. */
  @Post(':id/erase')
  @HttpCode(200)
  @Allow('parties.erase')
  @ApiCommand({ isRehearsable: false })
  @ApiBody({ type: ErasePartyBody })
  async erase(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
    @CheckedBody(ErasePartyBody) { reason }: ErasePartyBody,
  ): Promise<Accepted> {
    const { companyId } = caller;
    const command = await this.command(companyId, id, reason);
    await this.erasures.begin(companyId, id);
    try {
      const sent = { type: command.type, id, reason };
      return await accept(this.commands, caller, key, id, command, sent);
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
    const events: number[] = [];
    for (let before: number | undefined; ;) {
      const options = { limit: eventsPerPage, ...(before !== undefined && { before }) };
      const page = await this.journals.history(companyId, id, options);
      events.push(...page.events.map(({ revision }) => revision));
      if (page.next === undefined) break;
      before = page.next;
    }
    const [expectedRevision] = events;
    if (expectedRevision === undefined) return refuse('record.notFound', { id });
    return { type: 'EraseParty', id, reason, events, expectedRevision };
  }
}
