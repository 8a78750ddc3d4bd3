import { Inject, Injectable } from '@nestjs/common';
import { headers } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Projections } from '../composition/projections.js';
import { PROJECTIONS } from '../composition/tokens.js';

/** How long a read waits for rows that show the caller's own writes. */
export const readAfterMs = 2_000;

/** Lets readers see their own writes. */
@Injectable()
export class ReadAfter {
  constructor(@Inject(PROJECTIONS) private readonly projections: Projections) {}

  /** Waits for the revision that the request names; says how far behind the rows are otherwise. */
  async wait(request: FastifyRequest, reply: FastifyReply, companyId: string): Promise<void> {
    const sent = request.headers[headers.readAfter];
    if (typeof sent !== 'string' || !/^\d{1,15}$/.test(sent)) return;
    const behind = await this.until(companyId, Number.parseInt(sent, 10));
    if (behind > 0) reply.header(headers.readBehind, String(behind));
  }

  /** Waits, bounded, until the rows of a company or draft show a revision; the events missing. */
  until(id: string, revision: number): Promise<number> {
    return this.projections.freshness.waitFor(id, revision, readAfterMs);
  }
}
