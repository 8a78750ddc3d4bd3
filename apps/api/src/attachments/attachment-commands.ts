import { Body, Controller, Inject, Param, Query, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { BlobStore } from '@balcao/blobs';
import type { Accepted } from '@balcao/contracts';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { BLOBS, JOURNALS } from '../composition/tokens.js';
import { Sender, type CommandSender } from '../http/commands.js';
import { named } from '../registers/register-reads.js';
import type { AttachmentRoutes } from './attachment-routes.js';
import { attachmentsOf } from './attachments-of.js';
import { keepFile, sentFileOf } from './sent-file.js';
import { Takes } from '../http/media-types.js';
import { CommandRoute, CreationRoute } from '../http/command-route.js';

/** Files of records of one kind, kept and taken off. */
export function attachmentCommands(routes: AttachmentRoutes): Type<object> {
  const { path, manage } = routes;

  @ApiTags(path)
  @Controller(path)
  class AttachmentCommandsController {
    constructor(
      @Inject(CommandBus) private readonly commands: CommandBus,
      @Inject(BLOBS) private readonly blobs: BlobStore,
      @Inject(JOURNALS) private readonly journals: Journals,
    ) {}

    /** Keeps a file; the body is the file itself. */
    @CreationRoute(':id/attachments', { allow: manage, isRehearsable: false })
    @Takes('application/octet-stream')
    @ApiQuery({ name: 'name' })
    @ApiQuery({ name: 'type', description: 'The content type, `application/pdf`.' })
    async attach(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @Query('name') name: unknown,
      @Query('type') contentType: unknown,
      @Body() content: unknown,
    ): Promise<Accepted> {
      const file = sentFileOf(name, contentType, content);
      const { companyId } = sender;
      await attachmentsOf(this.journals, companyId, id, routes);
      // The file comes first: an event names only what is there. The same key is the same file.
      const kept = await keepFile(this.blobs, companyId, sender.commandId, file);
      try {
        return await accept(this.commands, sender, id, routes.attach(id, kept));
      } catch (error) {
        const files = await attachmentsOf(this.journals, companyId, id, routes);
        const isKept = files.some((each) => each.id === sender.commandId);
        if (!isKept) await this.blobs.remove(companyId, kept.blobId);
        throw error;
      }
    }

    /** Takes a file off a record; its history keeps it. */
    @CommandRoute(':id/attachments/:attachmentId/remove', { allow: manage })
    async detach(
      @Sender() sender: CommandSender,
      @Param('id') id: string,
      @Param('attachmentId') attachmentId: string,
    ): Promise<Accepted> {
      await attachmentsOf(this.journals, sender.companyId, id, routes);
      return accept(this.commands, sender, id, routes.detach(id, attachmentId));
    }
  }

  return named(AttachmentCommandsController, `${path}AttachmentCommands`);
}
