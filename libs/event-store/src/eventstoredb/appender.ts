import { WrongExpectedVersionError } from '@eventstore/db-client';
import { AppendOutcomeUnknown, WrongExpectedRevision } from '../errors.js';
import type {
  Appended,
  ExpectedRevision,
  NewEvent,
  ReadOptions,
  RecordedEvent,
} from '../event-store.js';
import type { Connection } from './connection.js';
import { eventDataOf } from './events.js';
import { asRefusal, wasNotWritten } from './failures.js';
import { positionOf } from './positions.js';
import { Turns } from './turns.js';

type Place = Exclude<ExpectedRevision, 'any'>;

/** Reads some events of a stream into a list. */
export type ReadSome = (stream: string, options: ReadOptions) => Promise<readonly RecordedEvent[]>;

/** Appends, and finds out what became of an append whose answer says too little. */
export class Appender {
  private readonly turns = new Turns();

  constructor(
    private readonly connection: Connection,
    private readonly read: ReadSome,
  ) {}

  append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    if (expected !== 'any') return this.appendAt(stream, events, expected);
    return this.turns.take(stream, () => this.appendAtEnd(stream, events));
  }

  /**
   * Never asks the server for 'any': the server recognises a retry of that kind only from memory,
   * so a retry after a restart, which is when answers are lost, would be written twice.
   */
  private async appendAtEnd(stream: string, events: readonly NewEvent[]): Promise<Appended> {
    for (;;) {
      const [last] = await this.read(stream, { direction: 'backwards', limit: 1 });
      if (last !== undefined && last.id === events.at(-1)?.id) {
        const from = last.revision - events.length + 1;
        const tail = from < 0 ? [] : await this.read(stream, { from, limit: events.length });
        if (areTheSame(tail, events)) return appendedOf(last);
      }
      const place = last?.revision ?? 'no-stream';
      try {
        return await this.appendAt(stream, events, place);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    }
  }

  private async appendAt(
    stream: string,
    events: readonly NewEvent[],
    expected: Place,
  ): Promise<Appended> {
    try {
      return await this.send(stream, events, expected);
    } catch (error) {
      if (wasNotWritten(error)) throw asRefusal(error);
      return this.lookUp(stream, events, expected, error);
    }
  }

  private async send(
    stream: string,
    events: readonly NewEvent[],
    expected: Place,
  ): Promise<Appended> {
    const options = {
      expectedRevision: expected === 'no-stream' ? ('no_stream' as const) : BigInt(expected),
      deadline: this.connection.deadlineMs,
      requiresLeader: true,
    };
    const data = events.map(eventDataOf);
    const { success, nextExpectedRevision, position } = await this.connection.call((client) =>
      client.appendToStream(stream, data, options),
    );
    if (success && position !== undefined) {
      return { revision: Number(nextExpectedRevision), position: positionOf(position) };
    }
    throw new Error(`${stream}: the server gave half an answer`);
  }

  /**
   * Reads the place where the events were to be written. There they lie, or others do, or the
   * place is empty: then a refusal stands, and any other answer may still come to be.
   */
  private async lookUp(
    stream: string,
    events: readonly NewEvent[],
    expected: Place,
    error: unknown,
  ): Promise<Appended> {
    const refused = error instanceof WrongExpectedVersionError ? error : undefined;
    const from = expected === 'no-stream' ? 0 : expected + 1;
    const there = await this.read(stream, { from, limit: events.length }).catch(() => undefined);
    const last = there?.at(-1);
    if (there !== undefined && last !== undefined) {
      if (areTheSame(there, events)) return appendedOf(last);
      const actual = revisionOf(refused) ?? (await this.lastRevision(stream)) ?? last.revision;
      throw new WrongExpectedRevision(stream, expected, actual);
    }
    if (refused !== undefined) {
      throw new WrongExpectedRevision(stream, expected, revisionOf(refused));
    }
    throw new AppendOutcomeUnknown(`${stream}: the event store did not say what became of it`, {
      cause: error,
    });
  }

  private async lastRevision(stream: string): Promise<number | undefined> {
    const backwards: ReadOptions = { direction: 'backwards', limit: 1 };
    const [last] = await this.read(stream, backwards).catch(() => []);
    return last?.revision;
  }
}

function areTheSame(there: readonly RecordedEvent[], events: readonly NewEvent[]): boolean {
  return there.length === events.length && there.every(({ id }, at) => id === events[at]?.id);
}

function appendedOf({ revision, position }: RecordedEvent): Appended {
  return { revision, position };
}

/** Where a refusal says that the stream ends; the server says -1 of a stream that is not there. */
function revisionOf(refused: WrongExpectedVersionError | undefined): number | undefined {
  const actual = refused?.actualVersion;
  return typeof actual === 'bigint' && actual >= 0n ? Number(actual) : undefined;
}
