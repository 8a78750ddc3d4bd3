import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { EventUnreadable, type EventStore } from '@balcao/event-store';
import { hostedCompanies, servicePartition } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { EVENTS, SERVICE_ROWS } from '../composition/tokens.js';
import { oneAtATime } from './one-at-a-time.js';
import { recordedAtOf } from './journal-tail.js';
import { OPERATIONS, type Operations } from './operations.js';

export const clockWatchLimits = {
  /** How often the newest event of each company is compared with the clock. */
  everyMs: 300_000,
  /** Companies whose newest events are read at a time. */
  companies: 100,
} as const;

/**
 * Compares the clock with the newest event of each company, at the start and every few minutes: a
 * clock that is wrong is noticed before anybody works under it.
 */
@Injectable()
export class ClockWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #round = oneAtATime(() => this.#look());
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(SERVICE_ROWS) private readonly rows: RowReader,
    @Inject(OPERATIONS) private readonly operations: Pick<Operations, 'clockDoubts'>,
  ) {}

  /** Does not keep the server from starting. */
  onApplicationBootstrap(): void {
    const look = () => void this.look();
    this.#timer = setInterval(look, clockWatchLimits.everyMs).unref();
    look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    await this.look();
  }

  /** Never throws: where a store is away, the next round compares. */
  look(): Promise<void> {
    return this.#round().catch(() => undefined);
  }

  async #look(): Promise<void> {
    const { companies } = clockWatchLimits;
    for (let skip = 0; !this.#isOver; skip += companies) {
      const page = { sort: [['id', 'asc']], skip, limit: companies } as const;
      const rows = await this.rows.find(hostedCompanies, servicePartition, page);
      await Promise.all(rows.map(({ id }) => this.#compare(id)));
      if (rows.length < companies) return;
    }
  }

  async #compare(companyId: string): Promise<void> {
    try {
      const last = await this.events.last(`journal-${companyId}`);
      if (last !== undefined) this.operations.clockDoubts.newest(companyId, recordedAtOf(last));
    } catch (error) {
      // An event that cannot be read is a damaged journal, which is reported as such.
      if (!(error instanceof EventUnreadable)) throw error;
    }
  }
}
