import { Inject, Injectable } from '@nestjs/common';
import { refuse, useSecondProof, type User } from '@balcao/domain';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { Accounts, type Origin } from './accounts.js';
import { Authenticator } from './authenticator.js';
import { Throttles } from '../limits/throttles.js';

/** Asks for the authenticator's code where the account wants one, and takes each once. */
@Injectable()
export class SecondProofs {
  constructor(
    private readonly throttles: Throttles,
    private readonly accounts: Accounts,
    private readonly authenticator: Authenticator,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The account after its code was taken; refused when it is missing, wrong or used. */
  async require(user: User, code: string | undefined, origin: Origin): Promise<User> {
    if (user.twoFactor === undefined) return user;
    if (code === undefined || code.trim() === '') return refuse('identity.codeRequired');
    const now = this.sources.clock();
    await this.throttles.take('codeByPerson', user.id);
    const proved = await this.accounts.change(user.id, origin, (current) => [
      useSecondProof(current, this.authenticator.proofOf(current, code, now)),
    ]);
    await this.throttles.clear('codeByPerson', user.id);
    return proved ?? user;
  }
}
