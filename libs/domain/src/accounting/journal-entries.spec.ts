import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, specify } from '../testing/index.js';
import { ENTRY_LINES_MAX } from './accounting.limits.js';
import { journalEntryDeciders, type RecordJournalEntry } from './journal-entries.js';
import { postingsOf, type PostedEvent } from './postings-of.js';

const recording = specify(journalEntryDeciders.RecordJournalEntry);
const reversing = specify(journalEntryDeciders.ReverseJournalEntry);

const account = (code: string, name: string): JournalEvent => ({
  type: 'LedgerAccountRegistered',
  data: { id: `PGC${code}`, code, name },
});
const chart = [
  account('38', 'Amortizações acumuladas'),
  account('382', 'Activos tangíveis'),
  account('651', 'Amortizações do período'),
  account('11', 'Caixa'),
  account('411', 'Clientes c/c'),
  account('51', 'Capital'),
];
const past = [...aCompany(), ...chart];
const debit = { accountId: 'PGC651', debitMinor: 250_000 };
const credit = { accountId: 'PGC382', creditMinor: 250_000 };
const depreciation: RecordJournalEntry = {
  type: 'RecordJournalEntry',
  id: 'entry1',
  on: '2026-02-28',
  description: 'Amortizações de Fevereiro',
  lines: [debit, credit],
};
const recorded: JournalEvent = {
  type: 'JournalEntryRecorded',
  data: {
    id: 'entry1',
    on: '2026-02-28',
    kind: 'general',
    description: 'Amortizações de Fevereiro',
    lines: [
      { accountId: 'PGC651', debitMinor: 250_000, creditMinor: 0 },
      { accountId: 'PGC382', debitMinor: 0, creditMinor: 250_000 },
    ],
  },
};
const withLines = (...lines: RecordJournalEntry['lines']) =>
  recording(...past).when({ ...depreciation, lines });

describe('an entry of one’s own', () => {
  it('posts its lines as they were written', () => {
    const { events } = recording(...past).when(depreciation);
    expect(events).toEqual([recorded]);
    expect(postingsOf(events[0] as PostedEvent)).toEqual([
      { posting: 'chosen:PGC651', amountMinor: 250_000 },
      { posting: 'chosen:PGC382', amountMinor: -250_000 },
    ]);
  });

  it('keeps a debit and a credit of one account apart', () => {
    const { events } = withLines(debit, { ...debit, debitMinor: 0, creditMinor: 250_000 });
    expect(postingsOf(events[0] as PostedEvent)).toHaveLength(2);
  });

  it('balances to the cent', () => {
    withLines(debit, { ...credit, creditMinor: 249_999 }).thenRefused(
      'accounting.entryNotBalanced',
      { debit: '2500.00', credit: '2499.99', difference: '0.01' },
      'lines',
    );
  });

  it('has at least two lines, and not too many', () => {
    withLines(debit).thenRefused('accounting.entryTooShort', {}, 'lines');
    const many = Array.from({ length: ENTRY_LINES_MAX / 2 }, () => [debit, credit]).flat();
    expect(withLines(...many).events).toHaveLength(1);
    withLines(...many, debit).thenRefused('accounting.entryTooLong', { max: 500 }, 'lines');
  });

  it.each([
    [{}],
    [{ debitMinor: 0 }],
    [{ debitMinor: -1 }],
    [{ debitMinor: 1.5 }],
    [{ debitMinor: 1, creditMinor: 1 }],
  ])('has one amount above zero in each line: %j', (amounts) => {
    withLines({ accountId: 'PGC651', ...amounts }, credit).thenRefused('accounting.lineAmount', {
      line: 1,
      max: '100000000000.00',
    });
  });

  it('names the account of each line that is missing, closed, or has parts', () => {
    withLines(debit, { creditMinor: 1 }).thenRefused(
      'accounting.lineAccountMissing',
      { line: 2 },
      'lines.1.accountId',
    );
    withLines(debit, { ...credit, accountId: 'PGC38' }).thenRefused(
      'accounting.lineHeading',
      { line: 2, code: '38' },
      'lines.1.accountId',
    );
    const closed: JournalEvent = { type: 'LedgerAccountArchived', data: { id: 'PGC382' } };
    recording(...past, closed)
      .when(depreciation)
      .thenRefused('accounting.lineAccountClosed', { line: 2, code: '382' }, 'lines.1.accountId');
    const { events } = recording(...past, closed).when({
      ...depreciation,
      lines: [debit, { ...credit, accountId: 'PGC38' }],
    });
    expect(events).toHaveLength(1);
  });

  it('is of a day that has come, with a description, and in a warehouse that there is', () => {
    recording(...past)
      .when({ ...depreciation, on: '2026-03-03' })
      .thenRefused('treasury.inFuture', { today: '2026-03-02' }, 'on');
    recording(...past)
      .when({ ...depreciation, description: ' ' })
      .thenRefused('field.required', { field: 'description' }, 'description');
    withLines({ ...debit, warehouseId: 'NONE' }, credit).thenRefused(
      'warehouse.notSelectedAtLine',
      { line: 1 },
      'lines.0.warehouseId',
    );
  });

  it('is not entered into the closed period of a treasury account', () => {
    const closed: JournalEvent = {
      type: 'TreasuryPeriodClosed',
      data: { id: 'account_cash', through: '2026-02-28' },
    };
    const ofCash = { ...depreciation, lines: [debit, { ...credit, accountId: 'PGC11' }] };
    recording(...past, closed)
      .when(ofCash)
      .thenRefused(
        'treasury.periodClosed',
        { name: 'Caixa', through: '2026-02-28' },
        'lines.1.accountId',
      );
    expect(recording(...past, closed).when({ ...ofCash, on: '2026-03-01' }).events).toHaveLength(1);
  });
});

describe('opening balances', () => {
  const opening: RecordJournalEntry = { ...depreciation, kind: 'opening' };
  const lines = (accountId: string) => [
    { accountId, debitMinor: 100 },
    { accountId: 'PGC51', creditMinor: 100 },
  ];

  it('are not entered twice: clients, suppliers, money and stock have theirs', () => {
    for (const [code, id] of [
      ['411', 'PGC411'],
      ['11', 'PGC11'],
    ]) {
      recording(...past)
        .when({ ...opening, lines: lines(id ?? '') })
        .thenRefused('accounting.lineKeptElsewhere', { line: 1, code });
    }
    expect(recording(...past).when({ ...opening, lines: lines('PGC382') }).events).toMatchObject([
      { data: { kind: 'opening' } },
    ]);
    expect(
      recording(...past).when({ ...opening, kind: 'general', lines: lines('PGC411') }).events,
    ).toHaveLength(1);
  });
});

describe('the reversal of opening balances', () => {
  it('is of their own day, unless another is named: they were never so', () => {
    const opening: JournalEvent = {
      type: 'JournalEntryRecorded',
      data: { ...recorded.data, kind: 'opening' } as never,
    };
    const reverse = { type: 'ReverseJournalEntry', id: 'entry1', reason: 'Engano' } as const;
    const { events } = reversing(...past, opening).when(reverse);
    expect(events).toMatchObject([{ data: { on: '2026-02-28', kind: 'opening' } }]);
    const later = reversing(...past, opening).when({ ...reverse, on: '2026-03-01' });
    expect(later.events).toMatchObject([{ data: { on: '2026-03-01' } }]);
  });
});

describe('the reversal of an entry', () => {
  const reverse = { type: 'ReverseJournalEntry', id: 'entry1', reason: 'Em duplicado' } as const;

  it('exchanges the sides, on its own day', () => {
    const { events } = reversing(...past, recorded).when(reverse);
    expect(events).toMatchObject([
      {
        type: 'JournalEntryReversed',
        data: {
          on: '2026-03-02',
          reason: 'Em duplicado',
          lines: [
            { accountId: 'PGC651', debitMinor: 0, creditMinor: 250_000 },
            { accountId: 'PGC382', debitMinor: 250_000, creditMinor: 0 },
          ],
        },
      },
    ]);
    reversing(...past, recorded, ...events)
      .when(reverse)
      .thenRefused('accounting.entryReversed');
  });

  it('needs a reason, an entry, and a day that is not before it', () => {
    reversing(...past, recorded)
      .when({ ...reverse, reason: '' })
      .thenRefused('treasury.reasonRequired', {}, 'reason');
    reversing(...past, recorded)
      .when({ ...reverse, id: 'none' })
      .thenRefused('record.notFound', { id: 'none' });
    reversing(...past, recorded)
      .when({ ...reverse, on: '2026-02-27' })
      .thenRefused('accounting.reversedTooEarly', { day: '2026-02-28' }, 'on');
  });
});
