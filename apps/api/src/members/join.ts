import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accepted, JoinAnswer } from '@balcao/contracts';
import { invitationFor, refuse } from '@balcao/domain';
import { readInvitationToken, type InvitationToken } from '@balcao/tasks';
import type { SignedInCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { Accounts } from '../identity/accounts.js';
import { Throttles } from '../limits/throttles.js';
import { Notices } from '../notifications/notices.js';
import { ReadAfter } from '../reading/read-after.js';

/** Accepts invitations; a wrong token, another company and none read the same. */
@Injectable()
export class Join {
  constructor(
    private readonly commands: CommandBus,
    private readonly throttles: Throttles,
    private readonly accounts: Accounts,
    private readonly readAfter: ReadAfter,
    private readonly notices: Notices,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async look(text: string, address: string): Promise<JoinAnswer> {
    return this.#throttled(address, async () => {
      const token = await this.#tokenOf(text);
      const now = this.sources.clock().toISOString();
      const found = await this.journals.inspect(token.companyId, (books) => {
        const id = token.invitationId;
        const invitation = invitationFor(books, { id, tokenHash: token.tokenHash }, now);
        const { email, role, invitedBy, letter } = invitation;
        return {
          companyId: token.companyId,
          companyName: books.companies.company.get()?.name ?? '',
          invitedBy: books.identity.members.get(invitedBy)?.name ?? '',
          email,
          role,
          expiresAt: letter?.expiresAt ?? '',
        };
      });
      return { ...found, hasAccount: (await this.accounts.userIdOf(found.email)) !== undefined };
    });
  }

  async accept(
    text: string,
    { userId, userName, requestId }: Pick<SignedInCaller, 'userId' | 'userName' | 'requestId'>,
    commandId: string,
    address: string,
  ): Promise<Accepted> {
    return this.#throttled(address, async () => {
      const { companyId, invitationId: id, tokenHash } = await this.#tokenOf(text);
      const body = { type: 'AcceptInvitation', id, tokenHash, userId, userName } as const;
      const command = companyCommand({ companyId, userId, requestId, commandId }, body);
      const invitedBy = await this.journals.inspect(
        companyId,
        ({ identity }) => identity.invitations.get(id)?.invitedBy,
      );
      const { revision } = await this.commands.execute(command);
      if (invitedBy !== undefined) {
        await this.notices.tellOfJoining(companyId, invitedBy, { id, name: userName });
      }
      // The company is among the person's own from the next read on.
      await this.readAfter.until(companyId, revision);
      return { id: companyId, revision };
    });
  }

  async #tokenOf(text: string): Promise<InvitationToken> {
    const token = readInvitationToken(text);
    const exists = token !== undefined && (await this.journals.exists(token.companyId));
    return exists ? token : refuse('identity.invitationNotFound');
  }

  /** Failures count by the address that they come from; guessing is hopeless, but it costs time. */
  async #throttled<T>(address: string, work: () => Promise<T>): Promise<T> {
    await this.throttles.refuseBlocked('invitationByAddress', address);
    try {
      return await work();
    } catch (error) {
      await this.throttles.tries('invitationByAddress', address);
      throw error;
    }
  }
}
