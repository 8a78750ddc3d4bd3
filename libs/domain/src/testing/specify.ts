import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import type { Command } from '../commands.js';
import type { ErrorCode } from '../errors.js';
import type { JournalEvent, JournalEventType } from '../events.js';
import { DomainError } from '../refusal.js';
import { dumpBooks } from '../snapshot.js';
import { aContext, booksOf } from './company.js';
import { differenceBetween } from './difference.js';
import { factsFor } from './facts.js';
import { wrongPlace } from './places.js';

/** An event as a test writes it, with decimals as plain strings. */
export interface WrittenEvent {
  readonly type: JournalEventType;
  readonly data: object;
}

/** What a decider made of a command. */
export interface Outcome {
  /** The events, word for word; none means that there was nothing to change. */
  then(...events: readonly WrittenEvent[]): void;
  /** A refusal that names this problem; parameters and path count only if they are given. */
  thenRefused(code: ErrorCode, params?: Readonly<Record<string, unknown>>, path?: string): void;
  /** The events for a closer look; fails on a refusal. */
  readonly events: readonly JournalEvent[];
  /** The refusal for a closer look; fails when there is none. */
  readonly refusal: DomainError;
}

export interface Given<C extends Command> {
  when(command: C, context?: Partial<DecideContext>): Outcome;
}

type Decider<C> = (books: Books, command: C, context: DecideContext) => readonly JournalEvent[];

/**
 * Tests read as the rule: `given(past).when(command).then(events)` or `.thenRefused(code)`. That
 * deciding leaves the books as they are is checked each time, and that a refusal names a place that
 * the command has. The decider knows of the past only
 * what its command asks the journal for.
 */
export function specify<C extends Command>(
  decider: Decider<C>,
): (...past: readonly JournalEvent[]) => Given<C> {
  return (...past) => ({
    when: (command, differing) => {
      const books = booksOf(...past);
      const before = dumpBooks(booksOf(...past));
      const context = aContext({ ...factsFor(command, past), ...differing });
      const decided = attempt(() => decider(books, command, context));
      const difference = differenceBetween(dumpBooks(books), before);
      if (difference !== undefined) throw new Error(`deciding changed the books: ${difference}`);
      const problems = decided instanceof DomainError ? decided.problems : [];
      const misplaced = problems.map((problem) => wrongPlace(command, problem)).find(Boolean);
      if (misplaced !== undefined) throw new Error(`refused in the wrong place: ${misplaced}`);
      return outcomeOf(decided);
    },
  });
}

function attempt(run: () => readonly JournalEvent[]): readonly JournalEvent[] | DomainError {
  try {
    return run();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function outcomeOf(decided: readonly JournalEvent[] | DomainError): Outcome {
  const outcome: Outcome = {
    get events() {
      if (decided instanceof DomainError) throw new Error(`refused: ${textOf(decided)}`);
      return decided;
    },
    get refusal() {
      if (decided instanceof DomainError) return decided;
      throw new Error(`not refused, but ${JSON.stringify(decided)}`);
    },
    then: (...events) => {
      const difference = differenceBetween(outcome.events, events);
      if (difference !== undefined) throw new Error(`other events: ${difference}`);
    },
    thenRefused: (code, params, path) => {
      const found = outcome.refusal.problems.some(
        (problem) =>
          problem.code === code &&
          (params === undefined || differenceBetween(problem.params, params) === undefined) &&
          (path === undefined || problem.path === path),
      );
      if (!found) {
        const wanted = JSON.stringify({ path, code, params });
        throw new Error(`wanted ${wanted}, refused with ${textOf(outcome.refusal)}`);
      }
    },
  };
  return outcome;
}

const textOf = ({ problems }: DomainError) => JSON.stringify(problems);
