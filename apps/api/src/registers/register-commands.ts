import { Controller, Inject, Param, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { resources, type Accepted, type PlainRegisterName } from '@balcao/contracts';
import type { Command } from '@balcao/domain';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../http/command-route.js';
import { Sender, type CommandSender } from '../http/commands.js';
import { named } from './register-reads.js';
import { ExpectedRevisionBody } from './register.bodies.js';
import type { ChangedRecord, NewRecord, OwnCommands, RegisterCommands } from './register.routes.js';
import { changedFields, expectedOf, newFields } from './sent-fields.js';

/** The commands of a plain register: create, change, archive, restore. */
export function registerCommands<
  N extends PlainRegisterName,
  New extends NewRecord,
  Changed extends ChangedRecord,
>(routes: RegisterCommands<N, New, Changed>): Type<object> {
  const { path, manage, noun } = resources[routes.resource];
  const own: Partial<OwnCommands<New, Changed>> = routes;
  // The type of the routes says that bodies which are sent as they are make commands.
  const {
    register = (body) => ({ type: `Register${noun}`, ...newFields(body) }) as unknown as Command,
    change = (id, body) =>
      ({ type: `Change${noun}`, id, ...changedFields(body) }) as unknown as Command,
  } = own;

  @ApiTags(path)
  @Controller(path)
  class RegisterCommandsController {
    constructor(@Inject(CommandBus) private readonly commands: CommandBus) {}

    @CreationRoute('', { allow: manage })
    create(
      @Sender() sender: CommandSender,
      @CheckedBody(routes.newBody) body: New,
    ): Promise<Accepted> {
      return accept(this.commands, sender, body.id, register(body));
    }

    @CommandRoute(':id/change', { allow: manage })
    change(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(routes.changeBody) body: Changed,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, change(id, body));
    }

    @CommandRoute(':id/archive', { allow: manage })
    archive(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, { type: `Archive${noun}`, id, ...expectedOf(body) });
    }

    @CommandRoute(':id/restore', { allow: manage })
    restore(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, { type: `Restore${noun}`, id, ...expectedOf(body) });
    }
  }

  return named(RegisterCommandsController, `${path}Commands`);
}
