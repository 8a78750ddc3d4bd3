import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DeviceSession } from '@balcao/contracts';
import { isSessionOver, refuse } from '@balcao/domain';
import { deviceName } from '@balcao/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { originOf } from '../request-origin.js';
import { clearSessionCookie } from '../session-cookie.js';
import { Sessions } from '../sessions.js';
import { OwnAccount } from './own-account.js';

@ApiTags('account')
@Controller('account/sessions')
export class DevicesController {
  constructor(
    private readonly own: OwnAccount,
    private readonly sessions: Sessions,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Browsers that are signed in, the last one first. */
  @Get()
  @SignedIn()
  async list(@Caller() caller: SignedInCaller): Promise<readonly DeviceSession[]> {
    const { sessions } = await this.own.of(caller);
    const now = this.sources.clock().toISOString();
    return [...sessions]
      .filter(([, session]) => !isSessionOver(session, now))
      .map(([id, { userAgent, expiresAt, openedAt, address }]) => ({
        id,
        isThis: id === caller.sessionId,
        device: deviceName(userAgent),
        expiresAt,
        ...(openedAt !== undefined && { openedAt }),
        ...(address !== undefined && { address }),
      }))
      .reverse();
  }

  /** Signs one browser out. */
  @Post(':sessionId/close')
  @SignedIn()
  @HttpCode(204)
  async close(
    @Caller() caller: SignedInCaller,
    @Param('sessionId') sessionId: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { sessions } = await this.own.of(caller);
    if (!sessions.has(sessionId)) refuse('record.notFound', { id: sessionId });
    await this.sessions.close(caller.userId, sessionId, originOf(request));
  }

  /** Signs out everywhere, here too. */
  @Post('close')
  @SignedIn()
  @HttpCode(204)
  async closeAll(
    @Caller() { userId }: SignedInCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.closeAll(userId, originOf(request));
    clearSessionCookie(request, reply);
  }
}
