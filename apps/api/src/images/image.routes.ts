import { Body, Controller, Get, Inject, Param, Post, Query, Res, type Type } from '@nestjs/common';
import { StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Permission } from '@balcao/domain';
import { imageSweepSchedule } from '@balcao/tasks';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { Takes } from '../http/media-types.js';
import { CompanySchedules } from '../jobs/company-schedules.js';
import { named } from '../registers/register-reads.js';
import { imageSizes } from './image.limits.js';
import { ImageStore, type KeptImage } from './image-store.js';
import { imageSizeOf, sendImage } from './send-image.js';

/** Where pictures of a company's records are sent to and read from. */
export interface ImageRoutes {
  /** Below `/api`; pictures are at `<path>/images`. */
  readonly path: string;
  readonly view: Permission;
  readonly manage: Permission;
}

/** Keeps and shows the pictures of a kind of record; which record has which is the record's. */
export function imageRoutes({ path, view, manage }: ImageRoutes): Type<object> {
  @ApiTags(path)
  @Controller(`${path}/images`)
  class ImagesController {
    constructor(
      @Inject(ImageStore) private readonly images: ImageStore,
      @Inject(CompanySchedules) private readonly schedules: CompanySchedules,
    ) {}

    /** Keeps a picture; the body is the file itself, in JPEG, PNG, WebP or GIF. */
    @Post()
    @Allow(manage)
    @Takes('application/octet-stream')
    async keep(@Member() { companyId }: MemberCaller, @Body() sent: unknown): Promise<KeptImage> {
      const image = await this.images.keep(companyId, sent);
      await this.schedules.ensure(companyId, imageSweepSchedule);
      return image;
    }

    /** A picture, in one of its sizes. */
    @Get(':imageId')
    @Allow(view)
    @ApiQuery({ name: 'size', required: false, enum: Object.keys(imageSizes) })
    show(
      @Member() { companyId }: MemberCaller,
      @Param('imageId') id: string,
      @Query('size') size: unknown,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      return sendImage(reply, this.images, companyId, id, imageSizeOf(size));
    }
  }

  return named(ImagesController, `${path}Images`);
}
