import { Injectable } from '@nestjs/common';
import { isSameEmail, refuse, type User } from '@balcao/domain';
import { Accounts } from '../identity/accounts.js';
import { passwordFits } from '../identity/passwords.js';
import { demoOwner, demoPeople } from './demo-people.js';

const demoAddresses = [demoOwner, ...demoPeople].map(({ email }) => email);

/** Keeps accounts that everybody can sign in to out of companies of which that is not true. */
@Injectable()
export class OwnCredentials {
  constructor(private readonly accounts: Accounts) {}

  /** Refuses an account that still has an address or the password of the demo. */
  async require(userId: string): Promise<void> {
    const account = await this.accounts.find(userId);
    if (account !== undefined && (await isOfDemo(account.user))) refuse('identity.demoAccount');
  }
}

async function isOfDemo({ email, passwordHash }: User): Promise<boolean> {
  const isAddressOfDemo = demoAddresses.some((address) => isSameEmail(address, email));
  return isAddressOfDemo || passwordFits(passwordHash, demoOwner.password);
}
