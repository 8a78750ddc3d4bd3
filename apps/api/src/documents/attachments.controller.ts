import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiQuery, ApiTags } from '@nestjs/swagger';
import { BlobTooLarge, type BlobStore } from '@balcao/blobs';
import type { Accepted } from '@balcao/contracts';
import { ATTACHMENT_BYTES_MAX, refuse } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { BLOBS, JOURNALS } from '../composition/tokens.js';
import { ApiCommand } from '../http/api-command.js';
import { IdempotencyKey } from '../http/commands.js';
import { RequestError } from '../http/request-error.js';

const contentTypeShape = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/;
// As the store of blobs takes names: no folders, no line breaks.
const nameShape = /^[^\p{Cc}/\\]{1,200}$/u;

/** Files that are kept with documents and payments. */
@ApiTags('documents')
@Controller('documents')
export class AttachmentsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Keeps a file; the body is the file itself. */
  @Post(':id/attachments')
  @Allow('documents.issue')
  @ApiCommand({ isRehearsable: false })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiQuery({ name: 'name' })
  @ApiQuery({ name: 'type', description: 'The content type, `application/pdf`.' })
  async attach(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
    @Query('name') name: unknown,
    @Query('type') contentType: unknown,
    @Body() content: unknown,
  ): Promise<Accepted> {
    const file = fileOf(name, contentType, content);
    const { companyId } = caller;
    // The file comes first: an event never names what is not there. The same key is the same file.
    const blobId = `attachment_${key}`;
    const { size } = await this.keep(companyId, { id: blobId, ...file });
    const described = { name: file.fileName, contentType: file.contentType, size };
    try {
      return await accept(this.commands, caller, key, id, {
        ...{ type: 'AttachFile', id, attachmentId: key, blobId },
        ...described,
      });
    } catch (error) {
      const isKept = await this.find(companyId, id, key);
      if (isKept === undefined) await this.blobs.remove(companyId, blobId);
      throw error;
    }
  }

  /** The file, to be saved: never shown as a page of this server. */
  @Get(':id/attachments/:attachmentId')
  @Allow('documents.view')
  async content(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Param('attachmentId') attachmentId: string,
  ): Promise<StreamableFile> {
    const attachment =
      (await this.find(companyId, id, attachmentId)) ??
      refuse('document.attachmentNotFound', { id: attachmentId });
    const { content } = await this.blobs.get(companyId, attachment.blobId);
    return new StreamableFile(Readable.from(content), {
      type: attachment.contentType,
      length: attachment.size,
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    });
  }

  /** Takes a file off a document; its history keeps it. */
  @Post(':id/attachments/:attachmentId/remove')
  @HttpCode(200)
  @Allow('documents.issue')
  @ApiCommand()
  detach(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
    @Param('attachmentId') attachmentId: string,
  ): Promise<Accepted> {
    return accept(this.commands, caller, key, id, { type: 'DetachFile', id, attachmentId });
  }

  private find(companyId: string, id: string, attachmentId: string) {
    return this.journals.inspect(companyId, (books) =>
      books.links.attachments.get(id)?.find((each) => each.id === attachmentId),
    );
  }

  private async keep(companyId: string, blob: Parameters<BlobStore['put']>[1]) {
    try {
      return await this.blobs.put(companyId, { ...blob, bytesMax: ATTACHMENT_BYTES_MAX });
    } catch (error) {
      if (!(error instanceof BlobTooLarge)) throw error;
      return refuse('document.attachmentTooLarge', { max: ATTACHMENT_BYTES_MAX });
    }
  }
}

function fileOf(name: unknown, contentType: unknown, content: unknown) {
  if (typeof name !== 'string' || !nameShape.test(name)) throw invalid('name');
  if (typeof contentType !== 'string' || !contentTypeShape.test(contentType)) throw invalid('type');
  if (!(content instanceof Uint8Array) || content.length === 0) throw invalid('file');
  return { fileName: name, contentType, content };
}

function invalid(path: string): RequestError {
  return new RequestError(422, 'request.invalid', {}, [
    { path, code: 'request.invalid', params: {} },
  ]);
}
