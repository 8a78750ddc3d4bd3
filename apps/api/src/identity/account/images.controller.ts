import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { AccountAnswer } from '@balcao/contracts';
import { changeProfileImage, ownName, type OwnName, type UserImageKind } from '@balcao/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { Takes } from '../../http/media-types.js';
import { RequestError } from '../../http/request-error.js';
import { ImageStore } from '../../images/image-store.js';
import { imageSizes } from '../../images/image.limits.js';
import { imageSizeOf, sendImage } from '../../images/send-image.js';
import { accountAnswer } from './account-answer.js';
import { OwnAccount } from './own-account.js';

/** The place of a person's pictures in the store, next to those of companies. */
const placeOf = (userId: string): OwnName => ownName(`user_${userId}`);

/** Where earlier versions kept them: no company can be called so. */
const formerPlaceOf = (userId: string): string => `user_${userId}`;

@ApiTags('account')
@Controller('account/images')
export class AccountImagesController {
  constructor(
    private readonly own: OwnAccount,
    private readonly images: ImageStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Puts a picture on the profile or its cover; the body is the file itself. */
  @Post(':image')
  @SignedIn()
  @HttpCode(200)
  @Takes('application/octet-stream')
  async keep(
    @Caller() caller: SignedInCaller,
    @Param('image') sentKind: string,
    @Body() sent: unknown,
    @Req() request: FastifyRequest,
  ): Promise<AccountAnswer> {
    const kind = kindOf(sentKind);
    const { id } = await this.images.keep(placeOf(caller.userId), sent);
    return this.put(caller, request, kind, id);
  }

  /** Removes the picture from the profile or its cover. */
  @Post(':image/remove')
  @SignedIn()
  @HttpCode(200)
  remove(
    @Caller() caller: SignedInCaller,
    @Param('image') kind: string,
    @Req() request: FastifyRequest,
  ): Promise<AccountAnswer> {
    return this.put(caller, request, kindOf(kind), null);
  }

  /** A picture of the caller's account. */
  @Get(':image')
  @SignedIn()
  @ApiQuery({ name: 'size', required: false, enum: Object.keys(imageSizes) })
  async show(
    @Caller() { userId }: SignedInCaller,
    @Param('image') id: string,
    @Query('size') size: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const isHere = await this.images.has(placeOf(userId), id);
    const owner = isHere ? placeOf(userId) : formerPlaceOf(userId);
    return sendImage(reply, this.images, owner, id, imageSizeOf(size));
  }

  private async put(
    caller: SignedInCaller,
    request: FastifyRequest,
    kind: UserImageKind,
    imageId: string | null,
  ): Promise<AccountAnswer> {
    const before = await this.own.of(caller);
    const user = await this.own.change(caller, request, (it) =>
      changeProfileImage(it, kind, imageId),
    );
    await this.forget(
      caller.userId,
      [before.profileImageId, before.coverImageId],
      [user.profileImageId, user.coverImageId],
    );
    return accountAnswer(user, this.sources.clock().toISOString());
  }

  /** Pictures that nobody looks at any more take no room. */
  private async forget(userId: string, before: Ids, after: Ids): Promise<void> {
    for (const id of before) {
      if (id === undefined || after.includes(id)) continue;
      await this.images.remove(placeOf(userId), id);
      await this.images.remove(formerPlaceOf(userId), id);
    }
  }
}

type Ids = readonly (string | undefined)[];

function kindOf(sent: string): UserImageKind {
  if (sent === 'profile' || sent === 'cover') return sent;
  throw new RequestError(404, 'request.notFound');
}
