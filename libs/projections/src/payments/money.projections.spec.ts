import { describe, expect, it } from '@jest/globals';
import { ageingOn, treasuryBalance, type Command, type JournalEvent } from '@balcao/domain';
import { aShop, issue, journalOf, monday, type JournalInMemory } from '@balcao/domain/testing';
import { documentsProjection } from '../documents/index.js';
import { accountEntriesProjection, partiesProjection } from '../parties/index.js';
import { seriesProjection } from '../series/index.js';
import { applied } from '../testing/applied.js';
import {
  bankStatementLinesProjection,
  bankStatementsProjection,
  treasuryAccountsProjection,
  treasuryEntriesProjection,
} from '../treasury/index.js';
import { paymentsProjection } from './payments.projection.js';
import { settlementsProjection } from './settlements.projection.js';

const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];
const receipt = { type: 'RecordPayment', documentTypeId: 'RC', partyId: 'mercearia' } as const;

const commands: readonly Command[] = [
  issue({ draftId: 'draft1' }),
  issue({ draftId: 'draft2' }),
  issue({ draftId: 'draft3', documentTypeId: 'VD' }),
  { ...receipt, rows: cash(60_000), allocations: [], isAdvance: true },
  { type: 'AllocateCredit', id: 'RC_2026.1', isAutomatic: true },
  issue({
    draftId: 'draft4',
    documentTypeId: 'NC',
    reasonCode: 'goodsReturned',
    originId: 'FT_2026.2',
  }),
  { type: 'CancelDocument', id: 'NC_2026.1', reason: 'Engano' },
  { ...receipt, rows: cash(10_000), isAutomatic: true },
  { type: 'CancelPayment', id: 'RC_2026.1', reason: 'Cheque devolvido' },
  { type: 'RestorePayment', id: 'RC_2026.1' },
  { type: 'AllocateCredit', id: 'RC_2026.1', allocations: [] },
  { type: 'RefundCredit', id: 'refund1', sourceId: 'RC_2026.1', rows: cash(1_000) },
  { type: 'WithdrawMoney', id: 'w1', accountId: 'account_cash', amountMinor: 500 },
  { type: 'CancelMovement', id: 'w1', reason: 'Engano' },
  { type: 'RestoreMovement', id: 'w1' },
];

/** Each state of the journal, so that the rows are compared with the books at every step. */
function* states(): Generator<JournalInMemory> {
  const journal = journalOf(...aShop());
  for (const command of commands) {
    journal.on(monday, command);
    yield journal;
  }
}

const rowsOf = (projection: Parameters<typeof applied>[0], { events }: JournalInMemory) =>
  Object.values(applied(projection, events)) as readonly Readonly<Record<string, unknown>>[];

describe('the rows of money', () => {
  it('say of each document what the books say is left of it', () => {
    for (const journal of states()) {
      for (const { id, pendingMinor, status } of rowsOf(documentsProjection, journal)) {
        const open = journal.books.documents.open.get(String(id));
        const isCancelled = journal.books.documents.cancelled.has(String(id));
        expect({ id, pendingMinor }).toEqual({ id, pendingMinor: open?.openMinor ?? 0 });
        expect({ id, isCancelled }).toEqual({ id, isCancelled: status === 'cancelled' });
      }
    }
  });

  it('say of each payment what is left of it', () => {
    for (const journal of states()) {
      for (const { id, unallocatedMinor } of rowsOf(paymentsProjection, journal)) {
        const open = journal.books.documents.open.get(String(id));
        expect({ id, unallocatedMinor }).toEqual({ id, unallocatedMinor: open?.openMinor ?? 0 });
      }
    }
  });

  it('add up to the balance of the account, by entries, by settlements and by age', () => {
    for (const journal of states()) {
      const balance = journal.books.documents.balances.get('mercearia') ?? 0;
      const [party] = rowsOf(partiesProjection, journal).filter(({ id }) => id === 'mercearia');
      expect(party?.['balanceMinor']).toBe(balance);
      const entries = rowsOf(accountEntriesProjection, journal);
      const entered = entries.map((row) => Number(row['debitMinor']) - Number(row['creditMinor']));
      expect(entered.reduce((a, b) => a + b, 0)).toBe(balance);
      const settled = rowsOf(settlementsProjection, journal).map((row) => ({
        documentId: String(row['documentId']),
        on: String(row['on']),
        dueOn: typeof row['dueOn'] === 'string' ? row['dueOn'] : '',
        signedMinor: Number(row['signedMinor']),
      }));
      const { totalMinor, creditsMinor } = ageingOn(monday, settled);
      expect(totalMinor).toBe(balance);
      const credits = [...journal.books.documents.open.values()].filter(
        ({ side }) => side === 'credit',
      );
      expect(creditsMinor).toBe(0 - credits.reduce((sum, { openMinor }) => sum + openMinor, 0));
    }
  });

  it('hold on each treasury account what its entries add up to', () => {
    for (const journal of states()) {
      const [account] = rowsOf(treasuryAccountsProjection, journal);
      const balance = treasuryBalance(journal.books, 'account_cash');
      expect(account).toMatchObject({ id: 'account_cash', balanceMinor: balance });
      const entries = rowsOf(treasuryEntriesProjection, journal);
      expect(entries.reduce((sum, row) => sum + Number(row['amountMinor']), 0)).toBe(balance);
    }
  });

  it('number receipts in their series', () => {
    const [last] = [...states()].slice(-1);
    const rows = last ? rowsOf(seriesProjection, last) : [];
    expect(rows.find(({ id }) => id === 'RC_2026')).toMatchObject({ lastNumber: 2 });
  });
});

describe('the rows of a set-off', () => {
  const mill: JournalEvent = {
    type: 'PartyRegistered',
    data: {
      id: 'mill',
      code: 'P001',
      name: 'Moagem da Beira',
      country: 'MZ',
      isClient: true,
      isSupplier: true,
    },
  };
  const trade: readonly Command[] = [
    issue({ draftId: 'sale', clientId: 'mill' }),
    issue({
      draftId: 'purchase',
      documentTypeId: 'FTF',
      clientId: '',
      supplierId: 'mill',
      supplierReference: 'A/17',
      supplierIssuedOn: monday,
    }),
    { type: 'RecordSetOff', partyId: 'mill', isAutomatic: true },
    { type: 'CancelPayment', id: 'EN_2026.1', reason: 'Engano' },
    { type: 'RestorePayment', id: 'EN_2026.1' },
  ];

  it('are on both accounts, and say what the books say, also once it is taken back', () => {
    const journal = journalOf(...aShop(), mill);
    for (const command of trade) {
      journal.on(monday, command);
      const { balances, open } = journal.books.documents;
      const [party] = rowsOf(partiesProjection, journal).filter(({ id }) => id === 'mill');
      const client = balances.get('mill') ?? 0;
      const supplier = balances.get('mill:supplier') ?? 0;
      expect(party).toMatchObject({ balanceMinor: client });
      expect(Number(party?.['supplierBalanceMinor'] ?? 0)).toBe(0 - supplier);
      const entries = rowsOf(accountEntriesProjection, journal);
      for (const [ledger, balance] of Object.entries({ client, supplier })) {
        const own = entries.filter((row) => row['ledger'] === ledger);
        const sum = own.reduce((all, row) => all + signedOf(row), 0);
        expect({ ledger, sum }).toEqual({ ledger, sum: balance });
      }
      for (const { id, pendingMinor } of rowsOf(documentsProjection, journal)) {
        const openMinor = open.get(String(id))?.openMinor ?? 0;
        expect({ id, pendingMinor }).toEqual({ id, pendingMinor: openMinor });
      }
      expect(rowsOf(treasuryEntriesProjection, journal)).toEqual([]);
    }
    expect(rowsOf(paymentsProjection, journal)).toMatchObject([
      {
        id: 'EN_2026.1',
        isSetOff: true,
        isOfSuppliers: true,
        documents: 'FT 2026/1, FTF 2026/1',
        unallocatedMinor: 0,
      },
    ]);
    const settled = rowsOf(settlementsProjection, journal);
    expect(settled.reduce((sum, row) => sum + Number(row['signedMinor']), 0)).toBe(0);
  });
});

describe('the row of a payment', () => {
  it('says what was let off, and whether its original is printed', () => {
    const settings = { financialDiscountMode: 'atPaymentWithoutVat' } as const;
    const journal = journalOf(...aShop());
    journal.on(monday, { type: 'ChangeSettings', fields: settings });
    journal.on(monday, issue());
    journal.on(monday, {
      ...receipt,
      rows: cash(50_000),
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 50_000 }],
      discounts: [{ documentId: 'FT_2026.1', amountMinor: 2_200, reason: 'Pronto pagamento' }],
    });
    const [before] = rowsOf(paymentsProjection, journal);
    expect(before).toMatchObject({ paidMinor: 50_000, discountedMinor: 2_200, isPrinted: false });
    journal.on(monday, { type: 'PrintDocument', id: 'RC_2026.1', copy: 'duplicate' });
    expect(rowsOf(paymentsProjection, journal)).toMatchObject([{ isPrinted: false }]);
    journal.on(monday, { type: 'PrintDocument', id: 'RC_2026.1', copy: 'original' });
    expect(rowsOf(paymentsProjection, journal)).toMatchObject([{ isPrinted: true }]);
  });
});

const signedOf = (row: Readonly<Record<string, unknown>>): number =>
  Number(row['debitMinor']) - Number(row['creditMinor']);

describe('the rows of a reconciliation', () => {
  it('match a line and an entry, and let them go again', () => {
    const journal = journalOf(...aShop());
    journal.on(monday, {
      type: 'DepositMoney',
      id: 'd1',
      accountId: 'account_cash',
      amountMinor: 100,
    });
    const [entry] = rowsOf(treasuryEntriesProjection, journal);
    const entryId = String(entry?.['id']);
    const lines = [
      { on: monday, description: 'Depósito', amountMinor: 100 },
      { on: monday, description: 'Juros', amountMinor: 50 },
    ];
    journal.on(monday, { type: 'ImportBankStatement', id: 's1', accountId: 'account_cash', lines });
    journal.on(monday, { type: 'MatchStatementLine', id: 's1', line: 0, entryId });
    expect(rowsOf(bankStatementsProjection, journal)).toMatchObject([
      { id: 's1', lineCount: 2, matchedCount: 1, firstOn: monday },
    ]);
    expect(rowsOf(bankStatementLinesProjection, journal)).toMatchObject([
      { id: 's1_0', amountMinor: 100, entryId },
      { id: 's1_1', amountMinor: 50 },
    ]);
    expect(rowsOf(treasuryEntriesProjection, journal)).toMatchObject([
      { statementId: 's1', line: 0 },
    ]);
    journal.on(monday, { type: 'UnmatchStatementLine', id: 's1', line: 0 });
    expect(rowsOf(treasuryEntriesProjection, journal)[0]).not.toHaveProperty('statementId');
    journal.on(monday, { type: 'UndoBankStatement', id: 's1' });
    expect(rowsOf(bankStatementsProjection, journal)).toMatchObject([{ id: 's1', isUndone: true }]);
  });
});
