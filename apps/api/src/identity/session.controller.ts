import { Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SessionInfo } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SignedIn } from '../access/access.js';
import { Caller, type SignedInCaller } from '../access/caller.js';
import { CheckedBody } from '../http/body.js';
import { RequestError } from '../http/request-error.js';
import { LiveConnections } from '../live/live-connections.js';
import { clearSessionCookie, sessionCookieOf, setSessionCookie } from './session-cookie.js';
import { SessionAnswers } from './session-answers.js';
import { SignInBody } from './session.bodies.js';
import { sessionSeconds, Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';

@ApiTags('session')
@Controller('session')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
    private readonly live: LiveConnections,
  ) {}

  @Post()
  @Public()
  @HttpCode(200)
  async open(
    @CheckedBody(SignInBody) { email, password }: SignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionInfo> {
    const user = await this.signIn.check(email, password, request.ip);
    await this.closeFormer(request);
    const cookie = await this.sessions.open(user.id, request.headers['user-agent'] ?? '');
    setSessionCookie(request, reply, cookie, sessionSeconds);
    return this.answers.of(user, cookie.token);
  }

  @Get()
  @Public()
  async current(@Req() request: FastifyRequest): Promise<SessionInfo> {
    const cookie = sessionCookieOf(request);
    const session = cookie === undefined ? undefined : await this.sessions.find(cookie);
    if (cookie === undefined || session === undefined) {
      throw new RequestError(401, 'session.required');
    }
    return this.answers.of(session.user, cookie.token);
  }

  @Delete()
  @SignedIn()
  @HttpCode(204)
  async close(
    @Caller() { userId, sessionId }: SignedInCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(userId, sessionId);
    this.live.endSession(sessionId);
    clearSessionCookie(request, reply);
  }

  /** Signing in ends what this browser was signed in as before. */
  private async closeFormer(request: FastifyRequest): Promise<void> {
    const cookie = sessionCookieOf(request);
    if (cookie === undefined || (await this.sessions.find(cookie)) === undefined) return;
    await this.sessions.close(cookie.userId, cookie.sessionId);
    this.live.endSession(cookie.sessionId);
  }
}
