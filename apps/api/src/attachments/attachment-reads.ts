import { Controller, Get, Inject, Param, type StreamableFile, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BlobStore } from '@balcao/blobs';
import type { AttachmentRow } from '@balcao/contracts';
import { attachmentOf } from '@balcao/domain';
import { SeenDocuments } from '../access/rows/seen-documents.js';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { BLOBS, JOURNALS } from '../composition/tokens.js';
import { named } from '../registers/register-reads.js';
import type { AttachmentRoutes } from './attachment-routes.js';
import { attachmentsOf } from './attachments-of.js';
import { keptFile } from './kept-file.js';

/** Files of records of one kind, listed and handed out. */
export function attachmentReads(routes: AttachmentRoutes): Type<object> {
  const { path, view } = routes;

  @ApiTags(path)
  @Controller(path)
  class AttachmentReadsController {
    constructor(
      @Inject(BLOBS) private readonly blobs: BlobStore,
      @Inject(SeenDocuments) private readonly seen: SeenDocuments,
      @Inject(JOURNALS) private readonly journals: Journals,
    ) {}

    /** The files of a record, in the order in which they were kept. */
    @Get(':id/attachments')
    @Allow(view)
    async list(
      @Member() { companyId }: MemberCaller,
      @Param('id') id: string,
    ): Promise<readonly AttachmentRow[]> {
      await this.seen.require(companyId, id);
      return attachmentsOf(this.journals, companyId, id, routes);
    }

    /** The file, to be saved: never shown as a page of this server. */
    @Get(':id/attachments/:attachmentId')
    @Allow(view)
    async content(
      @Member() { companyId }: MemberCaller,
      @Param('id') id: string,
      @Param('attachmentId') attachmentId: string,
    ): Promise<StreamableFile> {
      await this.seen.require(companyId, id);
      const files = await attachmentsOf(this.journals, companyId, id, routes);
      return keptFile(this.blobs, companyId, attachmentOf(files, attachmentId));
    }
  }

  return named(AttachmentReadsController, `${path}Attachments`);
}
