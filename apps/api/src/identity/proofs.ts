import { Injectable } from '@nestjs/common';
import { PASSWORD_LENGTH, refuse, type User } from '@balcao/domain';
import { passwordFits } from './passwords.js';
import { Throttles } from '../limits/throttles.js';

/** Asks somebody who is signed in for the password once more, before what matters most. */
@Injectable()
export class Proofs {
  constructor(private readonly throttles: Throttles) {}

  /** Refuses a wrong password at the field `path`, and any after too many wrong ones. */
  async requirePassword(user: User, password: string, path = 'password'): Promise<void> {
    await this.throttles.take('passwordByPerson', user.id);
    const sent = password.slice(0, PASSWORD_LENGTH.max);
    if (!(await passwordFits(user.passwordHash, sent))) {
      refuse('identity.passwordWrong', undefined, path);
    }
    await this.throttles.clear('passwordByPerson', user.id);
  }
}
