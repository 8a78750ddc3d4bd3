import { decide, type Command } from '../commands.js';
import { createBooks, type Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { evolveBooks } from '../evolve-books.js';
import { noFacts } from '../facts.js';

/** Monday 2 March 2026, half past nine in Maputo. */
export const mondayMorning = '2026-03-02T07:30:00.000Z';
/** The calendar day of `mondayMorning`. */
export const monday = '2026-03-02';

/** What a decider knows, with ids that count up: `id1`, `id2`. */
export function aContext(differing: Partial<DecideContext> = {}): DecideContext {
  let count = 0;
  return {
    now: mondayMorning,
    actorId: 'owner',
    ...noFacts,
    newId: () => {
      count += 1;
      return `id${count}`;
    },
    ...differing,
  };
}

/** Folds events as a journal would: one command each, recorded on `mondayMorning`. */
export function evolveAll(books: Books, events: readonly JournalEvent[], firstRevision = 0): Books {
  events.forEach((event, index) => {
    const revision = firstRevision + index;
    const commandId = `command${revision}`;
    evolveBooks(books, event, {
      revision,
      recordedAt: mondayMorning,
      actorId: 'owner',
      commandId,
    });
  });
  return books;
}

/** The books after the events. */
export function booksOf(...events: readonly JournalEvent[]): Books {
  return evolveAll(createBooks(), events);
}

/** The command that sets `aCompany` up. */
export const registerMerceariaModerna = {
  type: 'RegisterCompany',
  id: 'moderna',
  name: 'Mercearia Moderna, Lda',
  nuit: '400005834',
  address: 'Av. 24 de Julho, 1200',
  city: 'Maputo',
  ownerId: 'owner',
  ownerName: 'Ana Macuácua',
} as const satisfies Command;

/** A company of Maputo with the presets of Mozambique: VAT, document types, series of 2026. */
export function aCompany(): readonly JournalEvent[] {
  return decide(createBooks(), registerMerceariaModerna, aContext());
}
