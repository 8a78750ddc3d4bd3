import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { accept } from '../commands/accept.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../http/commands.js';
import { sent } from '../http/sent.js';
import { CancelMoneyBody } from '../payments/payments.bodies.js';
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

  @Post('deposits')
  @Allow('treasury.move')
  @ApiCommand()
  deposit(
    @Sender() sender: CommandSender,
    @CheckedBody(MoveMoneyBody) body: MoveMoneyBody,
  ): Promise<Accepted> {
    const command = { type: 'DepositMoney', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  @Post('withdrawals')
  @Allow('treasury.move')
  @ApiCommand()
  withdraw(
    @Sender() sender: CommandSender,
    @CheckedBody(MoveMoneyBody) body: MoveMoneyBody,
  ): Promise<Accepted> {
    const command = { type: 'WithdrawMoney', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  @Post('transfers')
  @Allow('treasury.move')
  @ApiCommand()
  transfer(
    @Sender() sender: CommandSender,
    @CheckedBody(TransferMoneyBody) body: TransferMoneyBody,
  ): Promise<Accepted> {
    const command = { type: 'TransferMoney', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  @Post(['deposits/:id/cancel', 'withdrawals/:id/cancel', 'transfers/:id/cancel'])
  @HttpCode(200)
  @Allow('treasury.cancel')
  @ApiCommand()
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'CancelMovement', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  @Post('treasury-accounts/:id/close-period')
  @HttpCode(200)
  @Allow('treasury.close')
  @ApiCommand()
  close(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ClosePeriodBody) body: ClosePeriodBody,
  ): Promise<Accepted> {
    const command = { type: 'CloseTreasuryPeriod', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  @Post('treasury-accounts/:id/reopen-period')
  @HttpCode(200)
  @Allow('treasury.close')
  @ApiCommand()
  reopen(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ReopenPeriodBody) body: ReopenPeriodBody,
  ): Promise<Accepted> {
    const command = { type: 'ReopenTreasuryPeriod', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}
