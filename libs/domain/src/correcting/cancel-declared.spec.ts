import { describe, expect, it } from '@jest/globals';
import { decide, type Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import {
  aContext,
  aShop,
  booksOf,
  evolveAll,
  factsFor,
  issuedInShop,
  journalOf,
  monday,
} from '../testing/index.js';
import { treasuryBalance } from '../treasury/index.js';

const april = { now: '2026-04-03T07:00:00.000Z' };
const marchDeclared: JournalEvent = {
  type: 'PeriodDeclared',
  data: {
    id: '2026-03',
    fileId: 'fiscal-march',
    fileKind: 'declaration-csv',
    fileName: 'march.zip',
    size: 900,
    sha256: 'ab',
    revision: 40,
    madeOn: '2026-04-02',
    on: '2026-04-03',
  },
};
const cancel = { type: 'CancelDocument', id: 'FT_2026.1', reason: 'Encomenda desistida' } as const;
const inMarch = { ...cancel, altersDeclared: true } as const;

const noteOfMarch = {
  type: 'ConvertDocuments',
  draftId: 'note',
  originIds: ['FT_2026.1'],
  documentTypeId: 'NC',
  content: { reasonCode: 'wrongPrice' },
} as const;

const run = (past: readonly JournalEvent[], command: Command, id = 'first') => {
  const context = aContext({ ...factsFor(command, past), ...april, newId: () => id });
  return decide(booksOf(...past), command, context);
};
const kinds = (events: readonly JournalEvent[]) => events.map(({ type }) => type);

describe('cancelling a document of a declared month', () => {
  const invoice = [...aShop(), ...issuedInShop({})];
  const declared = [...invoice, marchDeclared];

  it('credits it today with the reason, and leaves the month as it was declared', () => {
    const events = run(declared, cancel);
    expect(events).toMatchObject([
      {
        type: 'DocumentIssued',
        data: {
          id: 'NC_2026.1',
          issuedOn: '2026-04-03',
          originId: 'FT_2026.1',
          reasonCode: 'other',
          note: 'Encomenda desistida',
          totals: { vatMinor: 7_200, totalMinor: 52_200 },
          settles: [{ documentId: 'FT_2026.1', amountMinor: 52_200 }],
        },
      },
    ]);
    const books = booksOf(...declared);
    evolveAll(books, events, declared.length);
    expect(books.fiscal.declarations.get('2026-03')?.changes).toEqual([]);
    expect(books.documents.balances.get('mercearia') ?? 0).toBe(0);
  });

  it('cancels it as ever where its month is not declared, or is handed in again', () => {
    expect(kinds(run(invoice, cancel))).toEqual(['DocumentCancelled']);
    expect(kinds(run(declared, inMarch))).toEqual(['DocumentCancelled', 'DeclaredPeriodAltered']);
  });

  it('takes back what notes have left of it, and nothing twice', () => {
    const past = [...declared, ...run(declared, cancel)];
    expect(() => run(past, cancel)).toThrow('document.nothingLeft');
    const undone = [...past, ...run(past, { ...cancel, id: 'NC_2026.1' })];
    expect(run(undone, cancel, 'third')).toMatchObject([{ data: { id: 'NC_2026.2' } }]);
  });

  it('pays a cash sale back by the means that paid it', () => {
    const journal = journalOf(...aShop(), ...issuedInShop({ documentTypeId: 'VD' }));
    expect(treasuryBalance(journal.books, 'account_cash')).toBe(52_200);
    const past = [...journal.events, marchDeclared];
    const events = run(past, { ...cancel, id: 'VD_2026.1' });
    expect(kinds(events)).toEqual(['DocumentIssued', 'RefundRecorded']);
    const books = booksOf(...past);
    evolveAll(books, events, past.length);
    expect(treasuryBalance(books, 'account_cash')).toBe(0);
    expect(books.documents.open.size).toBe(0);
  });

  it('is refused on another day, without a reason, and for what no note takes back', () => {
    expect(() => run(declared, { ...cancel, on: monday })).toThrow('document.cancelDayClosed');
    expect(() => run(declared, { ...cancel, reason: ' ' })).toThrow('document.reasonRequired');
    const noted = journalOf(...invoice);
    noted.on(monday, noteOfMarch);
    const past = [...noted.events, marchDeclared];
    expect(() => run(past, { ...cancel, id: 'NC_2026.1' })).toThrow('document.ofDeclaredMonth');
    expect(kinds(run(past, { ...inMarch, id: 'NC_2026.1' }))).toContain('DeclaredPeriodAltered');
  });

  it('leaves the books as they were while it is decided on', () => {
    const books = booksOf(...declared);
    const before = JSON.stringify([...books.documents.open.entries()]);
    decide(books, cancel, aContext({ ...factsFor(cancel, declared), ...april }));
    expect(JSON.stringify([...books.documents.open.entries()])).toBe(before);
  });
});

describe('restoring a document of a declared month', () => {
  const restore = { type: 'RestoreDocument', id: 'FT_2026.1' } as const;

  it('is refused where it was declared as cancelled, unless the month is handed in again', () => {
    const journal = journalOf(...aShop(), ...issuedInShop({}));
    journal.on(monday, cancel);
    const past = [...journal.events, marchDeclared];
    expect(() => run(past, restore)).toThrow('document.ofDeclaredMonth');
    expect(kinds(run(past, { ...restore, altersDeclared: true }))).toEqual([
      'DocumentRestored',
      'DeclaredPeriodAltered',
    ]);
  });

  it('is done where it was cancelled since, as that is how it was declared', () => {
    const declared = [...aShop(), ...issuedInShop({}), marchDeclared];
    const past = [...declared, ...run(declared, inMarch)];
    expect(kinds(run(past, restore))).toContain('DocumentRestored');
  });
});
