import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { SetExchangeRateBody } from './exchange.bodies.js';

@ApiTags('currencies')
@Controller('currencies')
export class ExchangeCommandsController {
  constructor(private readonly commands: CommandBus) {}

  /** What one unit costs from a day on, and the percentage that is put on top. */
  @CommandRoute(':id/set-rate', { allow: 'exchange.manage' })
  setRate(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(SetExchangeRateBody) body: SetExchangeRateBody,
  ): Promise<Accepted> {
    const command = { type: 'SetExchangeRate', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}
