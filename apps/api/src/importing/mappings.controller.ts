import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, RenameMappingBody as RenameMappingShape } from '@balcao/contracts';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { Text } from '../http/fields.js';

export class RenameMappingBody implements RenameMappingShape {
  @Text(1_000)
  readonly name!: string;
}

/** Mappings of columns that were kept: named and removed; reading a file offers them. */
@ApiTags('imports')
@Controller('imports/mappings')
export class MappingsController {
  constructor(private readonly commands: CommandBus) {}

  /** Renames a saved mapping of columns. */
  @CommandRoute(':id/rename', { allow: 'imports.manage' })
  rename(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RenameMappingBody) { name }: RenameMappingBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'RenameImportMapping', id, name });
  }

  /** Removes a saved mapping of columns. */
  @CommandRoute(':id/remove', { allow: 'imports.manage' })
  remove(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'RemoveImportMapping', id });
  }
}
