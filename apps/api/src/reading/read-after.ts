import { Inject, Injectable } from '@nestjs/common';
import { headers } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import type { Projections } from '../composition/projections.js';
import { JOURNALS, PROJECTIONS, SOURCES } from '../composition/tokens.js';
import { OwnWrites } from './own-writes.js';

/** If it took longer, a person would rather read that the rows are behind. */
const defaultReadAfterMs = 2_000;

/** Lets readers see their own writes. */
@Injectable()
export class ReadAfter {
  constructor(
    @Inject(PROJECTIONS) private readonly projections: Projections,
    @Inject(JOURNALS) private readonly journals: Journals,
    private readonly writes: OwnWrites,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /**
   * Waits for what the caller last wrote and for the revision that the request names; says how far
   * behind the rows are otherwise.
   */
  async wait(request: FastifyRequest, reply: FastifyReply, caller: MemberCaller): Promise<void> {
    const { companyId } = caller;
    const wanted = Math.max(this.writes.of(caller), revisionIn(request));
    if (wanted < 0) return;
    const last = await this.last(companyId, wanted);
    const behind = await this.until(companyId, Math.min(last, wanted));
    this.writes.forget(caller, wanted);
    if (behind > 0 && !reply.sent) reply.header(headers.readBehind, String(behind));
  }

  /**
   * The journal's last revision. A draft's own may be beyond it, and what does not exist is not
   * waited for; but another node may have written what this one has not seen.
   */
  private async last(companyId: string, wanted: number): Promise<number> {
    const known = await this.journals.revision(companyId);
    if (known >= wanted) return known;
    // Without the event store the rows can be read still, as they are.
    await this.journals.consult(companyId, () => undefined).catch(() => undefined);
    return this.journals.revision(companyId);
  }

  /**
   * Waits, bounded, until the rows of a company, or of another stream by its name, show a revision;
   * the events missing.
   */
  until(id: string, revision: number): Promise<number> {
    const { readAfterMs = defaultReadAfterMs } = this.sources;
    return this.projections.freshness.waitFor(id, revision, readAfterMs);
  }

  /** Waits, bounded, until a company's rows show all that this node has seen written. */
  async untilNow(companyId: string): Promise<void> {
    await this.until(companyId, await this.journals.revision(companyId));
  }
}

/** The revision that the request names; -1 where it names none. */
function revisionIn({ headers: sent }: FastifyRequest): number {
  const named = sent[headers.readAfter];
  return typeof named === 'string' && /^\d{1,15}$/.test(named) ? Number.parseInt(named, 10) : -1;
}
