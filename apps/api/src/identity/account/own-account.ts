import { Injectable } from '@nestjs/common';
import type { User, UserEvent } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../../access/caller.js';
import { RequestError } from '../../http/request-error.js';
import { Accounts } from '../accounts.js';
import { originOf } from '../request-origin.js';

/** The caller's own account. */
@Injectable()
export class OwnAccount {
  constructor(private readonly accounts: Accounts) {}

  async of({ userId }: SignedInCaller): Promise<User> {
    const account = await this.accounts.find(userId);
    if (account === undefined) throw new RequestError(401, 'session.required');
    return account.user;
  }

  /** Decides against the account and records what was decided; answers the account after it. */
  async change(
    { userId }: SignedInCaller,
    request: FastifyRequest,
    decide: (user: User) => readonly UserEvent[],
  ): Promise<User> {
    const user = await this.accounts.change(userId, originOf(request), decide);
    if (user === undefined) throw new RequestError(401, 'session.required');
    return user;
  }
}
