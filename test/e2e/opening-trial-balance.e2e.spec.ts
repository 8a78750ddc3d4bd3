import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ImportCheck,
  ImportPlan,
  ImportRowsPage,
  JournalEntryRow,
  TrialBalanceRow,
} from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { importEnded } from './support/imports.js';
import { openStockedShop, type Shop } from './support/shop.js';

const plan: ImportPlan = {
  kind: 'openingTrialBalance',
  fileName: 'balancete-2025.csv',
  on: '2026-01-01',
};
const balanced = [
  'Conta;Descrição;Saldo devedor;Saldo credor',
  '411;Clientes;116.000,00;',
  '32.4;Equipamento;900.000,00;',
  '38.2;Amortizações;;150.000,00',
  '71.1;Vendas;0,00;',
  '51;Capital;;866.000,00',
].join('\r\n');

describe('an opening trial balance in a file', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    const last = await amelia.done('/accounting/chart', { preset: 'nirf' });
    await amelia.rows('/ledger-accounts', last);
  });
  afterAll(() => shop.server.end());

  const send = (path: string, text: string, sent = plan) =>
    amelia.form(`/imports/${path}`, { plan: JSON.stringify(sent) }, Buffer.from(text));
  const check = async (text: string, sent = plan) =>
    (await send('check', text, sent)).body as ImportCheck;
  const entries = async () => (await amelia.read('/journal-entries')) as readonly JournalEntryRow[];
  const closing = async () => {
    const rows = (await amelia.read('/reports/trial_balance?perPage=100')) as TrialBalanceRow[];
    return new Map(rows.map(({ code, closingMinor }) => [code, closingMinor]));
  };

  it('is refused whole for a single fault, and each fault names its row', async () => {
    const before = await entries();
    const faulty = [
      'Conta;Débito;Crédito',
      '324;100,00;',
      '4119999;5,00;',
      '38;;1,00',
      '324;7,00;',
      '51;;mil',
      '382;;100,00',
    ].join('\n');
    const checked = await check(faulty);
    expect(checked).toMatchObject({ rows: 6, created: 0, unchanged: 2, refused: 4 });
    expect(checked.problems).toEqual([
      {
        row: 3,
        column: 0,
        value: '4119999',
        code: 'accounting.accountNotFound',
        message: 'There is no account 4119999 in the chart',
      },
      {
        row: 4,
        column: 0,
        value: '38',
        code: 'accounting.lineHeading',
        message: 'Line 4: the account 38 has accounts below it. Choose one of those',
      },
      expect.objectContaining({ row: 5, column: 0, code: 'import.sameAsRow' }),
      expect.objectContaining({ row: 6, column: 2, code: 'import.notANumber' }),
    ]);
    const begun = await send('FAULTY/commit', faulty, { ...plan, skipsRefused: true });
    expect(begun.status).toBe(202);
    expect(await importEnded(amelia, 'FAULTY')).toMatchObject({ created: 0, refused: 3 });
    expect(await entries()).toEqual(before);
  });

  it('is refused where its sides differ, and the difference is named', async () => {
    const checked = await check(balanced.replace('866.000,00', '865.999,99'));
    expect(checked).toMatchObject({ created: 0, refused: 1 });
    expect(checked.problems).toMatchObject([
      {
        row: 6,
        code: 'accounting.entryNotBalanced',
        message: expect.stringMatching(/^Debits \(.*\) and credits \(.*\) differ by 0.01$/),
      },
    ]);
  });

  it('is of a day that has come', async () => {
    const future = await check(balanced, { ...plan, on: '2027-01-01' });
    expect(future).toMatchObject({ created: 0, problems: [{ code: 'treasury.inFuture' }] });
    const noDay = await send('check', balanced, { ...plan, on: '2026-02-30' });
    expect(noDay.body).toMatchObject({ code: 'request.invalidFields' });
  });

  it('becomes one entry, where each account of clients is left to the clients', async () => {
    expect(await check(balanced)).toMatchObject({
      rows: 5,
      created: 4,
      unchanged: 1,
      refused: 0,
      problems: [],
    });
    const { rows } = (await send('rows', balanced)).body as ImportRowsPage;
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      ...(['created', 'created', 'created', 'unchanged', 'created'] as const),
    ]);
    const begun = await send('OPEN/commit', balanced);
    expect(begun.status).toBe(202);
    expect(await importEnded(amelia, 'OPEN')).toMatchObject({ created: 4, unchanged: 1 });
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      on: '2026-01-01',
      kind: 'opening',
      reference: 'balancete-2025.csv',
      totalMinor: 101_600_000,
      lines: [
        { accountId: 'PGC59', debitMinor: 11_600_000, description: '411 Clientes c/c' },
        { accountId: 'PGC324', debitMinor: 90_000_000 },
        { accountId: 'PGC382', creditMinor: 15_000_000 },
        { accountId: 'PGC51', creditMinor: 86_600_000 },
      ],
    });
    const accounts = await closing();
    expect([accounts.get('324'), accounts.get('59'), accounts.get('51')]).toEqual([
      ...[90_000_000, 11_600_000, -86_600_000],
    ]);
  });

  it('is taken back on its own day by undoing the import, and imported again', async () => {
    expect(await amelia.read('/imports/OPEN/undo')).toMatchObject({ archived: 1, keptCount: 0 });
    await amelia.done('/imports/OPEN/undo');
    expect(await importEnded(amelia, 'OPEN')).toMatchObject({ status: 'undone', keptCount: 0 });
    expect(await entries()).toMatchObject([{ status: 'reversed', reversedOn: '2026-01-01' }]);
    expect((await closing()).get('51') ?? 0).toBe(0);
    expect(await amelia.read('/imports/OPEN/redo')).toMatchObject({
      restored: 0,
      kept: [{ why: 'refused' }],
    });
    expect(await check(balanced)).toMatchObject({ created: 4 });
  });
});
