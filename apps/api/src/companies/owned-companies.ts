import { Inject, Injectable } from '@nestjs/common';
import { memberships } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { SERVICE_ROWS } from '../composition/tokens.js';
import { beyond, limits } from '../http/limits.js';

/** How many companies each account owns. */
@Injectable()
export class OwnedCompanies {
  /** Companies that are being registered, by account: no row shows them yet. */
  readonly #registering = new Map<string, Set<string>>();

  constructor(@Inject(SERVICE_ROWS) private readonly rows: RowReader) {}

  /** Registers one more; `RequestError` 409 beyond the limit, unless the account has it already. */
  async register<T>(userId: string, companyId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#registering.get(userId) ?? new Set();
    this.#registering.set(userId, own.add(companyId));
    try {
      await this.#refuseBeyond(userId, companyId, own);
      return await work();
    } finally {
      own.delete(companyId);
      if (own.size === 0) this.#registering.delete(userId);
    }
  }

  async #refuseBeyond(userId: string, companyId: string, own: ReadonlySet<string>): Promise<void> {
    const { companiesOfAccount: limit } = limits;
    const where = { role: 'owner' };
    if ((await this.rows.get(memberships, userId, companyId)) !== undefined) return;
    const owned = await this.rows.count(memberships, userId, { where });
    if (owned + own.size > limit.max) throw beyond(limit);
  }
}
