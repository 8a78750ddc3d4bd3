import { Injectable } from '@nestjs/common';
import type { SessionInfo } from '@balcao/contracts';
import type { User } from '@balcao/domain';
import { csrfTokenOf } from './csrf.js';
import { Memberships } from './memberships.js';

/** What a signed-in browser is told about itself. */
@Injectable()
export class SessionAnswers {
  constructor(private readonly memberships: Memberships) {}

  async of({ id, email, firstName, lastName }: User, token: string): Promise<SessionInfo> {
    return {
      csrfToken: csrfTokenOf(token),
      user: { id, email, firstName, lastName },
      companies: await this.memberships.of(id),
    };
  }
}
