import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { SupervisorPins } from '../access/approval/supervisor-pins.js';
import { Allow } from '../access/access.js';
import { accept } from '../commands/accept.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../http/commands.js';
import { sent } from '../http/sent.js';
import {
  CloseShiftBody,
  CountShiftBody,
  ExplainDifferenceBody,
  JoinShiftBody,
  MoveCashBody,
  NoteShiftBody,
  OpenShiftBody,
} from './till.bodies.js';

/** What is done with a shift: open it, join it, move cash, count, close. */
@ApiTags('shifts')
@Controller('shifts')
export class ShiftsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(SupervisorPins) private readonly pins: SupervisorPins,
  ) {}

  /** Begins a shift with a counted float. */
  @Post()
  @Allow('pos.sell')
  @ApiCommand()
  open(
    @Sender() sender: CommandSender,
    @CheckedBody(OpenShiftBody) body: OpenShiftBody,
  ): Promise<Accepted> {
    const command = { type: 'OpenShift', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Lets a cashier sell in the shift, by its own PIN. */
  @Post(':id/join')
  @HttpCode(200)
  @Allow('pos.sell')
  @ApiCommand({ isRehearsable: false })
  async join(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(JoinShiftBody) { cashierId, pin = '' }: JoinShiftBody,
  ): Promise<Accepted> {
    if (cashierId !== sender.userId) await this.pins.checkOwn(sender, cashierId, pin);
    return accept(this.commands, sender, id, { type: 'JoinShift', id, cashierId });
  }

  /** Cash into the drawer, out of it, or dropped. */
  @Post(':id/cash')
  @HttpCode(200)
  @Allow('pos.sell')
  @ApiCommand()
  moveCash(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(MoveCashBody) body: MoveCashBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'MoveShiftCash', id, ...sent(body) });
  }

  /** What was found in the drawer; every count is kept. */
  @Post(':id/count')
  @HttpCode(200)
  @Allow('pos.sell')
  @ApiCommand({ isRehearsable: false })
  count(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CountShiftBody) body: CountShiftBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'CountShift', id, ...sent(body) });
  }

  /** Ends the shift with its Z. What it would come to is not to be tried: that would be a peek. */
  @Post(':id/close')
  @HttpCode(200)
  @Allow('pos.sell')
  @ApiCommand({ isRehearsable: false })
  close(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CloseShiftBody) body: CloseShiftBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'CloseShift', id, ...sent(body) });
  }

  /** Why its difference came about, where somebody found out; the Z stays as it is. */
  @Post(':id/explain')
  @HttpCode(200)
  @Allow('pos.manage')
  @ApiCommand()
  explain(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExplainDifferenceBody) body: ExplainDifferenceBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'ExplainDifference', id, ...sent(body) });
  }

  /** What the film shows beside sales and cash: the drawer was opened, a line was removed. */
  @Post(':id/note')
  @HttpCode(200)
  @Allow('pos.sell')
  @ApiCommand()
  note(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(NoteShiftBody) body: NoteShiftBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'NoteShift', id, ...sent(body) });
  }
}
