import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EmailUndoneAnswer } from '@balcao/contracts';
import { refuse, undoEmailChange } from '@balcao/domain';
import { providerLoginIdOf, readLinkToken } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/access.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { AccountMails } from '../account-mails.js';
import { Accounts } from '../accounts.js';
import { originOf } from '../request-origin.js';
import { Sessions } from '../sessions.js';
import { UndoEmailBody } from './account.bodies.js';
import { Throttles } from '../../limits/throttles.js';

@ApiTags('account')
@Controller('account/email/undo')
export class UndoEmailController {
  constructor(
    private readonly throttles: Throttles,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /**
   * Undoes a change of address by the link that went to the address before, for some days. Every
   * browser is signed out, and a link that sets another password goes to that address.
   */
  @Post()
  @Public()
  @HttpCode(200)
  async undo(
    @CheckedBody(UndoEmailBody) { token }: UndoEmailBody,
    @Req() request: FastifyRequest,
  ): Promise<EmailUndoneAnswer> {
    const instant = this.sources.clock();
    await this.throttles.take('emailUndoByAddress', request.ip);
    const link = readLinkToken(token);
    const before = link && (await this.accounts.find(link.userId))?.user;
    if (link === undefined || before === undefined) return refuse('identity.linkInvalid');
    const proof = { tokenHash: link.tokenHash, now: instant.toISOString() };
    const user = await this.accounts.change(before.id, originOf(request), (it) =>
      undoEmailChange(it, proof),
    );
    if (user === undefined) return refuse('identity.linkInvalid');
    this.sessions.end([...before.sessions.keys()]);
    for (const provider of before.providers.filter((it) => !user.providers.includes(it))) {
      const { issuer, subject } = provider;
      await this.accounts.releaseLoginId(providerLoginIdOf(issuer, subject), user.id);
    }
    await this.mails.order(request, 'resetPassword', { userId: user.id });
    return { email: user.email };
  }
}
