import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Books } from '../books.js';
import type { Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { DomainError } from '../refusal.js';
import { dumpBooks } from '../snapshot.js';
import { treasuryBalance } from '../treasury/index.js';
import { aShop, issue, journalOf, monday, type JournalInMemory } from '../testing/index.js';

const runs = { numRuns: 300 };
const bank: JournalEvent = {
  type: 'TreasuryAccountRegistered',
  data: { id: 'bci', name: 'BCI', kind: 'bank', currency: 'MZN', openingBalanceMinor: 1_000_000 },
};

/** Small pools, so that commands meet each other's records. */
const amount = fc.constantFrom(1, 100, 26_100, 52_200, 60_000);
const documentId = fc.constantFrom('FT_2026.1', 'FT_2026.2', 'NC_2026.1', 'RC_2026.1', 'RC_2026.2');
const accountId = fc.constantFrom('account_cash', 'bci');
const allocations = fc.uniqueArray(fc.record({ documentId, amountMinor: amount }), {
  maxLength: 3,
  selector: (allocation) => allocation.documentId,
});
const row = fc.record({
  methodId: fc.constantFrom('method_cash', 'method_card', 'method_transfer'),
  treasuryAccountId: accountId,
  amountMinor: amount,
});
const rows = fc.array(row, { minLength: 1, maxLength: 2 });
const reason = 'engano';

const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .record({
      documentTypeId: fc.constantFrom('FT', 'FT', 'VD', 'NC'),
      draftId: fc.integer({ min: 1, max: 12 }).map((n) => `draft${n}`),
    })
    .map((sale) => issue(sale.documentTypeId === 'NC' ? { ...sale, originId: 'FT_2026.1' } : sale)),
  {
    weight: 4,
    arbitrary: fc
      .record({ rows, allocations, isAutomatic: fc.boolean(), isAdvance: fc.boolean() })
      .map((paid): Command => ({
        type: 'RecordPayment',
        documentTypeId: 'RC',
        partyId: 'mercearia',
        ...paid,
      })),
  },
  fc
    .record({
      id: documentId,
      allocations,
      isAutomatic: fc.boolean(),
      isAddition: fc.boolean(),
    })
    .map((allocated): Command => ({ type: 'AllocateCredit', ...allocated })),
  documentId.map((id): Command => ({ type: 'CancelPayment', id, reason })),
  documentId.map((id): Command => ({ type: 'RestorePayment', id })),
  documentId.map((id): Command => ({ type: 'CancelDocument', id, reason })),
  documentId.map((id): Command => ({ type: 'RestoreDocument', id })),
  fc
    .record({ id: fc.constantFrom('refund1', 'refund2'), sourceId: documentId, rows })
    .map((refunded): Command => ({ type: 'RefundCredit', ...refunded })),
  fc
    .constantFrom('refund1', 'refund2')
    .map((id): Command => ({ type: 'CancelRefund', id, reason })),
  fc
    .record({ id: fc.constantFrom('move1', 'move2'), accountId, amountMinor: amount })
    .map((moved): Command => ({ type: 'WithdrawMoney', ...moved })),
  fc.constantFrom('move1', 'move2').map((id): Command => ({ type: 'CancelMovement', id, reason })),
  fc.constantFrom('move1', 'move2').map((id): Command => ({ type: 'RestoreMovement', id })),
);

function tryOn(journal: JournalInMemory, one: Command): boolean {
  try {
    return journal.on(monday, one).length > 0;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

function carryOut(sequence: readonly Command[]): JournalInMemory {
  const journal = journalOf(...aShop(), bank);
  for (const one of sequence) tryOn(journal, one);
  return journal;
}

const sequences = fc.array(command, { maxLength: 30 });

/** Every figure of money: what is open, the accounts of parties, the treasury. */
function figures({ documents, treasury }: Books): unknown {
  const open = [...documents.open.values()].map(({ id, openMinor }): [string, number] => [
    id,
    openMinor,
  ]);
  const settled = (values: Iterable<[string, number]>): unknown =>
    Object.fromEntries([...values].filter(([, minor]) => minor !== 0));
  return {
    open: settled(open),
    balances: settled(documents.balances.entries()),
    moved: settled(treasury.moved.entries()),
  };
}

describe('after any sequence of documents and payments', () => {
  it('what is open, less unallocated credits, is the balance of the account', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const { documents } = carryOut(sequence).books;
        let sumMinor = 0;
        for (const { side, openMinor, totalMinor } of documents.open.values()) {
          expect(openMinor).toBeGreaterThan(0);
          expect(openMinor).toBeLessThanOrEqual(totalMinor);
          sumMinor += side === 'debit' ? openMinor : -openMinor;
        }
        expect(sumMinor).toBe(documents.balances.get('mercearia') ?? 0);
      }),
      runs,
    );
  });

  it('a treasury account holds its opening balance and Σ of its entries', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const { books, events } = carryOut(sequence);
        for (const [id, openingMinor] of [
          ['account_cash', 0],
          ['bci', 1_000_000],
        ] as const) {
          const entered = events
            .flatMap(entriesOf)
            .filter((entry) => entry.accountId === id)
            .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          expect(treasuryBalance(books, id)).toBe(openingMinor + entered);
        }
      }),
      runs,
    );
  });

  it('cancelling and restoring returns every figure', () => {
    const cancels = fc.constantFrom(
      ['CancelPayment', 'RestorePayment', 'RC_2026.1'] as const,
      ['CancelPayment', 'RestorePayment', 'RC_2026.2'] as const,
      ['CancelDocument', 'RestoreDocument', 'FT_2026.1'] as const,
      ['CancelDocument', 'RestoreDocument', 'VD_2026.1'] as const,
      ['CancelDocument', 'RestoreDocument', 'NC_2026.1'] as const,
    );
    fc.assert(
      fc.property(sequences, cancels, (sequence, [cancel, restore, id]) => {
        const journal = carryOut(sequence);
        const before = figures(journal.books);
        if (!tryOn(journal, { type: cancel, id, reason })) return;
        expect(tryOn(journal, { type: restore, id })).toBe(true);
        expect(figures(journal.books)).toEqual(before);
      }),
      runs,
    );
  });

  it('goes back to exactly what it was', () => {
    fc.assert(
      fc.property(sequences, sequences, (kept, speculative) => {
        const journal = carryOut(kept);
        const before = structuredClone(dumpBooks(journal.books));
        journal.books.undo.record(true);
        const mark = journal.books.undo.mark();
        for (const one of speculative) tryOn(journal, one);
        journal.books.undo.rollback(mark);
        expect(dumpBooks(journal.books)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});

function entriesOf(event: JournalEvent): readonly { accountId: string; amountMinor: number }[] {
  if (event.type === 'DocumentIssued') return event.data.payment?.entries ?? [];
  if (event.type === 'StockCountOpened') return [];
  return 'entries' in event.data ? (event.data.entries ?? []) : [];
}
