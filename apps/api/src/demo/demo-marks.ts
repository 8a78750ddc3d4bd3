import { randomUUID } from 'node:crypto';
import { dataAs, type EventStore } from '@balcao/event-store';
import { demoCompanyId } from './demo-turn.js';

const stream = `demo-${demoCompanyId}`;

/** What a trade is made of, so that it goes on just so after a crash. */
export interface DemoBegun {
  readonly ownerId: string;
  readonly ownerName: string;
  /** Its last day, in the company's time zone. */
  readonly today: string;
}

/** Notes in the event store when the demo's trade was begun and ended. */
export class DemoMarks {
  constructor(
    private readonly events: EventStore,
    private readonly clock: () => Date,
  ) {}

  /** The trade that was begun and not ended. */
  async unfinished(): Promise<DemoBegun | undefined> {
    const last = await this.events.last(stream);
    return last?.type === 'DemoBegun' ? dataAs<DemoBegun>(last) : undefined;
  }

  async begin(begun: DemoBegun): Promise<void> {
    await this.#write('DemoBegun', { ...begun });
  }

  async end(): Promise<void> {
    await this.#write('DemoEnded', {});
  }

  async #write(type: string, data: Readonly<Record<string, string>>): Promise<void> {
    const metadata = { recordedAt: this.clock().toISOString(), schemaVersion: 1 };
    await this.events.append(stream, [{ id: randomUUID(), type, data, metadata }], 'any');
  }
}
