import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { CancelMoneyBody } from '../payments/payments.bodies.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import { expectedOf } from '../registers/sent-fields.js';
import {
  ClosePeriodBody,
  MoveMoneyBody,
  ReopenPeriodBody,
  TransferMoneyBody,
} from './treasury.bodies.js';

/** Money that moves without a document, and the periods that are closed to it. */
@ApiTags('treasury')
@Controller()
export class MovementsController {
  constructor(private readonly commands: CommandBus) {}

  /** Records a deposit on a treasury account. */
  @CreationRoute('deposits', { allow: 'treasury.move' })
  deposit(
    @Sender() sender: CommandSender,
    @CheckedBody(MoveMoneyBody) body: MoveMoneyBody,
  ): Promise<Accepted> {
    const command = { type: 'DepositMoney', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Records a withdrawal from a treasury account. */
  @CreationRoute('withdrawals', { allow: 'treasury.move' })
  withdraw(
    @Sender() sender: CommandSender,
    @CheckedBody(MoveMoneyBody) body: MoveMoneyBody,
  ): Promise<Accepted> {
    const command = { type: 'WithdrawMoney', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Records a transfer between two treasury accounts. */
  @CreationRoute('transfers', { allow: 'treasury.move' })
  transfer(
    @Sender() sender: CommandSender,
    @CheckedBody(TransferMoneyBody) body: TransferMoneyBody,
  ): Promise<Accepted> {
    const command = { type: 'TransferMoney', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Cancels a movement. */
  @CommandRoute(['deposits/:id/cancel', 'withdrawals/:id/cancel', 'transfers/:id/cancel'], {
    allow: 'treasury.cancel',
  })
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'CancelMovement', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Takes back the cancellation of a movement. */
  @CommandRoute(['deposits/:id/restore', 'withdrawals/:id/restore', 'transfers/:id/restore'], {
    allow: 'treasury.cancel',
  })
  restore(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
  ): Promise<Accepted> {
    const command = { type: 'RestoreMovement', id, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Closes the days of an account up to one: nothing in them changes any more. */
  @CommandRoute('treasury-accounts/:id/close-period', { allow: 'treasury.close' })
  close(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ClosePeriodBody) body: ClosePeriodBody,
  ): Promise<Accepted> {
    const command = { type: 'CloseTreasuryPeriod', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Opens the closed days of an account again. */
  @CommandRoute('treasury-accounts/:id/reopen-period', { allow: 'treasury.close' })
  reopen(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ReopenPeriodBody) body: ReopenPeriodBody,
  ): Promise<Accepted> {
    const command = { type: 'ReopenTreasuryPeriod', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}
