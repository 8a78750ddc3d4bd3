import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { accept, acceptNamed } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
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

  /** Records a payment of a client or to a supplier. */
  @CreationRoute('payments', { allow: 'payments.record' })
  record(
    @Sender() sender: CommandSender,
    @CheckedBody(RecordPaymentBody) body: RecordPaymentBody,
  ): Promise<Accepted> {
    const command = { type: 'RecordPayment', ...sent(body) } as const;
    return acceptNamed(this.commands, sender, command, 'PaymentRecorded');
  }

  /** Adds the withholding rates of the law of the country, those that are missing. */
  @CommandRoute('payments/withholding-rates', { allow: 'payments.manage' })
  adoptRates(@Sender() sender: CommandSender): Promise<Accepted> {
    return accept(this.commands, sender, 'rates', { type: 'AdoptWithholdingRates' });
  }

  /** Settles what a party owes as a client with what it is owed as a supplier. */
  @CreationRoute('payments/set-off', { allow: 'payments.setOff' })
  setOff(
    @Sender() sender: CommandSender,
    @CheckedBody(SetOffBody) body: SetOffBody,
  ): Promise<Accepted> {
    const command = { type: 'RecordSetOff', ...sent(body) } as const;
    return acceptNamed(this.commands, sender, command, 'PaymentRecorded');
  }

  /** Writes another note on a payment whose original is not printed. */
  @CommandRoute('payments/:id/note', { allow: 'payments.record' })
  changeNote(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(PaymentNoteBody) body: PaymentNoteBody,
  ): Promise<Accepted> {
    const command = { type: 'ChangePaymentNote', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Says again what a payment, or a credit note, settles. */
  @CommandRoute('payments/:id/allocate', { allow: 'payments.allocate' })
  allocate(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(AllocateBody) body: AllocateBody,
  ): Promise<Accepted> {
    const command = { type: 'AllocateCredit', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Pays back what a payment, or a credit note, has left. */
  @CommandRoute('payments/:id/refund', { allow: 'payments.refund' })
  refund(
    @Sender() sender: CommandSender,
    @Param('id') sourceId: string,
    @CheckedBody(RefundBody) body: RefundBody,
  ): Promise<Accepted> {
    const command = { type: 'RefundCredit', ...sent(body), sourceId } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Cancels a refund. */
  @CommandRoute('refunds/:id/cancel', { allow: 'payments.refund' })
  cancelRefund(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'CancelRefund', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Cancels a payment: what it settled is open again. */
  @CommandRoute('payments/:id/cancel', { allow: 'payments.cancel' })
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'CancelPayment', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Takes back the cancellation of a payment. */
  @CommandRoute('payments/:id/restore', { allow: 'payments.cancel' })
  restore(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
  ): Promise<Accepted> {
    const command = { type: 'RestorePayment', id, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}
