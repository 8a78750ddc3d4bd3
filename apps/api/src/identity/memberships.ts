import { Inject, Injectable } from '@nestjs/common';
import type { CompanyMembership } from '@balcao/contracts';
import { allowedTo, HOME_TIME_ZONE } from '@balcao/domain';
import { companies, memberships } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';

/** Companies that one person is shown at most. */
const companiesPerUser = 200;

/** Where people may work, for them to choose from; what they may do there is the books' matter. */
@Injectable()
export class Memberships {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  /** The company that was registered first comes first. */
  async of(userId: string): Promise<readonly CompanyMembership[]> {
    const found = await this.rows.find(memberships, userId, {
      where: { isSuspended: { $exists: false } },
      limit: companiesPerUser,
    });
    const named = await Promise.all(
      found.map(async ({ id: companyId, role, permissions, limits }) => {
        const company = await this.rows.get(companies, companyId, companyId);
        if (company === undefined) return undefined;
        const {
          name: companyName,
          nuit,
          country,
          timeZone = HOME_TIME_ZONE,
          registeredAt,
          closedOn,
          reopenUntil,
          isDemo,
        } = company;
        // Only its owners may use a closed company.
        if (closedOn !== undefined && role !== 'owner') return undefined;
        const closing = reopenUntil !== undefined &&
          closedOn !== undefined && { closing: { closedOn, reopenUntil } };
        const demo = isDemo && { isDemo };
        const rights = {
          role,
          permissions: allowedTo(role, permissions),
          ...(limits && { limits }),
        };
        const membership = { companyId, companyName, nuit, country, timeZone };
        return { registeredAt, membership: { ...membership, ...rights, ...closing, ...demo } };
      }),
    );
    return named
      .filter((one) => one !== undefined)
      .sort((one, other) => one.registeredAt.localeCompare(other.registeredAt))
      .map(({ membership }) => membership);
  }
}
