import { Inject, Injectable } from '@nestjs/common';
import { PASSWORD_LENGTH, refuse, type User } from '@balcao/domain';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { passwordFits } from './passwords.js';
import { Throttle } from './throttle.js';

const quarterOfAnHour = 15 * 60_000;

/** Asks somebody who is signed in for the password once more, before what matters most. */
@Injectable()
export class Proofs {
  readonly #byPerson = new Throttle({ failures: 10, windowMs: quarterOfAnHour });

  constructor(@Inject(SOURCES) private readonly sources: Sources) {}

  /** Refuses a wrong password at the field `path`, and any after too many wrong ones. */
  async requirePassword(user: User, password: string, path = 'password'): Promise<void> {
    this.#byPerson.take(user.id, this.sources.clock().getTime());
    const sent = password.slice(0, PASSWORD_LENGTH.max);
    if (!(await passwordFits(user.passwordHash, sent))) {
      refuse('identity.passwordWrong', undefined, path);
    }
    this.#byPerson.clear(user.id);
  }
}
