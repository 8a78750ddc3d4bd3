import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  BalanceSheetRow,
  HistoryPage,
  IncomeStatementRow,
  JournalEntryRow,
  LedgerEntryRow,
  ReportTotals,
  TrialBalanceRow,
} from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const manager = { role: 'manager' } as const;
const depreciation = {
  id: 'AMORT1',
  on: '2026-03-01',
  description: 'Amortizações',
  lines: [
    { accountId: 'PGC651', debitMinor: 250_000 },
    { accountId: 'PGC382', creditMinor: 250_000 },
  ],
};

describe('entries of one’s own', () => {
  let shop: Shop;
  let amelia: Browser;

  const trial = async (filter = {}): Promise<ReadonlyMap<string, TrialBalanceRow>> => {
    const path = `/reports/trial_balance?perPage=100&${query(filter)}`;
    const rows = (await amelia.read(path)) as TrialBalanceRow[];
    return new Map(rows.map((row) => [row.code, row]));
  };
  const closing = async (code: string) => (await trial()).get(code)?.closingMinor;
  const ledger = async (account: string) =>
    (await amelia.read(`/reports/ledger_account?${query({ account })}`)) as LedgerEntryRow[];
  const balanceSheet = async () => {
    const rows = (await amelia.read('/reports/balance_sheet')) as BalanceSheetRow[];
    return Object.fromEntries(rows.map(({ line, valueMinor }) => [line, valueMinor]));
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/documents/D1/issue', twoSacks);
    const last = await amelia.done('/accounting/chart', { preset: 'nirf' });
    await amelia.rows('/ledger-accounts', last);
  });
  afterAll(() => shop.server.end());

  it('are in the journal, the ledger, the trial balance and both statements', async () => {
    const last = await amelia.done('/journal-entries', depreciation);
    await amelia.rows('/journal-entries', last);
    const rows = (await amelia.read(
      `/reports/ledger_journal?${query({ journal: 'other' })}`,
    )) as LedgerEntryRow[];
    expect(
      rows.map(({ account, debitMinor, creditMinor }) => [account, debitMinor, creditMinor]),
    ).toEqual([
      ['651 Tangible assets', 250_000, 0],
      ['382 Accumulated depreciation of tangible assets', 0, 250_000],
    ]);
    expect(await ledger('651')).toMatchObject([
      { reference: 'Amortizações', runningMinor: 250_000 },
    ]);
    expect(await closing('651')).toBe(250_000);
    const income = (await amelia.read('/reports/income_statement')) as IncomeStatementRow[];
    expect(income).toContainEqual(
      expect.objectContaining({ line: 'depreciation', amountMinor: -250_000 }),
    );
    expect(await balanceSheet()).toMatchObject({ tangibleAssets: -250_000 });
    const { sums } = (await amelia.read('/reports/ledger_journal/totals')) as ReportTotals;
    expect(sums['debitMinor']).toBe(sums['creditMinor']);
  });

  it('follow their account to another code', async () => {
    const changed = await amelia.done('/ledger-accounts/PGC651/change', { code: '6519' });
    await amelia.rows('/ledger-accounts', changed);
    expect([await closing('6519'), await closing('651')]).toEqual([250_000, undefined]);
    expect(await ledger('6519')).toHaveLength(1);
    const back = await amelia.done('/ledger-accounts/PGC651/change', { code: '651' });
    await amelia.rows('/ledger-accounts', back);
  });

  it('are explained by themselves', async () => {
    const figure = 'cell.trial_balance.closingMinor';
    const { total } = (await amelia.read(`/explain?figure=${figure}&id=651&${query({})}`)) as {
      readonly total: number;
    };
    expect(total).toBe(250_000);
  });

  it('are reversed on a day of their own, and keep their history', async () => {
    const last = await amelia.done('/journal-entries/AMORT1/reverse', { reason: 'Erro' });
    const [entry] = (await amelia.rows('/journal-entries', last)) as unknown as JournalEntryRow[];
    expect(entry).toMatchObject({ status: 'reversed', reason: 'Erro', totalMinor: 250_000 });
    expect(await closing('651')).toBe(0);
    expect(await ledger('651')).toMatchObject([{ on: '2026-03-01' }, { creditMinor: 250_000 }]);
    expect(
      await refusal(amelia.post('/journal-entries/AMORT1/reverse', { reason: 'Erro' })),
    ).toMatchObject({ status: 409, code: 'accounting.entryReversed' });
    const history = (await amelia.read('/journal-entries/AMORT1/history')) as HistoryPage;
    expect(history.entries.map(({ type }) => type).sort()).toEqual([
      'JournalEntryRecorded',
      'JournalEntryReversed',
    ]);
  });

  it('name every line that is wrong', async () => {
    const lines = [{ accountId: 'PGC65', debitMinor: 1 }, { creditMinor: 1 }, {}];
    const answer = await refusal(
      amelia.post('/journal-entries', { ...depreciation, id: 'E2', lines }),
    );
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        { path: 'lines.0.accountId', code: 'accounting.lineHeading' },
        { path: 'lines.1.accountId', code: 'accounting.lineAccountMissing' },
        { path: 'lines.2.accountId', code: 'accounting.lineAccountMissing' },
        { path: 'lines.2.debitMinor', code: 'accounting.lineAmount' },
      ],
    });
  });

  it('are opening balances that carry over what there was before', async () => {
    const last = await amelia.done('/journal-entries', {
      ...depreciation,
      id: 'OPENING',
      kind: 'opening',
      description: 'Saldos iniciais',
      lines: [
        { accountId: 'PGC324', debitMinor: 900_000 },
        { accountId: 'PGC51', creditMinor: 900_000 },
      ],
    });
    await amelia.rows('/journal-entries', last);
    const rows = (await amelia.read(
      `/reports/ledger_journal?${query({ journal: 'opening' })}`,
    )) as LedgerEntryRow[];
    expect(rows).toHaveLength(2);
    expect(await balanceSheet()).toMatchObject({ capital: 900_000 });
    const lines = [
      { accountId: 'PGC411', debitMinor: 1 },
      { accountId: 'PGC51', creditMinor: 1 },
    ];
    const twice = { ...depreciation, id: 'E3', kind: 'opening', lines };
    expect(await refusal(amelia.post('/journal-entries', twice))).toMatchObject({
      errors: [{ path: 'lines.0.accountId', code: 'accounting.lineKeptElsewhere' }],
    });
  });

  it('respect the lock date, and their permission', async () => {
    await amelia.done('/companies/current/settings', { lockedThrough: '2026-03-01' });
    const rui = await joined(shop, 'rui', manager);
    const late = rui.post('/journal-entries', { ...depreciation, id: 'E4' });
    expect(await refusal(late)).toMatchObject({
      status: 409,
      errors: [{ path: 'on', code: 'company.dayLocked' }],
    });
    const { on: _on, ...today } = depreciation;
    await rui.done('/journal-entries', { ...today, id: 'E5' });
  });
});
