import { Inject, Injectable } from '@nestjs/common';
import { claimLogin, signUp } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import type { AccountMailOrder } from '@balcao/tasks';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { SignUp, type NewPerson } from './sign-up.js';
import { Accounts, loginIdOf, type Origin } from './accounts.js';
import { hashPassword } from './passwords.js';

/** Accounts that anybody may open: nobody gets in before the address is confirmed by its mail. */
@Injectable()
export class OpenSignUp {
  constructor(
    private readonly accounts: Accounts,
    private readonly signUp: SignUp,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Refuses all that is wrong with the person, whether the address is known or not. */
  check(person: NewPerson): Promise<void> {
    return this.signUp.check(person);
  }

  /** Opens the account, or finds the one there is; answers what to write to the address. */
  async open(
    person: NewPerson,
    origin: Origin,
    language: Language,
  ): Promise<AccountMailOrder['kind']> {
    // Before anything is looked up, so that it takes as long for every address.
    const passwordHash = await hashPassword(person.password);
    const { email, firstName, lastName } = person;
    const claimed = await this.accounts.userIdOf(email);
    const known = claimed === undefined ? undefined : await this.accounts.find(claimed);
    if (known !== undefined && !known.user.mustConfirm) {
      return 'accountExists';
    }
    if (known !== undefined) {
      const { id } = known.user;
      const data = { id, firstName, lastName, passwordHash, language };
      await this.accounts.change(id, origin, ({ mustConfirm }) =>
        mustConfirm ? [{ type: 'SignUpRepeated', data }] : [],
      );
      return 'confirmEmail';
    }
    const id = claimed ?? this.sources.newId();
    const fields = { id, email, firstName, lastName, passwordHash, language, mustConfirm: true };
    const begun = signUp(fields);
    if (claimed === undefined) {
      const claim = claimLogin(undefined, { id: loginIdOf(email), userId: id });
      await this.accounts.claimLogin(email, claim);
    }
    await this.accounts.record(id, begun, 'no-stream', origin);
    return 'confirmEmail';
  }
}
