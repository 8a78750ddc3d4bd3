import { Controller, Get, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, LineSettlement } from '@balcao/contracts';
import { Allow, AlsoOneOf } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { accept, acceptNamed } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { sent } from '../http/sent.js';
import { RefundLineBody, SettleLineBody, SpendLineBody } from './statement-records.bodies.js';
import { SuggestLineSettlements } from './suggest-line-settlements.js';
import { RecordLineBody } from './treasury.bodies.js';

/** What a bank has and the books lack is recorded from its lines, and matched with them. */
@ApiTags('bank-statements')
@Controller('bank-statements')
export class StatementRecordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What the lines that no entry is suggested for probably settle, or pay back. */
  @Get(':id/settlements')
  @Allow('treasury.reconcile')
  @AlsoOneOf('payments.view')
  settlements(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<readonly LineSettlement[]> {
    return this.queries.execute(new SuggestLineSettlements(companyId, id));
  }

  /** Records the deposit or withdrawal that a line is and the books lack, and matches both. */
  @CommandRoute(':id/record', { allow: 'treasury.reconcile' })
  @AlsoOneOf('treasury.move')
  record(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RecordLineBody) body: RecordLineBody,
  ): Promise<Accepted> {
    const command = { type: 'RecordStatementLine', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Records the receipt of a client, or the payment to a supplier, that a line is. */
  @CommandRoute(':id/settle', { allow: 'treasury.reconcile' })
  @AlsoOneOf('payments.record')
  settle(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(SettleLineBody) body: SettleLineBody,
  ): Promise<Accepted> {
    const command = { type: 'SettleStatementLine', id, ...sent(body) } as const;
    return acceptNamed(this.commands, sender, command, 'PaymentRecorded');
  }

  /** Records the expense that a line paid. */
  @CommandRoute(':id/spend', { allow: 'treasury.reconcile' })
  @AlsoOneOf('expenses.record')
  spend(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(SpendLineBody) body: SpendLineBody,
  ): Promise<Accepted> {
    const command = { type: 'SpendStatementLine', id, ...sent(body) } as const;
    return accept(this.commands, sender, body.expenseId, command);
  }

  /** Records the refunds to a client, or by a supplier, that a line is. */
  @CommandRoute(':id/refund', { allow: 'treasury.reconcile' })
  @AlsoOneOf('payments.refund')
  refund(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RefundLineBody) body: RefundLineBody,
  ): Promise<Accepted> {
    const command = { type: 'RefundStatementLine', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}
