import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { accept } from '../commands/accept.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';

@ApiTags('operations')
@Controller('clock')
export class ClockController {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Says that the clock of the server was wrong for a while and is right now: by an owner. Days and
   * numbers go on from today; what was recorded meanwhile stays as it is.
   */
  @CommandRoute('correct', { allow: 'companies.manage', isRehearsable: false })
  correct(@Sender() sender: CommandSender): Promise<Accepted> {
    return accept(this.commands, sender, sender.companyId, { type: 'CorrectClock' });
  }
}
