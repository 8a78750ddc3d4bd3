import { Controller, Delete, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SessionInfo, SignInOptions } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SignedIn } from '../access/access.js';
import { Caller, type SignedInCaller } from '../access/caller.js';
import { CheckedBody } from '../http/body.js';
import { RequestError } from '../http/request-error.js';
import { deviceCookie, nonceCookie, secretFor, secretOf, setSecret } from './cookies.js';
import { Entrance } from './entrance.js';
import { IDENTITY, type IdentityGround } from './identity.tokens.js';
import { nonceOf } from './provider/nonce.js';
import { originOf } from './request-origin.js';
import { clearSessionCookie, sessionCookieOf } from './session-cookie.js';
import { SessionAnswers } from './session-answers.js';
import { SignInBody } from './session.bodies.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';

@ApiTags('session')
@Controller('session')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly entrance: Entrance,
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
    @Inject(IDENTITY) private readonly identity: IdentityGround,
  ) {}

  /** Which ways in there are. Where a provider answers for people, its nonce is made here. */
  @Get('options')
  @Public()
  options(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): SignInOptions {
    const { signUp, provider } = this.identity.settings;
    if (provider === undefined) return { signUp };
    const { clientId, scriptUrl } = provider;
    const secret = secretFor(request, nonceCookie);
    setSecret(request, reply, nonceCookie, secret);
    return { signUp, provider: { clientId, scriptUrl, nonce: nonceOf(secret) } };
  }

  /** Signs in by address and password, and by a code where the account asks for one. */
  @Post()
  @Public()
  @HttpCode(200)
  async open(
    @CheckedBody(SignInBody) credentials: SignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionInfo> {
    const device = secretOf(request, deviceCookie);
    const user = await this.signIn.check(credentials, originOf(request), device);
    return this.entrance.enter(user, request, reply);
  }

  /** The session of the request: who is signed in, and the companies that they work in. */
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

  /** Signs out. */
  @Delete()
  @SignedIn()
  @HttpCode(204)
  async close(
    @Caller() { userId, sessionId }: SignedInCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(userId, sessionId, originOf(request));
    clearSessionCookie(request, reply);
  }
}
