import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  DocumentAnswer,
  LedgerEntryRow,
  OpenDocumentAnswer,
  ReportTotals,
  TrialBalanceRow,
  WithholdingRow,
} from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

const only = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const lawyer = { id: 'ADV', name: 'Advocacia Lda', code: 'F900', nuit: '400339910' };

const cash = (amountMinor: number) => [
  { methodId: 'method_cash', treasuryAccountId: 'account_cash', amountMinor },
];

describe('tax that is withheld', () => {
  let shop: Shop;
  let amelia: Browser;

  const list = async (ledger: 'client' | 'supplier') =>
    (await amelia.read(`/reports/withholdings?${only({ ledger })}`)) as readonly WithholdingRow[];
  const balances = async (): Promise<Readonly<Record<string, number>>> => {
    const rows = (await amelia.read('/reports/trial_balance?perPage=100')) as TrialBalanceRow[];
    return Object.fromEntries(rows.map(({ code, closingMinor }) => [code, closingMinor]));
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/suppliers', lawyer);
    const adopted = await amelia.done('/payments/withholding-rates', {});
    await amelia.rows('/withholding-rates', adopted);
    await amelia.done('/documents/B1/issue', {
      documentTypeId: 'FTF',
      supplierId: lawyer.id,
      supplierReference: 'F 17',
      lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1000.00', vatId: rice.vatId }],
    });
    await amelia.done('/documents/S1/issue', twoSacks);
    const paid = await amelia.done('/payments', {
      documentTypeId: 'RF',
      partyId: lawyer.id,
      rows: [{ methodId: 'method_cash', treasuryAccountId: 'account_cash', amountMinor: 96_000 }],
      allocations: [{ documentId: 'FTF_2026.1', amountMinor: 96_000 }],
      withholdings: [
        {
          documentId: 'FTF_2026.1',
          rateId: 'withholding_irpc_nr',
          baseMinor: 100_000,
          amountMinor: 20_000,
        },
      ],
    });
    await amelia.rows('/documents', paid);
  });
  afterAll(() => shop.server.end());

  it('is owed to the State, while the supplier is owed nothing more', async () => {
    const open = (await amelia.read(
      `/suppliers/${lawyer.id}/open-documents`,
    )) as readonly unknown[];
    expect(open).toEqual([]);
    const found = await balances();
    expect([found['4425'], found['421'] ?? 0, found['11']]).toEqual([-20_000, 0, -96_000]);
    const entries = (await amelia.read('/suppliers/ADV/entries')) as readonly {
      readonly balanceMinor: number;
    }[];
    expect(entries.at(-1)?.balanceMinor).toBe(0);
  });

  it('is listed with its base and rate, and its sums are explained', async () => {
    const rows = await list('supplier');
    expect(rows).toMatchObject([
      {
        partyName: 'Advocacia Lda',
        partyNuit: '400339910',
        reference: 'RF 2026/1',
        documents: 'FTF 2026/1',
        code: 'IRPC-NR',
        rate: '20',
        baseMinor: 100_000,
        withheldMinor: 20_000,
      },
    ]);
    const { sums } = (await amelia.read(
      `/reports/withholdings/totals?${only({ ledger: 'supplier' })}`,
    )) as ReportTotals;
    expect(sums).toEqual({ baseMinor: 100_000, withheldMinor: 20_000 });
  });

  it('is certified to the supplier, and to nobody from whom nothing was withheld', async () => {
    const answer = await amelia.get(`/suppliers/${lawyer.id}/withholding-certificate`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('certificate');
    const none = await amelia.get(`/suppliers/${lawyer.id}/withholding-certificate?to=2025-12-31`);
    expect([none.status, none.body]).toMatchObject([404, { code: 'withholding.nothingWithheld' }]);
  });

  it('by a client settles the invoice without money', async () => {
    const [open] = (await amelia.read(
      `/clients/${twoSacks.clientId}/open-documents`,
    )) as readonly OpenDocumentAnswer[];
    expect(open).toMatchObject({ id: 'FT_2026.1', baseMinor: 290_000, openMinor: 336_400 });
    const by = { rateId: 'withholding_irpc_nr', baseMinor: 290_000, amountMinor: 58_000 };
    const rest = 336_400 - 58_000;
    const order = {
      documentTypeId: 'RC',
      partyId: twoSacks.clientId,
      rows: [{ methodId: 'method_cash', treasuryAccountId: 'account_cash', amountMinor: rest }],
      allocations: [{ documentId: 'FT_2026.1', amountMinor: rest }],
    };
    const wrong = await amelia.post('/payments', {
      ...order,
      withholdings: [{ documentId: 'FT_2026.1', ...by, amountMinor: 58_001 }],
    });
    expect(wrong.status).toBe(422);
    const done = await amelia.done('/payments', {
      ...order,
      withholdings: [{ documentId: 'FT_2026.1', ...by }],
    });
    await amelia.rows('/documents', done);
    expect(await list('client')).toMatchObject([{ documents: 'FT 2026/1', withheldMinor: 58_000 }]);
    const found = await balances();
    expect([found['4412'], found['411'] ?? 0]).toEqual([58_000, 0]);
  });

  it('is announced on an invoice, outside its totals, in papers and fiscal files', async () => {
    const content = { ...twoSacks, withholdingRateId: 'withholding_irpc_nr' };
    const done = await amelia.done('/documents/W1/issue', content);
    await amelia.rows('/documents', done);
    const id = 'FT_2026.2';
    const issued = (await amelia.read(`/documents/${id}`)) as DocumentAnswer;
    expect(issued).toMatchObject({ totalMinor: 336_400, pendingMinor: 336_400 });
    expect(issued.content.withheld).toEqual({
      rateId: 'withholding_irpc_nr',
      code: 'IRPC-NR',
      name: 'Não residentes, taxa geral',
      rate: '20',
      baseMinor: 290_000,
      amountMinor: 58_000,
    });
    const { text } = await amelia.get(`/documents/${id}/paper?language=pt`);
    const shown = text.replace(/<[^>]*>|&nbsp;|\s/g, ' ').replace(/ +/g, ' ');
    expect(shown).toContain('Retenção na fonte (20 %) -580,00');
    expect(shown).toContain('A pagar após retenção 2 784,00');
    const open = (await amelia.read(
      `/clients/${twoSacks.clientId}/open-documents`,
    )) as readonly OpenDocumentAnswer[];
    expect(open.find((one) => one.id === id)).toMatchObject({
      baseMinor: 290_000,
      withholding: { rateId: 'withholding_irpc_nr', rate: '20' },
    });
    const cashSale = { ...content, documentTypeId: 'VD', payment: { rows: cash(336_400) } };
    const refused = await amelia.post('/documents/W2/issue', cashSale);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'withholding.onInvoicesOnly' },
    ]);
  });

  it('is announced in another currency, and filed in the company’s own', async () => {
    await amelia.done('/currencies/USD/set-rate', { rate: '63.333' });
    const lines = [{ ...twoSacks.lines[0], quantity: '1', unitPrice: '35.77' }];
    const abroad = {
      ...twoSacks,
      lines,
      currency: 'USD',
      withholdingRateId: 'withholding_irpc_nr',
    };
    await amelia.rows('/documents', await amelia.done('/documents/W3/issue', abroad));
    const { content } = (await amelia.read('/documents/FT_2026.3')) as DocumentAnswer;
    expect([content.withheld?.amountMinor, content.exchange?.withheldMinor]).toEqual([715, 45_308]);
    const { text } = await amelia.get('/documents/FT_2026.3/paper?language=pt');
    const shown = text.replace(/<[^>]*>|&nbsp;|\s/g, ' ').replace(/ +/g, ' ');
    expect(shown).toContain('Retenção na fonte (20 %) -7,15');
    expect(shown).toContain('Retenção na fonte MZN -453,08');
  });

  it('from an expense is owed to the State, and only the rest to the supplier', async () => {
    const owed = (await balances())['4425'] ?? 0;
    const rent = {
      id: 'RENT',
      categoryId: 'expense_rent',
      description: 'Renda',
      amountMinor: 116_000,
      vatId: rice.vatId,
      supplierId: lawyer.id,
      withholdingRateId: 'withholding_irpc_nr',
    };
    const done = await amelia.done('/expenses', rent);
    await amelia.rows('/expenses', done);
    expect(await amelia.read('/expenses/RENT')).toMatchObject({
      totalMinor: 116_000,
      withheldMinor: 20_000,
      pendingMinor: 96_000,
      status: 'unpaid',
    });
    const found = await balances();
    expect([found['4425'], found['469']]).toEqual([owed - 20_000, -96_000]);
    expect(await list('supplier')).toContainEqual(
      expect.objectContaining({ sourceId: 'RENT', baseMinor: 100_000, withheldMinor: 20_000 }),
    );
    const figure = 'figure=row.expenses.pendingMinor&id=RENT';
    expect(await amelia.read(`/explain?${figure}`)).toMatchObject({ total: 96_000 });
    const tooMuch = await amelia.post('/expenses/RENT/pay', { rows: cash(96_001) });
    expect(tooMuch.body).toMatchObject({ code: 'expense.paidTooMuch', params: { left: '960.00' } });
    await amelia.done('/expenses/RENT/pay', { rows: cash(96_000) });
    const cancelled = await amelia.done('/expenses/RENT/cancel', { reason: 'Erro' });
    await amelia.rows('/expenses', cancelled);
    expect((await balances())['4425']).toBe(owed);
    expect((await list('supplier')).map(({ sourceId }) => sourceId)).not.toContain('RENT');
  });

  it('leaves the list once its payment is cancelled, and the accounts with it', async () => {
    const done = await amelia.done('/payments/RF_2026.1/cancel', { reason: 'Erro' });
    await amelia.rows('/documents', done);
    expect(await list('supplier')).toEqual([]);
    expect((await balances())['4425'] ?? 0).toBe(0);
    const entries = (await amelia.read('/reports/ledger_journal?perPage=100')) as LedgerEntryRow[];
    const sum = entries.reduce(
      (all, { debitMinor, creditMinor }) => all + debitMinor - creditMinor,
      0,
    );
    expect(sum).toBe(0);
  });
});
