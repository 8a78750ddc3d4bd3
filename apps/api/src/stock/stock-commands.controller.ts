import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { CancelStockTransfer, EnterOpeningStock, TransferStock } from '@balcao/domain';
import { accept } from '../commands/accept.js';
import { withoutNulls } from '../http/without-nulls.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import type { ChangedRecord } from '../registers/register.routes.js';
import { CancelTransferBody, OpeningStockBody, TransferStockBody } from './stock.bodies.js';

/** A command as its body carries it. */
type Sent<C> = Omit<C, 'type'>;

@ApiTags('stock')
@Controller()
export class StockCommandsController {
  constructor(private readonly commands: CommandBus) {}

  /** Carries goods from one warehouse to another, or sends them on their way. */
  @CreationRoute('stock-transfers', { allow: 'stock.move' })
  transfer(
    @Sender() sender: CommandSender,
    @CheckedBody(TransferStockBody) body: Sent<TransferStock>,
  ): Promise<Accepted> {
    return accept(this.commands, sender, body.id, {
      type: 'TransferStock',
      ...withoutNulls(body),
    });
  }

  /** What was on its way has arrived. */
  @CommandRoute('stock-transfers/:id/receive', { allow: 'stock.move' })
  receive(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ChangedRecord,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'ReceiveStockTransfer', ...body, id });
  }

  /** What was on its way goes back. */
  @CommandRoute('stock-transfers/:id/cancel', { allow: 'stock.move' })
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelTransferBody) body: Omit<Sent<CancelStockTransfer>, 'id'>,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'CancelStockTransfer', ...body, id });
  }

  /** What there was before the company kept its books here. */
  @CreationRoute('opening-stock', { allow: 'stock.manage' })
  open(
    @Sender() sender: CommandSender,
    @CheckedBody(OpeningStockBody) body: Sent<EnterOpeningStock>,
  ): Promise<Accepted> {
    return accept(this.commands, sender, body.id, {
      type: 'EnterOpeningStock',
      ...withoutNulls(body),
    });
  }

  /** Takes an opening back, as long as nothing of it has left. */
  @CommandRoute('opening-stock/:id/cancel', { allow: 'stock.manage' })
  takeBack(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'CancelOpeningStock', id });
  }
}
