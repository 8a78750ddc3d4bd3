import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReadyAnswer } from '@balcao/contracts';
import type { EventStore } from '@balcao/event-store';
import { companies } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.js';
import type { Projections } from '../composition/projections.js';
import { EVENTS, PROJECTIONS, ROWS } from '../composition/tokens.js';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(PROJECTIONS) private readonly projections: Projections,
  ) {}

  /** The process is alive. */
  @Get('health')
  @Public()
  health(): { readonly status: 'alive' } {
    return { status: 'alive' };
  }

  /** What it stands on can be used: 200, or 503 with what cannot. */
  @Get('ready')
  @Public()
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyAnswer> {
    const [eventStore, readStore, status] = await Promise.all([
      answers(this.events.ping()),
      answers(this.rows.count(companies, 'nobody', {})),
      this.projections.status(),
    ]);
    const projections =
      status.error !== undefined || status.stalled.length > 0
        ? 'failing'
        : status.isCaughtUp
          ? 'caughtUp'
          : 'catchingUp';
    const isReady = eventStore && readStore && projections !== 'failing';
    reply.code(isReady ? 200 : 503);
    return { isReady, eventStore, readStore, projections, stalled: status.stalled.length };
  }
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  try {
    await question;
    return true;
  } catch {
    return false;
  }
}
