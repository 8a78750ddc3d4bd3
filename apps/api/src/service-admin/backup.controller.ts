import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BackupAnswer } from '@balcao/contracts';
import { Allow, PeopleOnly } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { BILLING, type BillingGround } from '../billing/billing.tokens.js';
import { RequestError } from '../http/request-error.js';
import { Accounts } from '../identity/accounts.js';
import { IDENTITY, type IdentityGround } from '../identity/identity.tokens.js';
import { isServiceAdmin } from '../identity/is-service-admin.js';
import { Throttles } from '../limits/throttles.js';
import { BackupChecks } from './backup-checks.js';

/** Backups of the whole server, which hold the data of all companies on it. */
@ApiTags('operations')
@Controller('backup')
export class BackupController {
  constructor(
    private readonly accounts: Accounts,
    private readonly checks: BackupChecks,
    private readonly throttles: Throttles,
    @Inject(BILLING) private readonly billing: BillingGround,
    @Inject(IDENTITY) private readonly identity: IdentityGround,
  ) {}

  /** When the last backup of the server was made, and the result of its last check. */
  @Get()
  @Allow('companies.manage')
  @PeopleOnly()
  async read(@Member() { userId }: MemberCaller): Promise<BackupAnswer> {
    await this.#requireOperator(userId);
    return this.checks.read();
  }

  /**
   * Reads the last backup from beginning to end, as a restore would; answers `running` where that
   * takes longer than a request waits.
   */
  @Post('check')
  @Allow('companies.manage')
  @PeopleOnly()
  @HttpCode(200)
  async check(@Member() { userId }: MemberCaller): Promise<BackupAnswer> {
    await this.#requireOperator(userId);
    await this.throttles.take('backupCheckByPerson', userId);
    return this.checks.check();
  }

  /**
   * Administrators of the service, where it names some. Owners of companies otherwise, unless
   * anybody may open a company here: they run the server then.
   */
  async #requireOperator(userId: string): Promise<void> {
    const { serviceAdmins } = this.billing;
    if (serviceAdmins.length === 0 && this.identity.settings.signUp === 'closed') return;
    const account = await this.accounts.find(userId);
    if (account !== undefined && isServiceAdmin(account.user, serviceAdmins)) return;
    throw new RequestError(403, 'request.serviceAdminsOnly');
  }
}
