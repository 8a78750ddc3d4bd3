import { describe, expect, it } from '@jest/globals';
import { formatMinor, parseMinor } from '@balcao/pricing';
import { openChangesOf } from '../ledger/index.js';
import { documentState, type IssueDocument, type LineContent } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { decide } from '../commands.js';
import { aContext, aShop, issue, journalOf, type JournalInMemory } from '../testing/index.js';
import { ageingOn, type OpenItemEntry } from './ageing.js';
import type { AllocationContent } from './payments.commands.js';

/** A line of a service without VAT: the total is the amount. */
const lineOf = (amount: string): LineContent => ({
  articleId: 'delivery',
  quantity: '1',
  unitPrice: amount,
  vatId: 'vat_ISE',
});

/** A document of the amount for `mercearia`. */
function ofAmount(amount: string, differing: Partial<IssueDocument> = {}): IssueDocument {
  const draftId = `${differing.documentTypeId ?? 'FT'}${amount}${differing.dueOn ?? ''}`;
  return issue({ draftId: draftId.replace('.', ''), lines: [lineOf(amount)], ...differing });
}

const cash = (amount: string) => [{ methodId: 'method_cash', amountMinor: parseMinor(amount) }];
const settle = (documentId: string, amount: string): AllocationContent => ({
  documentId,
  amountMinor: parseMinor(amount),
});
const receipt = { type: 'RecordPayment', documentTypeId: 'RC', partyId: 'mercearia' } as const;

const steps: readonly (readonly [day: string, (journal: JournalInMemory) => unknown])[] = [
  ['2025-11-20', (j) => j.on('2025-11-20', ofAmount('4000.00', { dueOn: '2025-12-20' }))],
  ['2026-01-05', (j) => j.on('2026-01-05', ofAmount('11600.00', { dueOn: '2026-02-04' }))],
  ['2026-01-10', (j) => j.on('2026-01-10', ofAmount('23200.00', { dueOn: '2026-01-25' }))],
  [
    '2026-01-15',
    (j) => j.on('2026-01-15', { ...receipt, rows: cash('10000.00'), isAutomatic: true }),
  ],
  [
    '2026-01-18',
    (j) => j.on('2026-01-18', ofAmount('2320.00', { documentTypeId: 'NC', originId: 'FT_2026.1' })),
  ],
  ['2026-01-20', (j) => j.on('2026-01-20', { ...receipt, rows: cash('5000.00'), isAdvance: true })],
  ['2026-01-28', (j) => j.on('2026-01-28', ofAmount('1160.00', { documentTypeId: 'VD' }))],
  [
    '2026-02-10',
    (j) =>
      j.on('2026-02-10', {
        ...receipt,
        rows: cash('20000.00'),
        allocations: [settle('FT_2026.2', '17200.00'), settle('FT_2026.1', '2800.00')],
      }),
  ],
  [
    '2026-02-15',
    (j) => j.on('2026-02-15', { type: 'AllocateCredit', id: 'RC_2026.2', isAutomatic: true }),
  ],
];

const seriesOf2025: JournalEvent = {
  type: 'SeriesOpened',
  data: { id: 'FT_2025', typeId: 'FT', year: 2025, code: '2025', prefix: 'FT' },
};

/** The journal of the worked ledger up to and with a day. */
function ledgerOn(day: string): JournalInMemory {
  const journal = journalOf(...aShop(), seriesOf2025);
  for (const [on, step] of steps) if (on <= day) step(journal);
  return journal;
}

const balanceOn = (day: string) =>
  formatMinor(ledgerOn(day).books.documents.balances.get('mercearia') ?? 0);

const openOn = (journal: JournalInMemory, id: string) =>
  formatMinor(journal.books.documents.open.get(id)?.openMinor ?? 0);

/** What a projection would keep: each change of what is left, with its day and sign. */
function openItems(events: readonly JournalEvent[]): readonly OpenItemEntry[] {
  return events.flatMap((event): readonly OpenItemEntry[] => {
    switch (event.type) {
      case 'DocumentIssued': {
        const { id, issuedOn: on, dueOn, account, settles = [] } = event.data;
        const signedMinor = account.debitMinor - account.creditMinor;
        const taken = settles.map(({ documentId, dueOn: due, amountMinor }) => [
          { documentId, on, dueOn: due, signedMinor: -amountMinor },
          { documentId: id, on, dueOn, signedMinor: amountMinor },
        ]);
        return [{ documentId: id, on, dueOn, signedMinor }, ...taken.flat()];
      }
      case 'PaymentRecorded':
      case 'PaymentCancelled':
      case 'CreditReallocated': {
        const on = event.type === 'PaymentRecorded' ? event.data.issuedOn : event.data.on;
        return openChangesOf(event).map(({ documentId, dueOn, side, changeMinor }) => ({
          documentId,
          on,
          dueOn,
          signedMinor: side === 'debit' ? changeMinor : -changeMinor,
        }));
      }
      default:
        return [];
    }
  });
}

describe('the worked ledger', () => {
  it('has the balance of each day', () => {
    const balances = {
      '2026-01-01': '4000.00',
      '2026-01-05': '15600.00',
      '2026-01-10': '38800.00',
      '2026-01-15': '28800.00',
      '2026-01-18': '26480.00',
      '2026-01-20': '21480.00',
      '2026-01-28': '21480.00',
      '2026-02-10': '1480.00',
      '2026-02-15': '1480.00',
    };
    for (const [day, balance] of Object.entries(balances)) expect(balanceOn(day)).toBe(balance);
  });

  it('pays the oldest documents first', () => {
    const { events } = ledgerOn('2026-01-15');
    const recorded = events.findLast((event) => event.type === 'PaymentRecorded');
    const allocations = recorded?.type === 'PaymentRecorded' ? recorded.data.allocations : [];
    expect(allocations.map(({ reference, amountMinor }) => [reference, amountMinor])).toEqual([
      ['FT 2025/1', 400_000],
      ['FT 2026/2', 600_000],
    ]);
  });

  /** Not due, 1 to 30 days late, 31 to 60, 61 to 90, more; credits; all of it. */
  it.each([
    ['2026-01-12', '34800.00 4000.00 0.00 0.00 0.00', '0.00', '38800.00'],
    ['2026-01-25', '26480.00 0.00 0.00 0.00 0.00', '-5000.00', '21480.00'],
    ['2026-01-26', '9280.00 17200.00 0.00 0.00 0.00', '-5000.00', '21480.00'],
    ['2026-01-31', '9280.00 17200.00 0.00 0.00 0.00', '-5000.00', '21480.00'],
    ['2026-02-10', '0.00 6480.00 0.00 0.00 0.00', '-5000.00', '1480.00'],
    ['2026-02-14', '0.00 6480.00 0.00 0.00 0.00', '-5000.00', '1480.00'],
    ['2026-02-28', '0.00 1480.00 0.00 0.00 0.00', '0.00', '1480.00'],
    ['2026-03-06', '0.00 1480.00 0.00 0.00 0.00', '0.00', '1480.00'],
    ['2026-03-07', '0.00 0.00 1480.00 0.00 0.00', '0.00', '1480.00'],
    ['2026-05-05', '0.00 0.00 0.00 1480.00 0.00', '0.00', '1480.00'],
    ['2026-05-06', '0.00 0.00 0.00 0.00 1480.00', '0.00', '1480.00'],
  ])('ages on %s as the figures say', (day, steps, credits, total) => {
    const aged = ageingOn(day, openItems(ledgerOn('2026-12-31').events));
    const { notDueMinor, days1To30Minor, days31To60Minor, days61To90Minor, over90Minor } = aged;
    const late = [days1To30Minor, days31To60Minor, days61To90Minor, over90Minor];
    expect([notDueMinor, ...late].map(formatMinor).join(' ')).toBe(steps);
    expect(formatMinor(aged.creditsMinor)).toBe(credits);
    expect(formatMinor(aged.totalMinor)).toBe(total);
  });

  it('opens the documents of a receipt that is cancelled, with the advance still applied', () => {
    const journal = ledgerOn('2026-02-15');
    journal.on('2026-02-16', {
      type: 'CancelPayment',
      id: 'RC_2026.3',
      reason: 'Cheque devolvido',
    });
    expect(openOn(journal, 'FT_2026.2')).toBe('17200.00');
    expect(openOn(journal, 'FT_2026.1')).toBe('4280.00');
    expect(formatMinor(journal.books.documents.balances.get('mercearia') ?? 0)).toBe('21480.00');
  });

  it('comes back when the receipt is restored', () => {
    const journal = ledgerOn('2026-02-15');
    const before = [openOn(journal, 'FT_2026.1'), openOn(journal, 'FT_2026.2')];
    journal.on('2026-02-16', { type: 'CancelPayment', id: 'RC_2026.3', reason: 'Engano' });
    journal.on('2026-02-17', { type: 'RestorePayment', id: 'RC_2026.3' });
    expect([openOn(journal, 'FT_2026.1'), openOn(journal, 'FT_2026.2')]).toEqual(before);
    expect(formatMinor(journal.books.documents.balances.get('mercearia') ?? 0)).toBe('1480.00');
  });

  it('has the states of its days', () => {
    const state = (day: string, id: string, total: string, dueOn: string) => {
      const openMinor = ledgerOn(day).books.documents.open.get(id)?.openMinor ?? 0;
      const totalMinor = parseMinor(total);
      const facts = { isCancelled: false, hasFinancialImpact: true, totalMinor, openMinor, dueOn };
      const { status, isExpired } = documentState(facts, day);
      return [status, isExpired];
    };
    expect(state('2026-02-14', 'FT_2025.1', '4000', '2025-12-20')).toEqual(['paid', false]);
    expect(state('2026-02-14', 'FT_2026.2', '23200', '2026-01-25')).toEqual(['paid', false]);
    expect(state('2026-02-14', 'FT_2026.1', '11600', '2026-02-04')).toEqual([
      'partiallyPaid',
      true,
    ]);
    expect(state('2026-01-26', 'FT_2026.2', '23200', '2026-01-25')).toEqual([
      'partiallyPaid',
      true,
    ]);
  });

  it('refuses and allows an invoice at the edge of the credit limit', () => {
    const invoiceOn = (day: string) => () => {
      const journal = ledgerOn(day);
      const fields = { creditLimitMinor: parseMinor('50000.00') };
      journal.on(day, { type: 'ChangeParty', id: 'mercearia', fields });
      return decide(journal.books, ofAmount('15000.00'), {
        ...aContext({ actorId: 'nobody' }),
        now: `${day}T10:00:00.000Z`,
      });
    };
    expect(invoiceOn('2026-01-12')).toThrow('client.creditLimitExceeded');
    expect(invoiceOn('2026-01-16')()).toHaveLength(1);
  });
});
