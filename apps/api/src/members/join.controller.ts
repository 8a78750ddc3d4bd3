import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, JoinAnswer, SessionInfo } from '@balcao/contracts';
import type { User } from '@balcao/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SignedIn } from '../access/access.js';
import { Caller, type SignedInCaller } from '../access/caller.js';
import { OwnCredentials } from '../demo/own-credentials.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../access/commands.js';
import { Accounts, type Origin } from '../identity/accounts.js';
import { Entrance } from '../identity/entrance.js';
import { originOf } from '../identity/request-origin.js';
import { SignUp } from '../identity/sign-up.js';
import { Join } from './join.js';
import { JoinLookBody, JoinNewBody } from './members.bodies.js';

/** What the letter of an invitation opens. Tokens are in bodies: addresses are written to logs. */
@ApiTags('join')
@Controller('join')
export class JoinController {
  constructor(
    private readonly join: Join,
    private readonly credentials: OwnCredentials,
    private readonly signUp: SignUp,
    private readonly accounts: Accounts,
    private readonly entrance: Entrance,
  ) {}

  /** Who invites, where to and as what; nothing without the letter. */
  @Post('look')
  @Public()
  @HttpCode(200)
  look(
    @CheckedBody(JoinLookBody) { token }: JoinLookBody,
    @Req() request: FastifyRequest,
  ): Promise<JoinAnswer> {
    return this.join.look(token, request.ip);
  }

  /** Joins as the signed-in user: the letter says that the invited person is the one. */
  @Post()
  @SignedIn()
  @HttpCode(200)
  async accept(
    @Caller() { userId, userName, requestId }: SignedInCaller,
    @IdempotencyKey() key: string,
    @CheckedBody(JoinLookBody) { token }: JoinLookBody,
    @Req() request: FastifyRequest,
  ): Promise<Accepted> {
    await this.credentials.require(userId);
    return this.join.accept(token, { userId, userName, requestId }, key, request.ip);
  }

  /** Opens an account for the invited address, which the letter has proved, and joins. */
  @Post('new')
  @Public()
  @HttpCode(200)
  async acceptAsNew(
    @CheckedBody(JoinNewBody) { token, ...person }: JoinNewBody,
    @IdempotencyKey() key: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionInfo> {
    const { email } = await this.join.look(token, request.ip);
    const user = await this.signUp.openInvited({ ...person, email }, originOf(request));
    const userName = `${user.firstName} ${user.lastName}`;
    const who = { userId: user.id, userName, requestId: request.id };
    await this.join.accept(token, who, key, request.ip);
    await this.confirmAddress(user, originOf(request));
    return this.entrance.enter(user, request, reply);
  }

  /** Who opens the letter has its address: no other letter asks for it. */
  private async confirmAddress({ id, email }: User, origin: Origin): Promise<void> {
    await this.accounts.change(id, origin, ({ isEmailConfirmed }) =>
      isEmailConfirmed ? [] : [{ type: 'EmailConfirmed', data: { id, email } }],
    );
  }
}
