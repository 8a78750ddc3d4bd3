import { Controller, Inject, Param, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../http/command-route.js';
import { Sender, type CommandSender } from '../http/commands.js';
import { named } from './register-reads.js';
import { ExpectedRevisionBody } from './register.bodies.js';
import type { ChangedRecord, NewRecord, RegisterCommands } from './register.routes.js';

/** The commands of a plain register: create, change, archive, restore. */
export function registerCommands<New extends NewRecord, Changed extends ChangedRecord>(
  routes: RegisterCommands<New, Changed>,
): Type<object> {
  const { path, manage } = routes;

  @ApiTags(path)
  @Controller(path)
  class RegisterCommandsController {
    constructor(@Inject(CommandBus) private readonly commands: CommandBus) {}

    @CreationRoute('', { allow: manage })
    create(
      @Sender() sender: CommandSender,
      @CheckedBody(routes.newBody) body: New,
    ): Promise<Accepted> {
      return accept(this.commands, sender, body.id, routes.register(body));
    }

    @CommandRoute(':id/change', { allow: manage })
    change(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(routes.changeBody) body: Changed,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, routes.change(id, body));
    }

    @CommandRoute(':id/archive', { allow: manage })
    archive(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, routes.archive(id, body));
    }

    @CommandRoute(':id/restore', { allow: manage })
    restore(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, routes.restore(id, body));
    }
  }

  return named(RegisterCommandsController, `${path}Commands`);
}
