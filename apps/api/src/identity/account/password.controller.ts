import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PasswordStrengthAnswer, SessionInfo } from '@balcao/contracts';
import { changePassword, DomainError } from '@balcao/domain';
import { describeError } from '@balcao/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import { CheckedBody } from '../../http/body.js';
import { languageOf } from '../../http/language.js';
import { AccountMails } from '../account-mails.js';
import { Entrance } from '../entrance.js';
import { PasswordStrengths } from '../password-strength.js';
import { hashPassword } from '../passwords.js';
import { Proofs } from '../proofs.js';
import { originOf } from '../request-origin.js';
import { SecondProofs } from '../second-proofs.js';
import { Sessions } from '../sessions.js';
import { ChangePasswordBody, StrengthBody } from './account.bodies.js';
import { OwnAccount } from './own-account.js';
import { Throttles } from '../../limits/throttles.js';

@ApiTags('account')
@Controller('account')
export class PasswordController {
  constructor(
    private readonly throttles: Throttles,
    private readonly own: OwnAccount,
    private readonly proofs: Proofs,
    private readonly secondProofs: SecondProofs,
    private readonly strengths: PasswordStrengths,
    private readonly entrance: Entrance,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Another password, and a new session with it; every other browser is signed out. A password
   * changes only when its field is filled: an empty one answers the session as it is.
   */
  @Post('password')
  @SignedIn()
  @HttpCode(200)
  async change(
    @Caller() caller: SignedInCaller,
    @CheckedBody(ChangePasswordBody) { currentPassword, password, code }: ChangePasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionInfo | Record<string, never>> {
    if (password === '') return {};
    const before = await this.own.of(caller);
    await this.proofs.requirePassword(before, currentPassword, 'currentPassword');
    const { email, firstName, lastName } = before;
    await this.strengths.check(password, [email, firstName, lastName]);
    await this.secondProofs.require(before, code, originOf(request));
    const passwordHash = await hashPassword(password);
    const { sessionId } = caller;
    const user = await this.own.change(caller, request, (it) =>
      changePassword(it, passwordHash, sessionId),
    );
    this.sessions.end([...before.sessions.keys()].filter((id) => id !== sessionId));
    await this.mails.order(request, 'passwordChanged', { userId: user.id });
    return this.entrance.enter(user, request, reply);
  }

  /** How soon a password would be guessed, and why it would not be taken. */
  @Post('password-strength')
  @Public()
  @HttpCode(200)
  async strength(
    @CheckedBody(StrengthBody) { password, email = '', name = '' }: StrengthBody,
    @Req() request: FastifyRequest,
  ): Promise<PasswordStrengthAnswer> {
    await this.throttles.take('strengthByAddress', request.ip);
    const about = [email, name];
    const { score } = await this.strengths.of(password, about);
    try {
      await this.strengths.check(password, about);
      return { score, isAccepted: true };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const language = languageOf(request.headers['accept-language']);
      const reason = describeError(language, error.code, error.params);
      return { score, isAccepted: false, reason };
    }
  }
}
