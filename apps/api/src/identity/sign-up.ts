import { Inject, Injectable } from '@nestjs/common';
import { assert, claimLogin, signUp, type User } from '@balcao/domain';
import { WrongExpectedRevision } from '@balcao/event-store';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { Accounts, loginIdOf, type Origin } from './accounts.js';
import { PasswordStrengths } from './password-strength.js';
import { hashPassword, passwordFits } from './passwords.js';
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
   * Opens the person's account; refused if the address has one, even with its password: its owner
   * signs in, with all that signing in requires. Completes what a crash left: an address that was
   * claimed for an account that never began.
   */
  async open(person: NewPerson): Promise<User> {
    await this.check(person);
    const claimed = await this.accounts.userIdOf(person.email);
    const known = claimed === undefined ? undefined : await this.accounts.find(claimed);
    if (known !== undefined) {
      claimLogin(claimed, { id: loginIdOf(person.email), userId: known.user.id });
    }
    return this.begin(person, claimed);
  }

  /**
   * The same on the first visit, which a crash may have cut short after the account was written:
   * one with this very password that nobody has ever signed in to is taken for it.
   */
  async openFirst(person: NewPerson): Promise<User> {
    const claimed = await this.accounts.userIdOf(person.email);
    const known = claimed === undefined ? undefined : await this.accounts.find(claimed);
    const isLeft = known !== undefined && isUnused(known.user);
    const isTheirs = isLeft && (await passwordFits(known.user.passwordHash, person.password));
    return isTheirs ? known.user : this.open(person);
  }

  /**
   * The same for somebody whose letter has proved the address: a sign-up that nobody could confirm
   * is not in their way, and neither its name nor its password counts.
   */
  async openInvited(person: NewPerson, origin: Origin): Promise<User> {
    const claimed = await this.accounts.userIdOf(person.email);
    const known = claimed === undefined ? undefined : await this.accounts.find(claimed);
    if (known === undefined || !known.user.mustConfirm) return this.open(person);
    await this.check(person);
    const { id } = known.user;
    const { firstName, lastName, password } = person;
    const data = { id, firstName, lastName, passwordHash: await hashPassword(password) };
    const user = await this.accounts.change(id, origin, ({ mustConfirm }) =>
      mustConfirm ? [{ type: 'SignUpRepeated', data }] : [],
    );
    assert(user !== undefined, 'the account that was just found is read');
    return user;
  }

  private async begin(person: NewPerson, claimed: string | undefined): Promise<User> {
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

/** Whether nobody has ever signed in to the account, nor could. */
const isUnused = ({ devices, sessions, twoFactor, mustConfirm }: User): boolean =>
  devices.length === 0 && sessions.size === 0 && twoFactor === undefined && !mustConfirm;
