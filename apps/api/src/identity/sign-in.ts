import { Inject, Injectable } from '@nestjs/common';
import { PASSWORD_LENGTH, refuse, type User } from '@balcao/domain';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';
import { Accounts, loginIdOf } from './accounts.js';
import { Attempts } from './attempts.js';
import { passwordFits } from './passwords.js';

const quarterOfAnHour = 15 * 60_000;

/** Checks who somebody is; slow to guess at, and silent about who has an account. */
@Injectable()
export class SignIn {
  readonly #byPerson = new Attempts({ failures: 5, windowMs: quarterOfAnHour });
  readonly #byAddress = new Attempts({ failures: 50, windowMs: quarterOfAnHour });

  constructor(
    private readonly accounts: Accounts,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The account; refused when address and password do not fit, or after too many attempts. */
  async check(email: string, password: string, address: string): Promise<User> {
    const person = `${loginIdOf(email)}@${address}`;
    const now = this.sources.clock().getTime();
    const seconds = Math.max(
      this.#byPerson.waitSeconds(person, now),
      this.#byAddress.waitSeconds(address, now),
    );
    if (seconds > 0) throw new RequestError(429, 'session.tooManyAttempts', { seconds });
    // Counted before it is checked, so that attempts at the same moment are counted too.
    this.#byPerson.fail(person, now);
    this.#byAddress.fail(address, now);
    const userId = await this.accounts.userIdOf(email);
    const account = userId === undefined ? undefined : await this.accounts.find(userId);
    const fits = await passwordFits(
      account?.user.passwordHash,
      password.slice(0, PASSWORD_LENGTH.max),
    );
    if (!fits || account === undefined) return refuse('identity.wrongCredentials');
    this.#byPerson.succeed(person);
    return account.user;
  }
}
