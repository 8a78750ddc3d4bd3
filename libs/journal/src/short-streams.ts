import { canonicalJson, formerName, type AnyEvent, type Recorded } from '@balcao/domain';
import {
  AppendOutcomeUnknown,
  WrongExpectedRevision,
  asJson,
  metadataAs,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from '@balcao/event-store';
import { CommandReused, JournalContended } from './errors.js';
import { eventAs } from './event-as.js';
import { eventId } from './event-id.js';
import { sha256 } from './hash-chain.js';

/** What the streams of a category hold, and what they come to. */
export interface ShortStreamModel<State, Event extends AnyEvent> {
  /** The part of the streams' names before the dash. */
  readonly category: string;
  readonly evolve: (state: State | undefined, event: Event, recorded: Recorded) => State;
}

/** An intention about one stream. */
export interface ShortStreamCommand<State, Event> {
  /** The same again is carried out once. */
  readonly commandId: string;
  readonly actorId: string;
  readonly correlationId?: string;
  /** What is asked for; the same id with another body is `CommandReused`. */
  readonly body: unknown;
  /** Decides, again whenever somebody else was first; nothing at all changes nothing. */
  readonly decide: (state: State | undefined) => readonly Event[];
}

/** A stream as it is: `revision` is that of its last event, -1 when there is none. */
export interface ShortStream<State> {
  readonly state: State | undefined;
  readonly revision: number;
}

/** What a command did, and where the stream stands now. */
export interface ShortStreamOutcome<State, Event> extends ShortStream<State> {
  readonly events: readonly Event[];
  /** True when it had been carried out before, and this is what it did then. */
  readonly repeated: boolean;
}

interface Metadata {
  readonly actorId: string;
  readonly commandId: string;
  readonly commandHash: string;
  readonly correlationId?: string;
  readonly recordedAt: string;
  readonly schemaVersion: number;
}

/** A command that loses this many races in a row meets something else than rivals. */
const maxRaces = 20;

/**
 * Streams of a few hundred events at most, apart from any company's books: each command folds its
 * stream, decides, and appends at the revision that it has seen. Safe with any number of writers.
 * Errors: those of the store and of `decide`, `CommandReused`, `JournalContended`.
 */
export class ShortStreams<State, Event extends AnyEvent> {
  constructor(
    private readonly store: EventStore,
    private readonly model: ShortStreamModel<State, Event>,
    private readonly clock: () => Date,
  ) {}

  /** Folds a stream. */
  async read(id: string): Promise<ShortStream<State>> {
    const { state, revision } = await this.#fold(id);
    return { state, revision };
  }

  /** The state after one more stored event of the category. */
  evolve(state: State | undefined, stored: RecordedEvent): State {
    return this.model.evolve(state, eventAs<Event>(stored), recordedOf(stored));
  }

  async execute(
    id: string,
    command: ShortStreamCommand<State, Event>,
  ): Promise<ShortStreamOutcome<State, Event>> {
    const commandHash = sha256(canonicalJson(command.body));
    for (let race = 1; race <= maxRaces; race += 1) {
      const before = await this.#fold(id, { commandId: command.commandId, commandHash });
      const repeated = this.#repeated(before, command.commandId, commandHash);
      if (repeated !== undefined) return repeated;
      const decided = command.decide(before.state);
      const unchanged = { state: before.state, revision: before.revision };
      if (decided.length === 0) return { ...unchanged, events: [], repeated: false };
      const written = this.#written(id, decided, before.revision, { ...command, commandHash });
      if (await this.#append(id, written, before.revision)) {
        return { ...this.#after(unchanged, written), events: decided, repeated: false };
      }
    }
    throw new JournalContended(`${this.#stream(id)} is never where it was seen`);
  }

  /** Whether the events are durable; not when somebody else was first, or nobody knows. */
  async #append(id: string, events: readonly NewEvent[], revision: number): Promise<boolean> {
    try {
      const expected = revision < 0 ? 'no-stream' : revision;
      await this.store.append(this.#stream(id), events, expected);
      return true;
    } catch (error) {
      // Folding again finds out: what was written after all carries the command's id.
      if (error instanceof AppendOutcomeUnknown) return false;
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }

  async #fold(id: string, command?: CommandMark) {
    let state: State | undefined;
    let revision = -1;
    const own: RecordedEvent[] = [];
    for await (const stored of this.store.read(this.#stream(id))) {
      state = this.evolve(state, stored);
      revision = stored.revision;
      if (command !== undefined && isOf(command, metadataOf(stored))) own.push(stored);
    }
    return { state, revision, own };
  }

  #repeated(
    { state, revision, own }: ShortStream<State> & { readonly own: readonly RecordedEvent[] },
    commandId: string,
    commandHash: string,
  ): ShortStreamOutcome<State, Event> | undefined {
    const [first] = own;
    if (first === undefined) return undefined;
    if (metadataOf(first).commandHash !== commandHash) throw new CommandReused(commandId);
    return { state, revision, events: own.map((stored) => eventAs<Event>(stored)), repeated: true };
  }

  #written(
    id: string,
    events: readonly Event[],
    revision: number,
    command: Pick<Metadata, 'actorId' | 'commandId' | 'commandHash' | 'correlationId'>,
  ): readonly NewEvent[] {
    const { actorId, commandId, commandHash, correlationId } = command;
    const recordedAt = this.clock().toISOString();
    const metadata = {
      actorId,
      commandId,
      commandHash,
      recordedAt,
      schemaVersion: 1,
      ...(correlationId !== undefined && { correlationId }),
    };
    return events.map(({ type, data }, index) => {
      const fingerprint = sha256(canonicalJson({ stream: this.#stream(id), revision, type, data }));
      return { id: eventId(commandId, index, fingerprint), type, data: asJson(data), metadata };
    });
  }

  #after({ state, revision }: ShortStream<State>, events: readonly NewEvent[]): ShortStream<State> {
    const after = events.reduce((before, event, index) => {
      const place = { ...metadataOf(event), revision: revision + 1 + index };
      return this.model.evolve(before, eventAs<Event>(event), place);
    }, state);
    return { state: after, revision: revision + events.length };
  }

  #stream(id: string): string {
    return `${this.model.category}-${id}`;
  }
}

type CommandMark = Pick<Metadata, 'commandId' | 'commandHash'>;

/** By its id; or by the unmarked id of the product's own commands, if it is the same command. */
const isOf = ({ commandId, commandHash }: CommandMark, recorded: CommandMark): boolean =>
  recorded.commandId === commandId ||
  (recorded.commandId === formerName(commandId) && recorded.commandHash === commandHash);

const metadataOf = (event: NewEvent): Metadata => metadataAs<Metadata>(event);

function recordedOf(stored: RecordedEvent): Recorded {
  const { actorId, commandId, recordedAt } = metadataOf(stored);
  return { revision: stored.revision, recordedAt, actorId, commandId };
}
