import { Inject, Injectable } from '@nestjs/common';
import type { SessionInfo } from '@balcao/contracts';
import type { User } from '@balcao/domain';
import { BILLING, type BillingGround } from '../billing/billing.tokens.js';
import { isServiceAdmin } from './is-service-admin.js';
import { csrfTokenOf } from './csrf.js';
import { Memberships } from './memberships.js';

/** What a signed-in browser can read about itself. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly memberships: Memberships,
    @Inject(BILLING) private readonly billing: BillingGround,
  ) {}

  async of(user: User, token: string): Promise<SessionInfo> {
    const { id, email, firstName, lastName, preferences, profileImageId } = user;
    return {
      csrfToken: csrfTokenOf(token),
      user: {
        id,
        email,
        firstName,
        lastName,
        ...preferences,
        ...(profileImageId !== undefined && { profileImageId }),
        ...(isServiceAdmin(user, this.billing.serviceAdmins) && { isServiceAdmin: true }),
      },
      companies: await this.memberships.of(id),
    };
  }
}
