import { randomUUID } from 'node:crypto';
import { dataAs, type EventStore } from '@balcao/event-store';

const category = 'demo';
const streamOf = (companyId: string) => `${category}-${companyId}`;

/** What a trade is made of, so that it goes on just so after a crash. */
export interface DemoBegun {
  readonly companyId: string;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Its last day, in the company's time zone. */
  readonly today: string;
  /** The demo that is started over: it is deleted before the trade of this one ends. */
  readonly replaces?: string;
}

/** Notes in the event store when the trade of each demo was begun, how far it is, and its end. */
export class DemoMarks {
  constructor(
    private readonly events: EventStore,
    private readonly clock: () => Date,
  ) {}

  /** The trades that were begun and not ended. */
  async unfinished(): Promise<readonly DemoBegun[]> {
    const found = new Map<string, DemoBegun>();
    for await (const event of this.events.readAll({ categories: [category] })) {
      const companyId = event.stream.slice(category.length + 1);
      if (event.type === 'DemoBegun') {
        found.set(companyId, { ...dataAs<DemoBegun>(event), companyId });
      }
      if (event.type === 'DemoEnded') found.delete(companyId);
    }
    return [...found.values()];
  }

  /** How much of a trade is done on whichever node, 0 to 1; undefined where none is under way. */
  async share(companyId: string): Promise<number | undefined> {
    const last = await this.events.last(streamOf(companyId));
    if (last?.type === 'DemoBegun') return 0;
    return last?.type === 'DemoAdvanced' ? dataAs<{ share: number }>(last).share : undefined;
  }

  async begin(begun: DemoBegun): Promise<void> {
    await this.#write(begun.companyId, 'DemoBegun', { ...begun });
  }

  async advance(companyId: string, share: number): Promise<void> {
    await this.#write(companyId, 'DemoAdvanced', { share });
  }

  async end(companyId: string): Promise<void> {
    await this.#write(companyId, 'DemoEnded', {});
  }

  async #write(companyId: string, type: string, data: object): Promise<void> {
    const metadata = { recordedAt: this.clock().toISOString(), schemaVersion: 1 };
    const event = { id: randomUUID(), type, data: { ...data }, metadata };
    await this.events.append(streamOf(companyId), [event], 'any');
  }
}
