import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, RenameMappingBody as RenameMappingShape } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { accept } from '../commands/accept.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../http/commands.js';
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

  @Post(':id/rename')
  @HttpCode(200)
  @Allow('imports.manage')
  @ApiCommand()
  rename(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RenameMappingBody) { name }: RenameMappingBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'RenameImportMapping', id, name });
  }

  @Post(':id/remove')
  @HttpCode(200)
  @Allow('imports.manage')
  @ApiCommand()
  remove(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'RemoveImportMapping', id });
  }
}
