import { Inject, Injectable } from '@nestjs/common';
import { BILLING, type BillingGround } from '../billing/billing.tokens.js';
import { RequestError } from '../http/request-error.js';
import { Accounts } from '../identity/accounts.js';
import { IDENTITY, type IdentityGround } from '../identity/identity.tokens.js';
import { isServiceAdmin } from '../identity/is-service-admin.js';

/** Those who run the server, of the members who may manage a company. */
@Injectable()
export class Operators {
  constructor(
    private readonly accounts: Accounts,
    @Inject(BILLING) private readonly billing: BillingGround,
    @Inject(IDENTITY) private readonly identity: IdentityGround,
  ) {}

  /**
   * Throws for anybody else. Administrators of the service are those, where it names some;
   * otherwise all who may manage a company, unless sign-up is open.
   */
  async require(userId: string): Promise<void> {
    const { serviceAdmins } = this.billing;
    if (serviceAdmins.length === 0 && this.identity.settings.signUp === 'closed') return;
    const account = await this.accounts.find(userId);
    if (account !== undefined && isServiceAdmin(account.user, serviceAdmins)) return;
    throw new RequestError(403, 'request.serviceAdminsOnly');
  }
}
