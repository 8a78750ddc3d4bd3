import { Injectable } from '@nestjs/common';
import type { SessionInfo } from '@balcao/contracts';
import type { User } from '@balcao/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountMails } from './account-mails.js';
import { deviceCookie, secretFor, setSecret } from './cookies.js';
import { originOf } from './request-origin.js';
import { SessionAnswers } from './session-answers.js';
import { sessionCookieOf, setSessionCookie } from './session-cookie.js';
import { sessionSeconds, Sessions } from './sessions.js';

/** Signs a browser in as somebody who has proved who they are. */
@Injectable()
export class Entrance {
  constructor(
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
    private readonly mails: AccountMails,
  ) {}

  /** A new session in the place of what the browser was signed in as before. */
  async enter(user: User, request: FastifyRequest, reply: FastifyReply): Promise<SessionInfo> {
    const origin = originOf(request);
    const former = await this.leaveFormer(user, request);
    const device = secretFor(request, deviceCookie);
    const { cookie, isNewDevice } = await this.sessions.open(user.id, { origin, device, former });
    setSessionCookie(request, reply, cookie, sessionSeconds);
    setSecret(request, reply, deviceCookie, device);
    if (isNewDevice) await this.mails.order(request, 'newDevice', { userId: user.id });
    return this.answers.of(user, cookie.token);
  }

  /** Ends another person's session; answers the same person's, which the new one replaces. */
  private async leaveFormer(user: User, request: FastifyRequest): Promise<string | undefined> {
    const cookie = sessionCookieOf(request);
    if (cookie === undefined || (await this.sessions.find(cookie)) === undefined) return undefined;
    this.sessions.end([cookie.sessionId]);
    if (cookie.userId === user.id) return cookie.sessionId;
    await this.sessions.close(cookie.userId, cookie.sessionId, originOf(request));
    return undefined;
  }
}
