import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { accept } from '../commands/accept.js';
import { ApiCommand } from '../http/api-command.js';
import { Sender, type CommandSender } from '../http/commands.js';

@ApiTags('seals')
@Controller('seals')
export class SealController {
  constructor(private readonly commands: CommandBus) {}

  /** Seals the journal as it stands; nothing happens where the last event is a seal already. */
  @Post()
  @HttpCode(200)
  @Allow('fiscal.export')
  @ApiCommand({ isRehearsable: false })
  seal(@Sender() sender: CommandSender): Promise<Accepted> {
    return accept(this.commands, sender, sender.companyId, { type: 'SealJournal' });
  }
}
