import { Controller, Inject, Param, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { resources, type Accepted, type NounOf, type PlainRegisterName } from '@balcao/contracts';
import type { Command, FieldsOf, RegisterDefinition } from '@balcao/domain';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { named } from './register-reads.js';
import { ExpectedRevisionBody } from './register.bodies.js';
import { declaredBodies, type Exceptions } from './declared-bodies.js';
import type { ChangedRecord, NewRecord, RegisterCommands } from './register.routes.js';
import { changedFields, expectedOf, newFields } from './sent-fields.js';

/**
 * The commands of a plain register whose records are what is sent of them: create, change, archive,
 * restore. Bodies and commands follow from its definition in the domain.
 */
export function plainCommands<N extends PlainRegisterName, F extends FieldsOf>(
  resource: N,
  definition: RegisterDefinition<NounOf<N>, F>,
  exceptions?: Exceptions<F>,
): Type<object> {
  const { noun } = definition;
  // The definition says that what its bodies hold makes these commands.
  const command = (sent: object) => sent as unknown as Command;
  return registerCommands({
    resource,
    ...declaredBodies(definition, exceptions),
    register: (body) => command({ type: `Register${noun}`, ...newFields(body) }),
    change: (id, body) => command({ type: `Change${noun}`, id, ...changedFields(body) }),
  });
}

/** The commands of a plain register with bodies or rules of their own. */
export function registerCommands<New extends NewRecord, Changed extends ChangedRecord>(
  routes: RegisterCommands<New, Changed>,
): Type<object> {
  const { path, manage, noun } = resources[routes.resource];

  @ApiTags(path)
  @Controller(path)
  class RegisterCommandsController {
    constructor(@Inject(CommandBus) private readonly commands: CommandBus) {}

    /** Creates a record; the client chooses its id. */
    @CreationRoute('', { allow: manage })
    create(
      @Sender() sender: CommandSender,
      @CheckedBody(routes.newBody) body: New,
    ): Promise<Accepted> {
      return accept(this.commands, sender, body.id, routes.register(body));
    }

    /** Changes the fields that are sent; `null` takes a value away. */
    @CommandRoute(':id/change', { allow: manage })
    change(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(routes.changeBody) body: Changed,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, routes.change(id, body));
    }

    /** Archives a record: it leaves the lists and stays in the books. */
    @CommandRoute(':id/archive', { allow: manage })
    archive(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
    ): Promise<Accepted> {
      return accept(this.commands, sender, id, { type: `Archive${noun}`, id, ...expectedOf(body) });
    }

    /** Restores an archived record. */
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
