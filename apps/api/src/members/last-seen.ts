import { Inject, Injectable } from '@nestjs/common';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { Accounts } from '../identity/accounts.js';
import { seenMembers } from '../access/seen-members.js';

/** When a member was here last. */
export interface SeenAnswer {
  readonly id: string;
  /** The address that the person signs in with. */
  readonly email: string;
  /** UTC instant: of a request to this server since it started, or of the last sign-in. */
  readonly lastSeenAt?: string;
}

@Injectable()
export class LastSeen {
  constructor(
    private readonly accounts: Accounts,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async of(companyId: string): Promise<readonly SeenAnswer[]> {
    const ids = await this.journals.inspect(companyId, (books) =>
      [...books.identity.members.values()]
        .filter(({ state }) => state !== 'removed')
        .map(({ userId }) => userId),
    );
    const found = await Promise.all(ids.map((id) => this.#seen(companyId, id)));
    return found.filter((one) => one !== undefined);
  }

  async #seen(companyId: string, id: string): Promise<SeenAnswer | undefined> {
    const account = await this.accounts.find(id);
    if (account === undefined) return undefined;
    const { email, sessions } = account.user;
    const signedIn = [...sessions.values()].map(({ openedAt }) => openedAt ?? '').sort();
    const lastSeenAt = seenMembers.get(companyId, id) ?? signedIn.at(-1);
    const isKnown = lastSeenAt !== undefined && lastSeenAt !== '';
    return { id, email, ...(isKnown && { lastSeenAt }) };
  }
}
