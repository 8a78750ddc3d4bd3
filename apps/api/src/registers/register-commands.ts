import { Controller, HttpCode, Inject, Param, Post, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { accept } from '../commands/accept.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
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

    @Post()
    @Allow(manage)
    @ApiCommand()
    create(
      @Sender() sender: CommandSender,
      @CheckedBody(routes.newBody) body: New,
    ): Promise<Accepted> {
      return accept(this.commands, sender, body.id, routes.register(body));
    }

    @Post(':id/change')
    @HttpCode(200)
    @Allow(manage)
    @ApiCommand()
    change(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(routes.changeBody) body: Changed,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, routes.change(id, body));
    }

    @Post(':id/archive')
    @HttpCode(200)
    @Allow(manage)
    @ApiCommand()
    archive(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, routes.archive(id, body));
    }

    @Post(':id/restore')
    @HttpCode(200)
    @Allow(manage)
    @ApiCommand()
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
