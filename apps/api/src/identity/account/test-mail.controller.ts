import { randomUUID } from 'node:crypto';
import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TestMailAnswer } from '@balcao/contracts';
import { DeliveryFailed, DeliveryRefused, type MailSender } from '@balcao/delivery';
import { renderMail, testMail } from '@balcao/messages';
import type { FastifyRequest } from 'fastify';
import { SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import { MAIL } from '../../composition/tokens.js';
import { languageOf } from '../../http/language.js';
import { Throttles } from '../../limits/throttles.js';
import { OwnAccount } from './own-account.js';

/** Tries out whether mails leave this server. */
@ApiTags('account')
@Controller('account/test-mail')
export class TestMailController {
  constructor(
    private readonly throttles: Throttles,
    private readonly own: OwnAccount,
    @Inject(MAIL) private readonly mail: MailSender,
  ) {}

  /** Sends a mail to the address of the account, and waits until it has been handed over. */
  @Post()
  @SignedIn()
  @HttpCode(200)
  async send(
    @Caller() caller: SignedInCaller,
    @Req() request: FastifyRequest,
  ): Promise<TestMailAnswer> {
    const { id, email: to, firstName } = await this.own.of(caller);
    await this.throttles.take('testMailByPerson', id);
    const language = languageOf(request.headers['accept-language']);
    const rendered = renderMail(testMail, language, { firstName });
    try {
      await this.mail.send({ id: `test_${randomUUID()}`, to, ...rendered });
    } catch (error) {
      const isKnown = error instanceof DeliveryFailed || error instanceof DeliveryRefused;
      if (!isKnown) throw error;
      return { to, outcome: 'failed' };
    }
    return { to, outcome: this.mail.isFolder === true ? 'kept' : 'sent' };
  }
}
