import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { SupervisorPins } from '../gate/approval/supervisor-pins.js';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';
import {
  CloseShiftBody,
  CountShiftBody,
  ExplainDifferenceBody,
  JoinShiftBody,
  MoveCashBody,
  NoteShiftBody,
  OpenShiftBody,
  TillOperatorBody,
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
  @CreationRoute('', { allow: 'pos.sell' })
  open(
    @Sender() sender: CommandSender,
    @CheckedBody(OpenShiftBody) body: OpenShiftBody,
  ): Promise<Accepted> {
    const command = { type: 'OpenShift', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /**
   * Lets a cashier sell in the shift, by its own PIN. The signed-in user needs none; one that was
   * typed is checked all the same, since somebody else may have been at the till meanwhile.
   */
  @CommandRoute(':id/join', { allow: 'pos.sell', isRehearsable: false })
  async join(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(JoinShiftBody) { cashierId, pin }: JoinShiftBody,
  ): Promise<Accepted> {
    const isProved = cashierId === sender.userId && pin === undefined;
    if (!isProved) await this.pins.checkOwn(sender, cashierId, pin ?? '');
    return accept(this.commands, sender, id, { type: 'JoinShift', id, cashierId });
  }

  /** Checks the PIN of a cashier who takes a till over before its shift is open. */
  @Post('operators')
  @HttpCode(200)
  @Allow('pos.sell')
  async checkOperator(
    @Member() caller: MemberCaller,
    @CheckedBody(TillOperatorBody) { cashierId, pin }: TillOperatorBody,
  ): Promise<{ readonly cashierId: string }> {
    await this.pins.checkOwn(caller, cashierId, pin);
    return { cashierId };
  }

  /** Cash into the drawer, out of it, or dropped. */
  @CommandRoute(':id/cash', { allow: 'pos.sell' })
  moveCash(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(MoveCashBody) body: MoveCashBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'MoveShiftCash', id, ...sent(body) });
  }

  /** What was found in the drawer; every count is kept. */
  @CommandRoute(':id/count', { allow: 'pos.sell', isRehearsable: false })
  count(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CountShiftBody) body: CountShiftBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'CountShift', id, ...sent(body) });
  }

  /** Ends the shift with its Z. What it would come to is not to be tried: that would be a peek. */
  @CommandRoute(':id/close', { allow: 'pos.sell', isRehearsable: false })
  close(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CloseShiftBody) body: CloseShiftBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'CloseShift', id, ...sent(body) });
  }

  /** Why its difference came about, where somebody found out; the Z stays as it is. */
  @CommandRoute(':id/explain', { allow: 'pos.manage' })
  explain(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExplainDifferenceBody) body: ExplainDifferenceBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'ExplainDifference', id, ...sent(body) });
  }

  /** Adds an entry to the shift timeline: an opened drawer, a removed line. */
  @CommandRoute(':id/note', { allow: 'pos.sell' })
  note(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(NoteShiftBody) body: NoteShiftBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'NoteShift', id, ...sent(body) });
  }
}
