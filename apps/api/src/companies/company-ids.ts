import { Inject, Injectable } from '@nestjs/common';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { Secrets } from '../identity/secrets.js';

/** Hexadecimal digits of an id: 128 bits. */
const digits = 32;

/** Names companies. */
@Injectable()
export class CompanyIds {
  constructor(
    private readonly secrets: Secrets,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /**
   * The id of the company that a person's command begins: the same whenever and on whichever node
   * it is sent again, and none that anybody can choose or foretell.
   */
  of(userId: string, commandId: string): string {
    const { companyIdOf } = this.sources;
    if (companyIdOf !== undefined) return companyIdOf(commandId);
    return this.secrets.hash('company', userId, commandId).slice(0, digits);
  }
}
