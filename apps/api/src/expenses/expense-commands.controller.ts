import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { accept, acceptNamed } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { CancelMoneyBody } from '../payments/payments.bodies.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import { expectedOf } from '../registers/sent-fields.js';
import { PayExpenseBody, RecordExpenseBody } from './expenses.bodies.js';

/** What can be done with expenses: record, pay, cancel, restore, record what has come due. */
@ApiTags('expenses')
@Controller('expenses')
export class ExpenseCommandsController {
  constructor(private readonly commands: CommandBus) {}

  /** Records an expense. */
  @CreationRoute('', { allow: 'expenses.record', mayWait: true })
  record(
    @Sender() sender: CommandSender,
    @CheckedBody(RecordExpenseBody) body: RecordExpenseBody,
  ): Promise<Accepted> {
    const command = { type: 'RecordExpense', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Records every occurrence of recurring expenses whose day has come. */
  @CommandRoute('record-due', { allow: 'expenses.record' })
  recordDue(@Sender() sender: CommandSender): Promise<Accepted> {
    const command = { type: 'RecordDueExpenses' } as const;
    return acceptNamed(this.commands, sender, command, 'ExpenseRecorded');
  }

  /** Records the payment of an expense. */
  @CommandRoute(':id/pay', { allow: 'expenses.record' })
  pay(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(PayExpenseBody) body: PayExpenseBody,
  ): Promise<Accepted> {
    const command = { type: 'PayExpense', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Cancels an expense. */
  @CommandRoute(':id/cancel', { allow: 'expenses.cancel', mayWait: true })
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'CancelExpense', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Takes a cancellation back, with the money that had been paid. */
  @CommandRoute(':id/restore', { allow: 'expenses.cancel' })
  restore(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
  ): Promise<Accepted> {
    const command = { type: 'RestoreExpense', id, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}
