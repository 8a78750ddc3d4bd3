import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { checkResetLink, isEmail, refuse, resetPassword } from '@balcao/domain';
import { readLinkToken } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/access.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { AccountMails } from '../account-mails.js';
import { Accounts, loginIdOf } from '../accounts.js';
import { PasswordStrengths } from '../password-strength.js';
import { hashPassword } from '../passwords.js';
import { originOf } from '../request-origin.js';
import { Sessions } from '../sessions.js';
import { EmailBody, ResetPasswordBody } from './account.bodies.js';
import { Throttles } from '../../limits/throttles.js';

@ApiTags('account')
@Controller('account/password-reset')
export class PasswordResetController {
  constructor(
    private readonly throttles: Throttles,
    private readonly accounts: Accounts,
    private readonly strengths: PasswordStrengths,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Wants a new password. Whether the address has an account is found out in the background. */
  @Post()
  @Public()
  @HttpCode(202)
  async ask(
    @CheckedBody(EmailBody) { email }: EmailBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    if (!isEmail(email.trim())) refuse('email.invalid', undefined, 'email');
    await this.throttles.take('resetOrderByAddress', request.ip);
    if (await this.throttles.tries('resetOrderByLogin', loginIdOf(email))) {
      await this.mails.order(request, 'resetPassword', { email: email.trim() });
    }
    return {};
  }

  /** Sets it by the link of the mail, once; every browser is signed out. */
  @Post('confirm')
  @Public()
  @HttpCode(204)
  async reset(
    @CheckedBody(ResetPasswordBody) { token, password }: ResetPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.throttles.take('resetByAddress', request.ip);
    const link = readLinkToken(token);
    const account = link && (await this.accounts.find(link.userId));
    if (link === undefined || account === undefined) return refuse('identity.linkInvalid');
    const { id: userId, email, firstName, lastName, sessions } = account.user;
    const { tokenHash } = link;
    const now = this.sources.clock().toISOString();
    checkResetLink(account.user, { tokenHash, now });
    await this.strengths.check(password, [email, firstName, lastName]);
    const passwordHash = await hashPassword(password);
    await this.accounts.change(userId, originOf(request), (user) =>
      resetPassword(user, { tokenHash, passwordHash, now }),
    );
    this.sessions.end([...sessions.keys()]);
    await this.mails.order(request, 'passwordChanged', { userId });
  }
}
