import { Inject, Injectable } from '@nestjs/common';
import { claimLogin, confirmEmail, refuse, type User } from '@balcao/domain';
import { WrongExpectedRevision } from '@balcao/event-store';
import { readLinkToken } from '@balcao/tasks';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { Accounts, loginIdOf, type Origin } from '../accounts.js';
import { Proofs } from '../proofs.js';

interface Confirmed {
  readonly user: User;
  /** The address that was left. */
  readonly former?: string;
  readonly completesSignUp: boolean;
}

/** Confirms addresses by the links that were mailed to them. */
@Injectable()
export class EmailConfirmations {
  constructor(
    private readonly accounts: Accounts,
    private readonly proofs: Proofs,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /**
   * Uses the link up. One that completes a sign-up requires its password: somebody who signed up
   * with another person's address is not let in by that person's click.
   */
  async confirm(token: string, password: string | undefined, origin: Origin): Promise<Confirmed> {
    const link = readLinkToken(token);
    const account = link && (await this.accounts.find(link.userId));
    if (link === undefined || account === undefined) return refuse('identity.linkInvalid');
    const before = account.user;
    const proof = { tokenHash: link.tokenHash, now: this.sources.clock().toISOString() };
    const event = confirmEmail(before, proof);
    if (before.mustConfirm) {
      if (password === undefined) return refuse('identity.passwordRequired', undefined, 'password');
      await this.proofs.requirePassword(before, password);
    }
    const { email, former } = { former: undefined, ...(event.data as Data) };
    if (former !== undefined) await this.claim(email, before.id);
    const user = await this.accounts.change(before.id, origin, (it) => [confirmEmail(it, proof)]);
    if (user === undefined) return refuse('identity.linkInvalid');
    const completesSignUp = before.mustConfirm;
    return { user, completesSignUp, ...(former !== undefined && { former }) };
  }

  /** Of a person who moves to an address; what a crash has claimed already is theirs. */
  private async claim(email: string, userId: string): Promise<void> {
    const holder = await this.accounts.userIdOf(email);
    if (holder === userId) return;
    const claim = claimLogin(holder, { id: loginIdOf(email), userId });
    try {
      await this.accounts.claimLogin(email, claim);
    } catch (error) {
      if (error instanceof WrongExpectedRevision) claimLogin('somebody else', claim.data);
      throw error;
    }
  }
}

interface Data {
  readonly email: string;
  readonly former?: string;
}
