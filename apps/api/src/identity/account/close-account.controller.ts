import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CloseAccountBody as CloseAccountShape } from '@balcao/contracts';
import { closeAccount, companyOf, isSoleOwner, ownName } from '@balcao/domain';
import { memberships } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { providerLoginIdOf } from '@balcao/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import { companyCommand } from '../../commands/company-command.js';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS, ROWS } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { Accounts } from '../accounts.js';
import { Proofs } from '../proofs.js';
import { originOf } from '../request-origin.js';
import { SecondProofs } from '../second-proofs.js';
import { clearSessionCookie } from '../session-cookie.js';
import { Sessions } from '../sessions.js';
import { ProofBody } from './account.bodies.js';
import { OwnAccount } from './own-account.js';

class CloseAccountBody extends ProofBody implements CloseAccountShape {}

@ApiTags('account')
@Controller('account/close')
export class CloseAccountController {
  constructor(
    private readonly own: OwnAccount,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly proofs: Proofs,
    private readonly secondProofs: SecondProofs,
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /**
   * Ends the account: the person leaves every company, the address is free, every browser is signed
   * out. The name stays in what the person has done. Cut short, it can be done again.
   */
  @Post()
  @SignedIn()
  @HttpCode(204)
  async close(
    @Caller() caller: SignedInCaller,
    @CheckedBody(CloseAccountBody) { password, code }: CloseAccountBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const user = await this.own.of(caller);
    await this.proofs.requirePassword(user, password);
    const soleOwnerOf = await this.soleOwnerOf(user.id);
    closeAccount(user, soleOwnerOf);
    await this.secondProofs.require(user, code, originOf(request));
    await this.leaveCompanies(caller);
    await this.accounts.releaseLogin(user.email, user.id);
    for (const { issuer, subject } of user.providers) {
      await this.accounts.releaseLoginId(providerLoginIdOf(issuer, subject), user.id);
    }
    await this.own.change(caller, request, (current) => closeAccount(current, []));
    this.sessions.end([...user.sessions.keys()]);
    clearSessionCookie(request, reply);
  }

  /** The names of open companies that would be left without an owner. */
  private async soleOwnerOf(userId: string): Promise<readonly string[]> {
    const names: string[] = [];
    for (const companyId of await this.companiesOf(userId)) {
      const name = await this.journals.inspect(companyId, (books) => {
        const isOpen = books.companies.closing.get() === undefined;
        return isOpen && isSoleOwner(books, userId) ? companyOf(books).name : undefined;
      });
      if (name !== undefined) names.push(name);
    }
    return names;
  }

  /** Those that are closed stay as they are: nothing is written there any more. */
  private async leaveCompanies(caller: SignedInCaller): Promise<void> {
    for (const companyId of await this.companiesOf(caller.userId)) {
      const isOpen = await this.journals.inspect(
        companyId,
        (books) => books.companies.closing.get() === undefined,
      );
      if (!isOpen) continue;
      const commandId = ownName(`leave-${caller.requestId}`);
      const leave = { type: 'LeaveCompany' } as const;
      await this.commands.execute(companyCommand({ ...caller, companyId, commandId }, leave));
    }
  }

  private async companiesOf(userId: string): Promise<readonly string[]> {
    const found = await this.rows.find(memberships, userId, {});
    return found.map(({ id }) => id);
  }
}
