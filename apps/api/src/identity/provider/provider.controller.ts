import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SessionInfo } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../access/access.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { clearSecret, nonceCookie, secretOf } from '../cookies.js';
import { Entrance } from '../entrance.js';
import { originOf } from '../request-origin.js';
import { ProviderBody } from '../session.bodies.js';
import { IdentityTokens } from './identity-tokens.js';
import { nonceOf } from './nonce.js';
import { ProviderSignIn } from './provider-sign-in.js';
import { UsedNonces } from './used-nonces.js';
import { Throttles } from '../../limits/throttles.js';

@ApiTags('session')
@Controller('session/provider')
export class ProviderController {
  readonly #used = new UsedNonces();

  constructor(
    private readonly throttles: Throttles,
    private readonly tokens: IdentityTokens,
    private readonly people: ProviderSignIn,
    private readonly entrance: Entrance,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Signs in with an identity token that was made for this browser; each token once. */
  @Post()
  @Public()
  @HttpCode(200)
  async open(
    @CheckedBody(ProviderBody) { credential, ...also }: ProviderBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionInfo> {
    const now = this.sources.clock().getTime();
    await this.throttles.take('providerByAddress', request.ip);
    const secret = secretOf(request, nonceCookie);
    const nonce = secret === undefined ? undefined : nonceOf(secret);
    if (nonce === undefined || this.#used.has(nonce, now)) refuse('identity.providerRefused');
    const person = await this.tokens.verify(credential, nonce);
    const user = await this.people.accountOf(person, also, originOf(request));
    if (!this.#used.use(nonce, now)) refuse('identity.providerRefused');
    const session = await this.entrance.enter(user, request, reply);
    clearSecret(request, reply, nonceCookie);
    return session;
  }
}
