import { metadataAs, type EventStore, type RecordedEvent } from '@balcao/event-store';
import { journalStream, metadataOf, storedEvents, verifyChain, type Seal } from '@balcao/journal';
import type { Expected } from './order.js';
import type { Violations } from './violations.js';

/** Which revisions a command wrote. */
interface Written {
  readonly from: number;
  to: number;
}

/** What the journal says, read on from where it was read to before. */
export class JournalFacts {
  /** By the idempotency key. */
  readonly commands = new Map<string, Written>();
  /** Issued documents. */
  documents = 0;
  /** The jobs of mails that are recorded as sent. */
  readonly sentMails: string[] = [];
  readonly #numbers = new Map<string, number>();
  #end: Seal | undefined;
  #position: RecordedEvent['position'] | undefined;

  constructor(
    private readonly of: Pick<Expected, 'company'>,
    private readonly violations: Violations,
  ) {}

  /** The last revision that was read. */
  get revision(): number {
    return this.#end?.revision ?? -1;
  }

  /** Reads what was written since; checks the chain, the numbers and the commands of it. */
  async readOn(events: EventStore): Promise<void> {
    const from = this.revision + 1;
    const stored = storedEvents(events).read(journalStream(this.of.company), { from });
    const report = await verifyChain(this.#watched(stored), {
      ...(this.#end !== undefined && { from: this.#end }),
    });
    if (report.intact) this.#end = report.end;
    else this.violations.add('the chain is broken', `revision ${report.revision}: ${report.fault}`);
    await this.#readPositions(events);
  }

  async *#watched(events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) {
      this.#take(event);
      yield event;
    }
  }

  #take(event: RecordedEvent): void {
    const { revision, type } = event;
    const { commandId } = metadataOf(event);
    const written = this.commands.get(commandId);
    if (written === undefined) this.commands.set(commandId, { from: revision, to: revision });
    else if (written.to === revision - 1) written.to = revision;
    else this.violations.add('a command was carried out twice', `${commandId} at ${revision}`);
    const data = event.data as { readonly seriesId?: unknown; readonly number?: unknown };
    if (typeof data.seriesId === 'string' && typeof data.number === 'number') {
      this.#takeNumber(data.seriesId, data.number);
    }
    if (type === 'DocumentIssued') this.documents += 1;
    const { correlationId } = metadataAs<{ readonly correlationId?: string }>(event);
    if (type === 'DocumentSent' && correlationId !== undefined) this.sentMails.push(correlationId);
  }

  #takeNumber(series: string, number: number): void {
    const next = (this.#numbers.get(series) ?? 0) + 1;
    this.#numbers.set(series, number);
    if (number !== next)
      this.violations.add('a gap in numbers', `${series}: ${number}, not ${next}`);
  }

  async #readPositions(events: EventStore): Promise<void> {
    const after = this.#position;
    for await (const { position } of storedEvents(events).readAll(after ? { after } : {})) {
      const next = Number(this.#position ?? 0) + 1;
      this.#position = position;
      if (Number(position) !== next)
        this.violations.add('a gap in positions', `before ${position}`);
    }
  }
}
