import { Controller, HttpCode, Inject, Param, Post, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { Command } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CompanyCommand } from '../commands/company-command.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../http/commands.js';
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
      @Member() caller: MemberCaller,
      @IdempotencyKey() key: string,
      @CheckedBody(routes.newBody) body: New,
    ): Promise<Accepted> {
      return this.accept(caller, key, body.id, routes.register(body));
    }

    @Post(':id/change')
    @HttpCode(200)
    @Allow(manage)
    @ApiCommand()
    change(
      @Member() caller: MemberCaller,
      @IdempotencyKey() key: string,
      @Param('id') id: string,
      @CheckedBody(routes.changeBody) body: Changed,
    ): Promise<Accepted> {
      return this.accept(caller, key, id, routes.change(id, body));
    }

    @Post(':id/archive')
    @HttpCode(200)
    @Allow(manage)
    @ApiCommand()
    archive(
      @Member() caller: MemberCaller,
      @IdempotencyKey() key: string,
      @Param('id') id: string,
      @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
    ): Promise<Accepted> {
      return this.accept(caller, key, id, routes.archive(id, body));
    }

    @Post(':id/restore')
    @HttpCode(200)
    @Allow(manage)
    @ApiCommand()
    restore(
      @Member() caller: MemberCaller,
      @IdempotencyKey() key: string,
      @Param('id') id: string,
      @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
    ): Promise<Accepted> {
      return this.accept(caller, key, id, routes.restore(id, body));
    }

    async accept(
      caller: MemberCaller,
      key: string,
      id: string,
      command: Command,
    ): Promise<Accepted> {
      const { revision } = await this.commands.execute(new CompanyCommand(caller, key, command));
      return { id, revision };
    }
  }

  return named(RegisterCommandsController, `${path}Commands`);
}
