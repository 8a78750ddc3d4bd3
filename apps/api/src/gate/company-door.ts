import { Inject, Injectable } from '@nestjs/common';
import { refuse, type Permission } from '@balcao/domain';
import { journalStream } from '@balcao/journal';
import { memberships } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { LRUCache } from 'lru-cache';
import type { Journals, Sources } from '../composition/backend.js';
import type { Projections } from '../composition/projections.js';
import { JOURNALS, PROJECTIONS, SERVICE_ROWS, SOURCES } from '../composition/tokens.js';
import { OPERATIONS, type Operations } from '../operations/operations.js';

/** How long it is remembered that there is no such company, and of how many. */
const absentMs = 10_000;
const absentCompanies = 10_000;

/**
 * Turns strangers away before a company's books are loaded for them: loading takes time and room
 * that its members and other companies need. Books that are in memory decide for themselves.
 */
@Injectable()
export class CompanyDoor {
  /** Companies that were asked for in vain, and until when that is remembered. */
  readonly #absent = new LRUCache<string, number>({ max: absentCompanies });

  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(PROJECTIONS) private readonly projections: Projections,
    @Inject(SERVICE_ROWS) private readonly rows: RowReader,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(OPERATIONS) private readonly operations: Operations,
  ) {}

  /** Refuses a user who certainly is no member, in the words of the books. */
  async admit(companyId: string, userId: string, permission: Permission): Promise<void> {
    if (this.journals.isLoaded(companyId)) return;
    if (await this.#mayBeMember(companyId, userId)) return;
    if ((await this.#exists(companyId)) && !(await this.#areRowsComplete(companyId))) return;
    // Asked again: the rows may have become complete since.
    if (await this.#mayBeMember(companyId, userId)) return;
    refuse('identity.notAllowed', { permission });
  }

  /** Whether the rows name the user a member, or cannot be read. */
  async #mayBeMember(companyId: string, userId: string): Promise<boolean> {
    const row = await this.rows.get(memberships, userId, companyId).catch(() => 'unknown' as const);
    return row !== undefined;
  }

  async #exists(companyId: string): Promise<boolean> {
    const now = this.sources.clock().getTime();
    if ((this.#absent.get(companyId) ?? 0) > now) return false;
    if (await this.journals.exists(companyId)) return true;
    this.#absent.set(companyId, now + absentMs);
    return false;
  }

  /** Whether the rows show every member: where they may be late, the books have to be asked. */
  async #areRowsComplete(companyId: string): Promise<boolean> {
    if (this.operations.lag(companyId).events > 0) return false;
    const { isCaughtUp, stalled, rebuild } = await this.projections.status();
    if (!isCaughtUp || rebuild !== undefined) return false;
    return stalled.every(({ stream }) => stream !== journalStream(companyId));
  }
}
