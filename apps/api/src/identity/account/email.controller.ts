import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EmailConfirmedAnswer } from '@balcao/contracts';
import { isEmail, refuse } from '@balcao/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import { CheckedBody } from '../../http/body.js';
import { AccountMails } from '../account-mails.js';
import { Entrance } from '../entrance.js';
import { Proofs } from '../proofs.js';
import { originOf } from '../request-origin.js';
import { SecondProofs } from '../second-proofs.js';
import { ChangeEmailBody, LinkBody } from './account.bodies.js';
import { EmailConfirmations } from './email-confirmations.js';
import { OwnAccount } from './own-account.js';
import { MailAllowance } from '../../limits/mail-allowance.js';
import { Throttles } from '../../limits/throttles.js';

@ApiTags('account')
@Controller('account')
export class EmailController {
  constructor(
    private readonly throttles: Throttles,
    private readonly allowance: MailAllowance,
    private readonly own: OwnAccount,
    private readonly proofs: Proofs,
    private readonly secondProofs: SecondProofs,
    private readonly mails: AccountMails,
    private readonly confirmations: EmailConfirmations,
    private readonly entrance: Entrance,
  ) {}

  /**
   * Requests another address: it is the account's once the link that goes there is opened. The
   * present address is notified at once, while a new password still prevents the change.
   */
  @Post('email')
  @SignedIn()
  @HttpCode(202)
  async change(
    @Caller() caller: SignedInCaller,
    @CheckedBody(ChangeEmailBody) { email, password, code }: ChangeEmailBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const user = await this.own.of(caller);
    if (!isEmail(email.trim())) refuse('email.invalid', undefined, 'email');
    await this.proofs.requirePassword(user, password);
    await this.throttles.take('emailByPerson', user.id);
    await this.secondProofs.require(user, code, originOf(request));
    await this.allowance.takeOfPerson(email);
    await this.mails.order(request, 'confirmEmail', { userId: user.id }, email.trim());
    await this.mails.order(request, 'emailChangeRequested', { userId: user.id }, email.trim());
    return {};
  }

  /** Sends the link once more that confirms the account's own address. */
  @Post('email/confirm')
  @SignedIn()
  @HttpCode(202)
  async sendAgain(
    @Caller() caller: SignedInCaller,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const { id, email } = await this.own.of(caller);
    await this.throttles.take('emailByPerson', id);
    await this.allowance.takeOfPerson(email);
    await this.mails.order(request, 'confirmEmail', { userId: id });
    return {};
  }

  /** By the link of a mail, once. What completes a sign-up takes its password and signs in. */
  @Post('email-confirmation')
  @Public()
  @HttpCode(200)
  async confirm(
    @CheckedBody(LinkBody) { token, password }: LinkBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EmailConfirmedAnswer> {
    await this.throttles.take('emailLinkByAddress', request.ip);
    const done = await this.confirmations.confirm(token, password, originOf(request));
    const { user, former, completesSignUp } = done;
    const { id: userId, email } = user;
    if (former !== undefined) {
      await this.mails.order(request, 'emailChanged', { userId }, former);
    }
    if (!completesSignUp) return { email };
    return { email, session: await this.entrance.enter(user, request, reply) };
  }
}
