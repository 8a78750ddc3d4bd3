import { Inject, Injectable } from '@nestjs/common';
import { isSameEmail, PASSWORD_LENGTH, refuse, type User } from '@balcao/domain';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { Accounts, loginIdOf, type Origin } from './accounts.js';
import { SecondProofs } from './second-proofs.js';
import { passwordFits } from './passwords.js';
import { Throttle } from './throttle.js';

const quarterOfAnHour = 15 * 60_000;

/** What somebody offers to be let in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** Checks who somebody is; slow to guess at, and silent about who has an account. */
@Injectable()
export class SignIn {
  readonly #byPerson = new Throttle({ failures: 5, windowMs: quarterOfAnHour });
  /** From everywhere: many machines that guess at one person. */
  readonly #byLogin = new Throttle({ failures: 50, windowMs: quarterOfAnHour });
  readonly #byAddress = new Throttle({ failures: 50, windowMs: quarterOfAnHour });

  constructor(
    private readonly accounts: Accounts,
    private readonly secondProofs: SecondProofs,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The account; refused when address and password do not fit, or after too many attempts. */
  async check({ email, password, code }: Credentials, origin: Origin): Promise<User> {
    const user = await this.checkPassword(email, password, origin);
    return this.secondProofs.require(user, code, origin);
  }

  /** The same by the password alone: what else the account asks for is the caller's matter. */
  async checkPassword(email: string, password: string, { address }: Origin): Promise<User> {
    const login = loginIdOf(email);
    const person = `${login}@${address}`;
    const now = this.sources.clock().getTime();
    // Counted before it is checked, so that attempts at the same moment are counted too.
    this.#byPerson.take(person, now);
    this.#byAddress.take(address, now);
    this.#byLogin.take(login, now);
    const user = await this.#userOf(email);
    const sent = password.slice(0, PASSWORD_LENGTH.max);
    const fits = await passwordFits(user?.passwordHash, sent);
    if (!fits || user === undefined || user.mustConfirm) {
      return refuse('identity.wrongCredentials');
    }
    this.#byPerson.clear(person);
    this.#byLogin.clear(login);
    return user;
  }

  async #userOf(email: string): Promise<User | undefined> {
    const userId = await this.accounts.userIdOf(email);
    const account = userId === undefined ? undefined : await this.accounts.find(userId);
    // An address that its owner has left signs nobody in.
    return account !== undefined && isSameEmail(account.user.email, email)
      ? account.user
      : undefined;
  }
}
