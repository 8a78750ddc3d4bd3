import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { accept } from '../commands/accept.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { CommandRoute } from '../access/command-route.js';

@ApiTags('seals')
@Controller('seals')
export class SealController {
  constructor(private readonly commands: CommandBus) {}

  /** Seals the journal as it stands; nothing happens where the last event is a seal already. */
  @CommandRoute('', { allow: 'fiscal.export', isRehearsable: false })
  seal(@Sender() sender: CommandSender): Promise<Accepted> {
    return accept(this.commands, sender, sender.companyId, { type: 'SealJournal' });
  }
}
