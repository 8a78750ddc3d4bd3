import type { Behind, EventPlace } from '@balcao/contracts';
import { EventUnreadable, type EventStore, type RecordedEvent } from '@balcao/event-store';

/** The latest events of a journal that are looked at; what is older is not named. */
const tailEvents = 200;

/** The latest events of a company's journal, against what its rows show. */
export class JournalTail {
  private constructor(
    /** The newest first. */
    private readonly events: readonly RecordedEvent[],
    private readonly rowsRevision: number,
    private readonly now: number,
  ) {}

  static async read(
    store: EventStore,
    companyId: string,
    rowsRevision: number,
    now: number,
  ): Promise<JournalTail> {
    const events: RecordedEvent[] = [];
    const options = { direction: 'backwards', limit: tailEvents } as const;
    try {
      for await (const event of store.read(`journal-${companyId}`, options)) events.push(event);
    } catch (error) {
      // Events before one that cannot be read are not looked at: the damage is reported apart.
      if (!(error instanceof EventUnreadable)) throw error;
    }
    return new JournalTail(events, rowsRevision, now);
  }

  /** The last event of the journal. */
  get last(): EventPlace | null {
    return placeOf(this.events[0]);
  }

  /** How far rows are behind all events. */
  get behind(): Behind {
    const head = this.events[0]?.revision ?? -1;
    const events = Math.max(0, head - this.rowsRevision);
    return { events, seconds: events === 0 ? 0 : this.#ageOfOldest(this.#missing()) };
  }

  /** How far rows are behind the events of these types; beyond the tail every event may be one. */
  behindOf(types: readonly string[]): Behind {
    const missing = this.#missing();
    if (missing.length === this.events.length && this.behind.events > missing.length) {
      return this.behind;
    }
    const theirs = missing.filter(({ type }) => types.includes(type));
    return { events: theirs.length, seconds: this.#ageOfOldest(theirs) };
  }

  /** The last event of these types that the rows show. */
  lastOf(types: readonly string[]): EventPlace | null {
    return placeOf(
      this.events.find(
        ({ type, revision }) => revision <= this.rowsRevision && types.includes(type),
      ),
    );
  }

  #missing(): readonly RecordedEvent[] {
    return this.events.filter(({ revision }) => revision > this.rowsRevision);
  }

  #ageOfOldest(events: readonly RecordedEvent[]): number {
    const oldest = events.at(-1);
    if (oldest === undefined) return 0;
    return Math.max(0, (this.now - Date.parse(recordedAtOf(oldest))) / 1_000);
  }
}

function placeOf(event: RecordedEvent | undefined): EventPlace | null {
  if (event === undefined) return null;
  const { revision, type } = event;
  return { revision, type, recordedAt: recordedAtOf(event) };
}

/** When an event was recorded: its own instant, else that of the store. */
export function recordedAtOf({
  metadata,
  storedAt,
}: Pick<RecordedEvent, 'metadata' | 'storedAt'>): string {
  const { recordedAt } = (metadata ?? {}) as { readonly recordedAt?: unknown };
  return typeof recordedAt === 'string' ? recordedAt : storedAt;
}
