import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBooks, type Books } from '../books.js';
import { decide, type Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { DomainError } from '../refusal.js';
import { dumpBooks } from '../snapshot.js';
import {
  aContext,
  aShop,
  differenceBetween,
  evolveAll,
  factsFor,
  issue,
  threeSoaps,
} from '../testing/index.js';
import type { DocumentIssuedData } from './document.events.js';

const runs = { numRuns: 300 };
const shop = aShop();
const ids = [
  ...['EC_2026.1', 'EC_2026.2', 'GR_2026.1', 'FT_2026.1', 'FT_2026.2', 'FT_2026.3', 'VD_2026.1'],
  ...['NC_2026.1', 'NC_2026.2', 'GD_2026.1'],
];
const id = fc.constantFrom(...ids);
const quantity = fc.constantFrom('1', '0.5', '2', '3', '1.333333');
const unitPrice = fc.constantFrom('33.33', '0.01', '1250', '99.99');

const line = fc
  .record({ quantity, unitPrice, discounts: fc.constantFrom([], ['10'], ['100']) })
  .map((written) => ({ ...threeSoaps, ...written }));

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ typeId: fc.constantFrom('EC', 'GR', 'FT'), line }) },
  {
    weight: 6,
    arbitrary: fc.record({
      origin: id,
      into: fc.constantFrom('GR', 'FT', 'VD', 'NC', 'GD'),
      quantity,
    }),
  },
  { weight: 2, arbitrary: fc.record({ cancel: id }) },
  { weight: 1, arbitrary: fc.record({ restore: id }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function commandOf(one: Step, draftId: string): Command {
  if ('cancel' in one) return { type: 'CancelDocument', id: one.cancel, reason: 'engano' };
  if ('restore' in one) return { type: 'RestoreDocument', id: one.restore };
  if ('typeId' in one) return issue({ draftId, documentTypeId: one.typeId, lines: [one.line] });
  const origin = { documentId: one.origin, line: 0 };
  // The price of a note is that of its origin, regardless of what is written.
  const lines = [{ ...threeSoaps, quantity: one.quantity, origin }];
  const content = { lines };
  return {
    type: 'ConvertDocuments',
    draftId,
    originIds: [one.origin],
    documentTypeId: one.into,
    content,
  };
}

interface Outcome {
  readonly books: Books;
  readonly events: readonly JournalEvent[];
}

function carryOut(steps: readonly Step[]): Outcome {
  const books = evolveAll(createBooks(), shop);
  const events: JournalEvent[] = [...shop];
  steps.forEach((one, index) => {
    const command = commandOf(one, `draft${index}`);
    const decided = attempt(books, command, events);
    evolveAll(books, decided, events.length);
    events.push(...decided);
  });
  return { books, events };
}

function attempt(books: Books, command: Command, past: readonly JournalEvent[]) {
  try {
    return decide(books, command, aContext(factsFor(command, past)));
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

const standing = ({ books, events }: Outcome): readonly DocumentIssuedData[] =>
  events.flatMap((event) =>
    event.type === 'DocumentIssued' && !books.documents.cancelled.has(event.data.id)
      ? [event.data]
      : [],
  );

const steps = fc.array(step, { maxLength: 30 });
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

/** The state of the books apart from what only grows: numbers, revisions and drafts. */
function figuresOf(books: Books): object {
  const { documents, links, stock, treasury } = dumpBooks(books);
  return {
    open: documents?.['open'],
    balances: [...books.documents.balances.entries()].filter(([, balance]) => balance !== 0),
    taken: links?.['taken'],
    levels: stock?.['levels'],
    moved: treasury?.['moved'],
  };
}

describe('after any chain of documents', () => {
  it('no more is converted or credited of a line than it has', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const outcome = carryOut(sequence);
        const documents = new Map(standing(outcome).map((each) => [each.id, each]));
        const taken = new Map<string, { quantity: number; baseMinor: number; vatMinor: number }>();
        for (const { takes = [] } of documents.values()) {
          for (const { documentId, kind, lines } of takes) {
            for (const { line: at, quantity: now, baseMinor = 0, vatMinor = 0 } of lines) {
              const key = `${documentId}|${kind}|${at}`;
              const before = taken.get(key) ?? { quantity: 0, baseMinor: 0, vatMinor: 0 };
              // Counted in millionths, the finest that a quantity can be.
              const millionths = Math.round(parseFloat(now) * 1_000_000);
              taken.set(key, {
                quantity: before.quantity + millionths,
                baseMinor: before.baseMinor + baseMinor,
                vatMinor: before.vatMinor + vatMinor,
              });
            }
          }
        }
        for (const [key, figures] of taken) {
          const [documentId = '', , at = ''] = key.split('|');
          const origin = documents.get(documentId)?.lines[parseInt(at, 10)];
          if (!origin) throw new Error(`${documentId} is gone, and others are made of it`);
          const whole = Math.round(parseFloat(origin.quantity) * 1_000_000);
          expect(figures.quantity).toBeLessThanOrEqual(whole);
          expect(figures.baseMinor).toBeLessThanOrEqual(origin.baseMinor);
          expect(figures.vatMinor).toBeLessThanOrEqual(origin.vatMinor);
        }
      }),
      runs,
    );
  });

  it('a document and its credit notes, all of it credited, are nothing together', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const documents = standing(carryOut(sequence));
        for (const { id: origin, totals } of documents) {
          const notes = documents.filter(({ takes = [] }) =>
            takes.some(({ documentId, kind }) => documentId === origin && kind === 'credit'),
          );
          const isAll = notes.some(({ takes }) => takes?.[0]?.leaves === 'nothing');
          const credited = sum(notes.map((note) => note.totals.totalMinor));
          expect(credited).toBeLessThanOrEqual(totals.totalMinor);
          if (isAll) expect(credited).toBe(totals.totalMinor);
        }
      }),
      runs,
    );
  });

  it('cancelling and restoring a document brings every figure back', () => {
    fc.assert(
      fc.property(steps, id, (sequence, which) => {
        const { books, events } = carryOut(sequence);
        const past = [...events];
        const before = structuredClone(figuresOf(books));
        const run = (command: Command): boolean => {
          const decided = attempt(books, command, past);
          evolveAll(books, decided, past.length);
          past.push(...decided);
          return decided.length > 0;
        };
        if (!run({ type: 'CancelDocument', id: which, reason: 'engano' })) return;
        expect(run({ type: 'RestoreDocument', id: which })).toBe(true);
        expect(differenceBetween(figuresOf(books), before)).toBeUndefined();
      }),
      runs,
    );
  });
});
