import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBooks, type Books } from './books.js';
import { decide, type Command } from './commands.js';
import type { DocumentIssuedData } from './documents/index.js';
import type { JournalEvent } from './events.js';
import { evolveBooks } from './evolve-books.js';
import { DomainError } from './refusal.js';
import { dumpBooks, loadBooks } from './snapshot.js';
import { lastRevisionOf, previousOf } from './threads/index.js';
import {
  aContext,
  aShop,
  differenceBetween,
  evolveAll,
  factsFor,
  issue,
  mondayMorning,
} from './testing/index.js';

const runs = { numRuns: 300 };
const first = aShop();

/** Small pools, so that commands meet each other's records. */
const articleIds = ['rice', 'soap', 'butter'] as const;
const clientIds = ['mercearia', 'consumer', 'wholesaler'] as const;
const documentIds = [
  ...['FT_2026.1', 'FT_2026.2', 'VD_2026.1', 'CT_2026.1', 'CT_2026.2', 'NC_2026.1', 'GR_2026.1'],
] as const;

const line = fc.record({
  articleId: fc.constantFrom(...articleIds.slice(0, 2)),
  quantity: fc.constantFrom('1', '2.5', '0.333', '12'),
  unitPrice: fc.constantFrom('0.01', '99.99', '1250', '33.33'),
  discounts: fc.constantFrom([], ['5'], ['10', '5'], ['100']),
  vatId: fc.constantFrom('vat_NOR', 'vat_RED', 'vat_ISE', 'vat_NOR17'),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        draftId: fc.integer({ min: 1, max: 12 }).map((n) => `draft${n}`),
        documentTypeId: fc.constantFrom('FT', 'VD', 'CT', 'GR', 'NC', 'ND'),
        clientId: fc.constantFrom(...clientIds),
        originId: fc.constantFrom('FT_2026.1', 'VD_2026.1'),
        issuedOn: fc.constantFrom('2026-02-27', '2026-03-01', '2026-03-02'),
        lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      })
      .map(({ originId, ...written }): Command => {
        const corrects = written.documentTypeId === 'NC' || written.documentTypeId === 'ND';
        return issue(corrects ? { ...written, originId } : written);
      }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        draftId: fc.integer({ min: 13, max: 30 }).map((n) => `draft${n}`),
        originIds: fc.uniqueArray(fc.constantFrom(...documentIds), { minLength: 1, maxLength: 2 }),
        documentTypeId: fc.constantFrom('FT', 'VD', 'GR', 'NC', 'EC'),
      })
      .map((written): Command => ({ type: 'ConvertDocuments', ...written })),
  },
  fc
    .record({
      id: fc.constantFrom(...documentIds),
      copy: fc.constantFrom('original' as const, 'second' as const),
    })
    .map((written): Command => ({ type: 'PrintDocument', ...written })),
  fc
    .constantFrom(...documentIds)
    .map((id): Command => ({ type: 'CancelDocument', id, reason: 'engano' })),
  fc.constantFrom(...documentIds).map((id): Command => ({ type: 'RestoreDocument', id })),
  fc.constantFrom('FT_2026', 'VD_2026').map((id): Command => ({ type: 'CloseSeries', id })),
  fc.constantFrom('FT_2026', 'VD_2026').map((id): Command => ({ type: 'ReopenSeries', id })),
  fc
    .constantFrom('B', 'C')
    .map((code): Command => ({ type: 'OpenSeries', typeId: 'FT', year: 2026, code })),
  fc.constantFrom(...articleIds).map((id): Command => ({ type: 'ArchiveArticle', id })),
  fc.constantFrom(...articleIds).map((id): Command => ({ type: 'RestoreArticle', id })),
  fc
    .record({ id: fc.constantFrom(...articleIds), code: fc.constantFrom('A', 'B', 'SAB01') })
    .map(({ id, code }): Command => ({ type: 'ChangeArticle', id, fields: { code } })),
  fc
    .record({ id: fc.constantFrom(...clientIds), name: fc.constantFrom('Loja A', 'Loja B') })
    .map(({ id, name }): Command => ({ type: 'ChangeParty', id, fields: { name } })),
  fc.constantFrom('vat_RED', 'vat_NOR').map((id): Command => ({
    type: 'ChangeVat',
    id,
    fields: { isDefault: true },
  })),
);

/** Carries out what is not refused; answers every event, and the books after them. */
function carryOut(commands: readonly Command[]): { books: Books; events: JournalEvent[] } {
  const books = evolveAll(createBooks(), first);
  const events: JournalEvent[] = [...first];
  commands.forEach((one, index) => {
    for (const event of decided(books, one, events)) {
      evolveBooks(books, event, recorded(events.length, `c${index}`));
      events.push(event);
    }
  });
  return { books, events };
}

function decided(
  books: Books,
  one: Command,
  past: readonly JournalEvent[],
): readonly JournalEvent[] {
  try {
    return decide(books, one, aContext(factsFor(one, past)));
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

const recorded = (revision: number, commandId: string) => ({
  revision,
  recordedAt: mondayMorning,
  actorId: 'owner',
  commandId,
});

const commands = fc.array(command, { maxLength: 40 });
const issuedIn = (events: readonly JournalEvent[]) =>
  events.flatMap((event) => (event.type === 'DocumentIssued' ? [event.data] : []));

describe('after any sequence of commands', () => {
  it('numbers run from 1 without a gap in each series, and days of issue do not go back', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const bySeries = new Map<string, DocumentIssuedData[]>();
        for (const document of issuedIn(carryOut(sequence).events)) {
          bySeries.set(document.seriesId, [...(bySeries.get(document.seriesId) ?? []), document]);
        }
        for (const documents of bySeries.values()) {
          expect(documents.map(({ number }) => number)).toEqual(
            documents.map((_document, index) => index + 1),
          );
          const days = documents.map(({ issuedOn }) => issuedOn);
          expect(days).toEqual([...days].sort());
        }
      }),
      runs,
    );
  });

  it('a draft is one document at most', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const drafts = issuedIn(carryOut(sequence).events).map(({ draftId }) => draftId);
        expect(new Set(drafts).size).toBe(drafts.length);
      }),
      runs,
    );
  });

  it('totals add up', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        for (const { lines, totals, account, accountEffect } of issuedIn(
          carryOut(sequence).events,
        )) {
          const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
          expect(sum(lines.map(({ baseMinor }) => baseMinor))).toBe(totals.baseMinor);
          expect(sum(totals.groups.map(({ vatMinor }) => vatMinor))).toBe(totals.vatMinor);
          expect(totals.baseMinor + totals.vatMinor).toBe(totals.totalMinor);
          const owed = accountEffect === 'debit' ? totals.totalMinor : 0;
          if (accountEffect !== 'credit') {
            expect(account.debitMinor - account.creditMinor).toBe(owed);
          }
        }
      }),
      runs,
    );
  });

  it('what is open is what the parties owe, and both are what the journal says', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const { books, events } = carryOut(sequence);
        const open: Record<string, number> = {};
        for (const { partyId, side, openMinor } of books.documents.open.values()) {
          const signed = side === 'debit' ? openMinor : -openMinor;
          open[partyId] = (open[partyId] ?? 0) + signed;
        }
        const entered: Record<string, number> = {};
        for (const event of events) {
          const entry = accountOf(event);
          if (!entry) continue;
          const signed = entry.debitMinor - entry.creditMinor;
          entered[entry.partyId] = (entered[entry.partyId] ?? 0) + signed;
        }
        for (const partyId of clientIds) {
          const balance = books.documents.balances.get(partyId) ?? 0;
          expect([open[partyId] ?? 0, entered[partyId] ?? 0]).toEqual([balance, balance]);
        }
      }),
      runs,
    );
  });

  it('each event follows the last one about its record', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const { events } = carryOut(sequence);
        const books = createBooks();
        const last = new Map<string, number>();
        events.forEach((event, revision) => {
          expect(previousOf(books, event)).toBe(last.get(event.data.id));
          evolveBooks(books, event, recorded(revision, `r${revision}`));
          last.set(event.data.id, revision);
        });
        for (const [id, revision] of last) expect(lastRevisionOf(books, id)).toBe(revision);
      }),
      runs,
    );
  });
});

describe('the books', () => {
  it('go back to exactly what they were', () => {
    fc.assert(
      fc.property(commands, commands, (kept, speculative) => {
        const { books, events } = carryOut(kept);
        const before = structuredClone(dumpBooks(books));
        books.undo.record(true);
        const mark = books.undo.mark();
        const ahead = [...events];
        for (const [index, one] of speculative.entries()) {
          for (const event of decided(books, one, ahead)) {
            evolveBooks(books, event, recorded(ahead.length, `s${index}`));
            ahead.push(event);
          }
        }
        books.undo.rollback(mark);
        expect(differenceBetween(dumpBooks(books), before)).toBeUndefined();
      }),
      runs,
    );
  });

  it('come back whole from a snapshot, and fold on as if they had never been away', () => {
    fc.assert(
      fc.property(commands, fc.nat(), (sequence, cut) => {
        const { books, events } = carryOut(sequence);
        const half = cut % (events.length + 1);
        const early = evolveAll(createBooks(), events.slice(0, half));
        const loaded = createBooks();
        loadBooks(loaded, structuredClone(dumpBooks(early)));
        expect(differenceBetween(dumpBooks(loaded), dumpBooks(early))).toBeUndefined();
        evolveAll(loaded, events.slice(half), half);
        expect(differenceBetween(withoutCommands(loaded), withoutCommands(books))).toBeUndefined();
      }),
      runs,
    );
  });
});

/** `carryOut` names its commands otherwise than `evolveAll` does. */
function withoutCommands(books: Books): object {
  const { threads, ...rest } = dumpBooks(books);
  return { ...rest, records: threads?.['records'] };
}

function accountOf(event: JournalEvent) {
  if (event.type === 'DocumentIssued') {
    return { partyId: event.data.partyId, ...event.data.account };
  }
  if (event.type === 'DocumentCancelled' || event.type === 'DocumentRestored') {
    return event.data.account;
  }
  return undefined;
}
