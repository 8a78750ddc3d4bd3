import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/access.js';
import { CheckedBody } from '../../http/body.js';
import { languageOf } from '../../http/language.js';
import { AccountMails } from '../account-mails.js';
import { loginIdOf } from '../accounts.js';
import { IDENTITY, type IdentityGround } from '../identity.tokens.js';
import { OpenSignUp } from '../open-sign-up.js';
import { originOf } from '../request-origin.js';
import { steadily } from '../steadily.js';
import { SignUpBody } from './account.bodies.js';
import { MailAllowance } from '../../limits/mail-allowance.js';
import { Throttles } from '../../limits/throttles.js';

@ApiTags('account')
@Controller('account/sign-up')
export class SignUpController {
  constructor(
    private readonly throttles: Throttles,
    private readonly allowance: MailAllowance,
    private readonly openSignUp: OpenSignUp,
    private readonly mails: AccountMails,
    @Inject(IDENTITY) private readonly identity: IdentityGround,
  ) {}

  /** Wants an account. Answers the same whether the address has one: what follows is in a mail. */
  @Post()
  @Public()
  @HttpCode(202)
  async ask(
    @CheckedBody(SignUpBody) person: SignUpBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    if (this.identity.settings.signUp === 'closed') refuse('identity.signUpClosed');
    await this.throttles.take('signUpByAddress', request.ip);
    const language = languageOf(request.headers['accept-language']);
    await steadily(async () => {
      await this.openSignUp.check(person);
      if (!(await this.throttles.tries('signUpByLogin', loginIdOf(person.email)))) return;
      if (!(await this.allowance.triesOfPerson(person.email))) return;
      const mail = await this.openSignUp.open(person, originOf(request), language);
      // To the address: one that is only kept for an account is not written to.
      await this.mails.order(request, mail, { email: person.email.trim() });
    });
    return {};
  }
}
