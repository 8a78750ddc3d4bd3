import { Body, Controller, Inject, Param, Query, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { BlobStore } from '@balcao/blobs';
import type { Accepted } from '@balcao/contracts';
import type { AttachedFile, JournalEvent } from '@balcao/domain';
import { accept } from '../commands/accept.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES, UPLOADS } from '../composition/tokens.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { named } from '../registers/register-reads.js';
import type { AttachmentRoutes } from './attachment-routes.js';
import { attachmentsOf } from './attachments-of.js';
import { recordFile } from './record-file.js';
import { keepFile, sentFileOf } from './sent-file.js';
import { Takes } from '../http/media-types.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';

/** Files of records of one kind, kept and taken off. */
export function attachmentCommands(routes: AttachmentRoutes): Type<object> {
  const { path, manage } = routes;

  @ApiTags(path)
  @Controller(path)
  class AttachmentCommandsController {
    constructor(
      @Inject(CommandBus) private readonly commands: CommandBus,
      @Inject(UPLOADS) private readonly blobs: BlobStore,
      @Inject(JOURNALS) private readonly journals: Journals,
      @Inject(SOURCES) private readonly sources: Sources,
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
      // The file comes first: an event names only what is there.
      const kept = await keepFile(this.blobs, companyId, this.sources.newId(), file);
      const { name: fileName, contentType: type, size, sha256 } = kept;
      const command = routes.attach(id, kept);
      // The same file under the same key is the same command, whatever the server calls it.
      const sameAgain = { type: command.type, id, name: fileName, contentType: type, size, sha256 };
      return recordFile(this.blobs, { companyId, blobId: kept.blobId }, async () => {
        const sent = companyCommand(sender, command, sameAgain);
        const { revision, events } = await this.commands.execute(sent);
        return { answer: { id, revision }, isNamed: events.some((event) => names(event, kept)) };
      });
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

/** Whether an event says that the file is kept with a record. */
const names = ({ data }: JournalEvent, { blobId }: AttachedFile): boolean =>
  'attachment' in data && data.attachment.blobId === blobId;
