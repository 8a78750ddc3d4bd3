import { Injectable } from '@nestjs/common';
import type { MemberRow } from '@balcao/contracts';
import { Accounts } from '../identity/accounts.js';
import type { FileRows } from '../registers/register.routes.js';

/** Who was not invited, as who set the company up, has the address of the account. */
@Injectable()
export class MemberAddresses implements FileRows<MemberRow> {
  constructor(private readonly accounts: Accounts) {}

  readonly whole = (rows: readonly MemberRow[]): Promise<readonly MemberRow[]> =>
    Promise.all(
      rows.map(async (row) => {
        if (row.email !== undefined) return row;
        const account = await this.accounts.find(row.id);
        return account === undefined ? row : { ...row, email: account.user.email };
      }),
    );
}
