import { Inject, Injectable } from '@nestjs/common';
import { isSameEmail, PASSWORD_LENGTH, refuse, type User } from '@balcao/domain';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { deviceHashOf } from './cookies.js';
import { Accounts, loginIdOf, type Origin } from './accounts.js';
import { SecondProofs } from './second-proofs.js';
import { passwordFits } from './passwords.js';
import { Throttle } from './throttle.js';
import { Turns } from './turns.js';

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
  /** On a browser that the person has signed in on before, whatever strangers do elsewhere. */
  readonly #byDevice = new Throttle({ failures: 10, windowMs: quarterOfAnHour });

  /**
   * An attempt under way counts as one that failed, so that many at a moment guess no more than
   * many in a row. Those that are right wait for each other instead of being counted together.
   */
  readonly #turns = new Turns({ atOnce: 1, waiting: 500 });
  readonly #turnsOfAddress = new Turns({ atOnce: 10, waiting: 1_000 });

  constructor(
    private readonly accounts: Accounts,
    private readonly secondProofs: SecondProofs,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The account; refused when address and password do not fit, or after too many attempts. */
  async check(
    { email, password, code }: Credentials,
    origin: Origin,
    device?: string,
  ): Promise<User> {
    const user = await this.checkPassword(email, password, origin, device);
    return this.secondProofs.require(user, code, origin);
  }

  private async checkPassword(
    email: string,
    password: string,
    { address }: Origin,
    device: string | undefined,
  ): Promise<User> {
    const check = () => this.#checkInTurn(email, password, { address }, device);
    return this.#turns.take(`${loginIdOf(email)}@${address}`, () =>
      this.#turnsOfAddress.take(address, check),
    );
  }

  async #checkInTurn(
    email: string,
    password: string,
    { address }: Pick<Origin, 'address'>,
    device: string | undefined,
  ): Promise<User> {
    const user = await this.#userOf(email);
    // Counted before it is checked, so that attempts at the same moment are counted too.
    const settle = this.#count(loginIdOf(email), address, knownDeviceOf(user, device));
    const sent = password.slice(0, PASSWORD_LENGTH.max);
    const fits = await passwordFits(user?.passwordHash, sent);
    if (!fits || user === undefined || user.mustConfirm) {
      return refuse('identity.wrongCredentials');
    }
    settle();
    return user;
  }

  /**
   * Counts an attempt; answers what to do when it turns out to be right. A success takes back only
   * itself from its address: somebody else's wrong attempts from there stay counted.
   */
  #count(login: string, address: string, device: string | undefined): () => void {
    const now = this.sources.clock().getTime();
    if (device !== undefined) {
      const key = `${login}#${device}`;
      this.#byDevice.take(key, now);
      return () => {
        this.#byDevice.clear(key);
      };
    }
    const person = `${login}@${address}`;
    this.#byPerson.take(person, now);
    this.#byAddress.take(address, now);
    this.#byLogin.take(login, now);
    return () => {
      this.#byPerson.clear(person);
      this.#byAddress.forgive(address);
      this.#byLogin.clear(login);
    };
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

/** The hash of the browser's secret, where the person has signed in with it before. */
function knownDeviceOf(user: User | undefined, device: string | undefined): string | undefined {
  if (user === undefined || device === undefined) return undefined;
  const hash = deviceHashOf(device);
  return user.devices.includes(hash) ? hash : undefined;
}
