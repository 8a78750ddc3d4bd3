import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { accept, acceptNamed } from '../commands/accept.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../http/commands.js';
import { sent } from '../http/sent.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import { expectedOf } from '../registers/sent-fields.js';
import {
  AllocateBody,
  CancelMoneyBody,
  PaymentNoteBody,
  RecordPaymentBody,
  RefundBody,
  SetOffBody,
} from './payments.bodies.js';

/** What can be done with payments: record, allocate, refund, cancel, restore. */
@ApiTags('payments')
@Controller()
export class PaymentCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('payments')
  @Allow('payments.record')
  @ApiCommand()
  record(
    @Sender() sender: CommandSender,
    @CheckedBody(RecordPaymentBody) body: RecordPaymentBody,
  ): Promise<Accepted> {
    const command = { type: 'RecordPayment', ...sent(body) } as const;
    return acceptNamed(this.commands, sender, command, 'PaymentRecorded');
  }

  /** Settles what a party owes as a client with what it is owed as a supplier. */
  @Post('payments/set-off')
  @Allow('payments.setOff')
  @ApiCommand()
  setOff(
    @Sender() sender: CommandSender,
    @CheckedBody(SetOffBody) body: SetOffBody,
  ): Promise<Accepted> {
    const command = { type: 'RecordSetOff', ...sent(body) } as const;
    return acceptNamed(this.commands, sender, command, 'PaymentRecorded');
  }

  /** Writes another note on a payment whose original is not printed. */
  @Post('payments/:id/note')
  @HttpCode(200)
  @Allow('payments.record')
  @ApiCommand()
  changeNote(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(PaymentNoteBody) body: PaymentNoteBody,
  ): Promise<Accepted> {
    const command = { type: 'ChangePaymentNote', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Says anew what a payment, or a credit note, settles. */
  @Post('payments/:id/allocate')
  @HttpCode(200)
  @Allow('payments.allocate')
  @ApiCommand()
  allocate(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(AllocateBody) body: AllocateBody,
  ): Promise<Accepted> {
    const command = { type: 'AllocateCredit', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Pays back what a payment, or a credit note, has left. */
  @Post('payments/:id/refund')
  @HttpCode(200)
  @Allow('payments.refund')
  @ApiCommand()
  refund(
    @Sender() sender: CommandSender,
    @Param('id') sourceId: string,
    @CheckedBody(RefundBody) body: RefundBody,
  ): Promise<Accepted> {
    const command = { type: 'RefundCredit', ...sent(body), sourceId } as const;
    return accept(this.commands, sender, body.id, command);
  }

  @Post('refunds/:id/cancel')
  @HttpCode(200)
  @Allow('payments.refund')
  @ApiCommand()
  cancelRefund(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'CancelRefund', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  @Post('payments/:id/cancel')
  @HttpCode(200)
  @Allow('payments.cancel')
  @ApiCommand()
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'CancelPayment', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  @Post('payments/:id/restore')
  @HttpCode(200)
  @Allow('payments.cancel')
  @ApiCommand()
  restore(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
  ): Promise<Accepted> {
    const command = { type: 'RestorePayment', id, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}
