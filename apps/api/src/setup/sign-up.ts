import { Inject, Injectable } from '@nestjs/common';
import { assert, claimLogin, signUp, type User } from '@balcao/domain';
import { WrongExpectedRevision } from '@balcao/event-store';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { Accounts, loginIdOf } from '../identity/accounts.js';
import { PasswordStrengths } from '../identity/password-strength.js';
import { hashPassword, passwordFits } from '../identity/passwords.js';
import { checkAll } from './check-all.js';

/** Who wants an account. */
export interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Opens accounts: the address is claimed first, then the account begins. */
@Injectable()
export class SignUp {
  constructor(
    private readonly accounts: Accounts,
    private readonly strengths: PasswordStrengths,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Refuses all that is wrong with the person; keeps nothing. */
  check(person: NewPerson): Promise<void> {
    const { password, email, firstName, lastName } = person;
    return checkAll(
      () => signUp({ id: 'nobody', email, firstName, lastName }),
      () => this.strengths.check(password, [email, firstName, lastName]),
    );
  }

  /**
   * The account of the person. What a crash left of it is finished: an address that was claimed for
   * an account that never began, or an account with this very password.
   */
  async open(person: NewPerson): Promise<User> {
    await this.check(person);
    const claimed = await this.accounts.userIdOf(person.email);
    const known = claimed === undefined ? undefined : await this.accounts.find(claimed);
    if (known !== undefined) {
      if (await passwordFits(known.user.passwordHash, person.password)) return known.user;
      claimLogin(claimed, { id: loginIdOf(person.email), userId: known.user.id });
    }
    const id = claimed ?? (await this.claim(person.email));
    const { email, firstName, lastName, password } = person;
    const passwordHash = await hashPassword(password);
    const event = signUp({ id, email, firstName, lastName, passwordHash });
    await this.accounts.record(id, event, 'no-stream');
    const account = await this.accounts.find(id);
    assert(account !== undefined, 'the account that was just written is read');
    return account.user;
  }

  private async claim(email: string): Promise<string> {
    const claim = { id: loginIdOf(email), userId: this.sources.newId() };
    try {
      await this.accounts.claimLogin(email, claimLogin(undefined, claim));
      return claim.userId;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      claimLogin('somebody else', claim);
      throw error;
    }
  }
}
