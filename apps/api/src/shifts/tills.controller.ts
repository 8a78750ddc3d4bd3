import { Body, Controller, Get, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Accepted, TillBatchAnswer, TillStand } from '@balcao/contracts';
import { cashRegisters, tills } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import { ROWS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { readBatch } from './read-batch.js';
import { RecoverPaper } from './recover-paper.js';
import { RecoverPaperBody } from './sale.bodies.js';
import { TakeBatch } from './take-batch.js';
import { ReleaseTillBody, ReportTillNumberBody, TakeTillBody } from './till.bodies.js';
import { TillContacts } from './till-contacts.js';

/** The tills as devices: who has one, what it sent, what is missing. */
@ApiTags('tills')
@Controller('tills')
export class TillsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly papers: RecoverPaper,
    private readonly batches: TakeBatch,
    private readonly contacts: TillContacts,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** Every cash register with where its till stands. */
  @Get()
  @Allow('pos.view')
  async list(@Member() { companyId }: MemberCaller): Promise<readonly TillStand[]> {
    const sort = [['code', 'asc']] as const;
    const registers = await this.rows.find(cashRegisters, companyId, { sort, limit: 1_000 });
    const ids = registers.map(({ id }) => id);
    const known = await this.rows.getMany(tills, companyId, ids);
    const byId = new Map(known.map((row) => [row.id, row]));
    return registers.map(({ id, code, name, isArchived, revision }) => {
      const row = byId.get(id);
      const none = { lane: 0, lanes: [], missingNumbers: [], corrected: 0, quarantined: 0 };
      const contact = this.contacts.of(companyId, id);
      const missingEntries = (row?.lanes ?? [])
        .flatMap(({ missing }) => missing)
        .reduce((sum, { from, to }) => sum + to - from + 1, 0);
      const stand = { ...(row ?? { id, revision, ...none }), code, name, isArchived };
      return { ...stand, missingEntries, ...(contact && { contact }) };
    });
  }

  /** Gives the till to one device; refused while another has it, unless it is taken over. */
  @CommandRoute(':id/take', { allow: 'pos.sell', isRehearsable: false })
  take(
    @Sender() sender: CommandSender,
    @Param('id') cashRegisterId: string,
    @CheckedBody(TakeTillBody) body: TakeTillBody,
  ): Promise<Accepted> {
    const command = { type: 'TakeTill', cashRegisterId, ...sent(body) } as const;
    return accept(this.commands, sender, cashRegisterId, command);
  }

  /** Gives the till back: its device has sent everything. */
  @CommandRoute(':id/release', { allow: 'pos.sell', isRehearsable: false })
  release(
    @Sender() sender: CommandSender,
    @Param('id') cashRegisterId: string,
    @CheckedBody(ReleaseTillBody) { deviceId }: ReleaseTillBody,
  ): Promise<Accepted> {
    const command = { type: 'ReleaseTill', cashRegisterId, deviceId } as const;
    return accept(this.commands, sender, cashRegisterId, command);
  }

  /**
   * Takes what the till has written, in its order and once; answers what became of each entry. The
   * key of the request is not looked at: each entry has an id of its own.
   */
  @CommandRoute(':id/entries', { allow: 'pos.sell', isRehearsable: false })
  @ApiBody({ schema: { type: 'object' } })
  entries(
    @Member() caller: MemberCaller,
    @Param('id') cashRegisterId: string,
    @Body() body: unknown,
  ): Promise<TillBatchAnswer> {
    return this.batches.take(caller, cashRegisterId, readBatch(body));
  }

  /** A paper of the till names a number that never came: what lies before it is missing. */
  @CommandRoute(':id/report-number', { allow: 'pos.manage' })
  report(
    @Sender() sender: CommandSender,
    @Param('id') cashRegisterId: string,
    @CheckedBody(ReportTillNumberBody) body: ReportTillNumberBody,
  ): Promise<Accepted> {
    const command = { type: 'ReportTillNumber', cashRegisterId, ...sent(body) } as const;
    return accept(this.commands, sender, cashRegisterId, command);
  }

  /** Enters a receipt that the till printed and never sent; its series is opened where need be. */
  @CreationRoute(':id/recover-paper', { allow: 'pos.manage', isRehearsable: false })
  recover(
    @Sender() sender: CommandSender,
    @Param('id') cashRegisterId: string,
    @CheckedBody(RecoverPaperBody) body: RecoverPaperBody,
  ): Promise<Accepted> {
    return this.papers.enter(sender, cashRegisterId, body);
  }
}
