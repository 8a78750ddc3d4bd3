import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EmailConfirmedAnswer } from '@balcao/contracts';
import { isEmail, refuse } from '@balcao/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { AccountMails } from '../account-mails.js';
import { Entrance } from '../entrance.js';
import { Proofs } from '../proofs.js';
import { originOf } from '../request-origin.js';
import { SecondProofs } from '../second-proofs.js';
import { Throttle } from '../throttle.js';
import { ChangeEmailBody, LinkBody } from './account.bodies.js';
import { EmailConfirmations } from './email-confirmations.js';
import { OwnAccount } from './own-account.js';

const anHour = 3_600_000;

@ApiTags('account')
@Controller('account')
export class EmailController {
  readonly #byPerson = new Throttle({ failures: 5, windowMs: anHour });
  readonly #byAddress = new Throttle({ failures: 50, windowMs: anHour });

  constructor(
    private readonly own: OwnAccount,
    private readonly proofs: Proofs,
    private readonly secondProofs: SecondProofs,
    private readonly mails: AccountMails,
    private readonly confirmations: EmailConfirmations,
    private readonly entrance: Entrance,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /**
   * Requests another address: it is the account's once the link that goes there is opened. The
   * address so far is told at once, while a new password still prevents the change.
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
    this.#byPerson.take(user.id, this.sources.clock().getTime());
    await this.secondProofs.require(user, code, originOf(request));
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
    const { id } = await this.own.of(caller);
    this.#byPerson.take(id, this.sources.clock().getTime());
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
    this.#byAddress.take(request.ip, this.sources.clock().getTime());
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
