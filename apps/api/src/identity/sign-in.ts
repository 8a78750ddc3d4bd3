import { Injectable } from '@nestjs/common';
import { isSameEmail, PASSWORD_LENGTH, refuse, type User } from '@balcao/domain';
import { deviceHashOf } from './cookies.js';
import { Accounts, loginIdOf, type Origin } from './accounts.js';
import { SecondProofs } from './second-proofs.js';
import { passwordFits } from './passwords.js';
import { Turns } from './turns.js';
import { Throttles } from '../limits/throttles.js';

/** What somebody offers to be let in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** Checks who somebody is; slow to guess at, and silent about who has an account. */
@Injectable()
export class SignIn {
  /**
   * An attempt under way counts as one that failed, so that many at a moment guess no more than
   * many in a row. Those that are right wait for each other instead of being counted together.
   */
  readonly #turns = new Turns({ atOnce: 1, waiting: 500 });
  readonly #turnsOfAddress = new Turns({ atOnce: 10, waiting: 1_000 });

  constructor(
    private readonly throttles: Throttles,
    private readonly accounts: Accounts,
    private readonly secondProofs: SecondProofs,
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
    const settle = await this.#count(loginIdOf(email), address, knownDeviceOf(user, device));
    const sent = password.slice(0, PASSWORD_LENGTH.max);
    const fits = await passwordFits(user?.passwordHash, sent);
    if (!fits || user === undefined || user.mustConfirm) {
      return refuse('identity.wrongCredentials');
    }
    await settle();
    return user;
  }

  /**
   * Counts an attempt; answers what to do when it turns out to be right. A success takes back only
   * itself from its address: somebody else's wrong attempts from there stay counted.
   */
  async #count(
    login: string,
    address: string,
    device: string | undefined,
  ): Promise<() => Promise<void>> {
    const { throttles } = this;
    if (device !== undefined) {
      const key = `${login}#${device}`;
      await throttles.take('signInByDevice', key);
      return () => throttles.clear('signInByDevice', key);
    }
    const person = `${login}@${address}`;
    await throttles.take('signInByPerson', person);
    await throttles.take('signInByAddress', address);
    await throttles.take('signInByLogin', login);
    return async () => {
      await throttles.clear('signInByPerson', person);
      await throttles.forgive('signInByAddress', address);
      await throttles.clear('signInByLogin', login);
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
