import { createBooks, type Books } from '../books.js';
import { decide, type Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { aContext, evolveAll } from './company.js';
import { factsFor } from './facts.js';

/** A journal in memory: commands are carried out one after the other, each on its day. */
export interface JournalInMemory {
  readonly books: Books;
  readonly events: readonly JournalEvent[];
  /** Carries a command out at noon of the day; answers what happened. Throws its refusal. */
  on(day: string, command: Command): readonly JournalEvent[];
}

/** A journal that begins with the events. */
export function journalOf(...past: readonly JournalEvent[]): JournalInMemory {
  const books = evolveAll(createBooks(), past);
  const events: JournalEvent[] = [...past];
  return {
    books,
    events,
    on: (day, command) => {
      const context = aContext({
        ...factsFor(command, events),
        now: `${day}T10:00:00.000Z`,
        head: { revision: events.length - 1, hash: '' },
      });
      const decided = decide(books, command, context);
      evolveAll(books, decided, events.length);
      events.push(...decided);
      return decided;
    },
  };
}
