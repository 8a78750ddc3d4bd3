import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { CancelStockTransfer, EnterOpeningStock, TransferStock } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { accept } from '../commands/accept.js';
import { withoutNulls } from '../documents/without-nulls.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../http/commands.js';
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
  @Post('stock-transfers')
  @Allow('stock.move')
  @ApiCommand()
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
  @Post('stock-transfers/:id/receive')
  @HttpCode(200)
  @Allow('stock.move')
  @ApiCommand()
  receive(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ChangedRecord,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'ReceiveStockTransfer', ...body, id });
  }

  /** What was on its way goes back. */
  @Post('stock-transfers/:id/cancel')
  @HttpCode(200)
  @Allow('stock.move')
  @ApiCommand()
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelTransferBody) body: Omit<Sent<CancelStockTransfer>, 'id'>,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'CancelStockTransfer', ...body, id });
  }

  /** What there was before the company kept its books here. */
  @Post('opening-stock')
  @Allow('stock.manage')
  @ApiCommand()
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
  @Post('opening-stock/:id/cancel')
  @HttpCode(200)
  @Allow('stock.manage')
  @ApiCommand()
  takeBack(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'CancelOpeningStock', id });
  }
}
