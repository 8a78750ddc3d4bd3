import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  reports as declared,
  type Report,
  type BalanceSheetRow,
  type IncomeStatementRow,
  type ReportGroup,
  type ReportTotals,
  type TrialBalanceRow,
} from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { openStockedShop, signInAt, twoSacks, type Shop } from './support/shop.js';

const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const in2026 = query({ on: { $gte: '2026-01-01', $lte: '2026-12-31' } });
const in2027 = query({ on: { $gte: '2027-01-01', $lte: '2027-12-31' } });

/** Reports whose rows are worked out, of a period, for a company and its users. */
const ofPeriods = declared.filter(
  ({ day, isWorkedOut, needs, topic }: Report) =>
    day !== undefined && isWorkedOut === true && needs === undefined && topic !== 'service',
);

describe('the statements of accounts over two years', () => {
  let shop: Shop;
  let amelia: Browser;

  const income = async (days: string) => {
    const rows = (await amelia.read(`/reports/income_statement?${days}`)) as IncomeStatementRow[];
    return Object.fromEntries(rows.map(({ line, amountMinor }) => [line, amountMinor]));
  };
  const balance = async (on: string) => {
    const rows = (await amelia.read(`/reports/balance_sheet?on=${on}`)) as BalanceSheetRow[];
    return Object.fromEntries(rows.map(({ line, valueMinor }) => [line, valueMinor]));
  };
  const sides = async (on: string) => {
    const path = `/reports/balance_sheet?on=${on}&by=balanceSide`;
    const groups = (await amelia.read(path)) as ReportGroup[];
    return Object.fromEntries(groups.map(({ id, sums }) => [id, sums['valueMinor']]));
  };
  const accounts = async (days: string) => {
    const rows = (await amelia.read(
      `/reports/trial_balance?perPage=100&${days}`,
    )) as TrialBalanceRow[];
    return new Map(rows.map((row) => [row.code, row]));
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: twoSacks.clientId,
      rows: [{ methodId: 'method_cash', treasuryAccountId: 'account_cash', amountMinor: 100_050 }],
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 100_050 }],
    });
    await signInAt(shop, '2027-02-01T08:00:00.000Z');
    ({ amelia } = shop);
    await amelia.done('/series', { typeId: 'FT', year: 2027 });
    const last = await amelia.done('/documents/D2/issue', twoSacks);
    await amelia.rows('/documents', last);
  });
  afterAll(() => shop.server.end());

  it('have the income and expenses of a period by nature, next to another period', async () => {
    const [first, second] = await Promise.all([income(in2026), income(in2027)]);
    expect(first).toMatchObject({ salesAndServices: 290_000 });
    expect(second).toEqual(first);
    const compared = `${in2027}&compareFrom=2026-01-01&compareTo=2026-12-31`;
    const groups = (await amelia.read(
      `/reports/income_statement?${compared}&by=line`,
    )) as ReportGroup[];
    expect(groups.map(({ id }) => id)).toEqual(Object.keys(first));
    expect(groups.map(({ previous }) => previous?.sums)).toEqual(groups.map(({ sums }) => sums));
    const totals = (await amelia.read(
      `/reports/income_statement/totals?${compared}`,
    )) as ReportTotals;
    expect(totals.previous?.sums).toEqual(totals.sums);
    expect(totals.sums['amountMinor']).toBe(Object.values(second).reduce((a, b) => a + b, 0));
  });

  it('have two sides of the balance sheet that come to the same on any day', async () => {
    for (const on of ['2026-03-01', '2026-12-31', '2027-01-31', '2027-12-31']) {
      const { assets, equityAndLiabilities } = await sides(on);
      expect([on, assets]).toEqual([on, equityAndLiabilities]);
    }
    const { apart } = (await amelia.read(
      '/reports/balance_sheet/totals?on=2026-12-31',
    )) as ReportTotals;
    expect(apart).toBe('balanceSide');
  });

  it('move the result of a year to the retained earnings when the next begins', async () => {
    const before = await balance('2026-12-31');
    const after = await balance('2027-01-01');
    const [{ sums }] = [
      (await amelia.read(`/reports/income_statement/totals?${in2026}`)) as ReportTotals,
    ];
    const result = sums['amountMinor'] ?? 0;
    expect(before['netResult']).toBe(result);
    expect(after['netResult']).toBeUndefined();
    expect(after['retainedEarnings']).toBe((before['retainedEarnings'] ?? 0) + result);
    expect(before).toMatchObject({ clients: 336_400 - 100_050, cashAndBanks: 100_050 });
    const next = await accounts(in2027);
    expect(next.get('711')).toMatchObject({ openingMinor: 0, closingMinor: -290_000 });
    const opening = [...next.values()].reduce((sum, { openingMinor }) => sum + openingMinor, 0);
    const closing = [...next.values()].reduce((sum, { closingMinor }) => sum + closingMinor, 0);
    expect({ opening, closing }).toEqual({ opening: 0, closing: 0 });
  });

  it('agree with the ledger of each account: what it begins with, and its balance at the end', async () => {
    const all = [...(await accounts(in2027)).values()];
    const sumOf = (code: string, field: 'openingMinor' | 'closingMinor') =>
      all.reduce((sum, row) => sum + (row.code.startsWith(code) ? row[field] : 0), 0);
    for (const { code } of all) {
      const ofAccount = query({ account: code, on: { $gte: '2027-01-01', $lte: '2027-12-31' } });
      const lines = (await amelia.read(`/reports/ledger_account?perPage=100&${ofAccount}`)) as {
        readonly id: string;
        readonly runningMinor: number;
      }[];
      expect([code, lines[0]?.runningMinor]).toEqual([code, sumOf(code, 'openingMinor')]);
      expect([code, lines.at(-1)?.runningMinor]).toEqual([code, sumOf(code, 'closingMinor')]);
      for (const { id, runningMinor } of lines) {
        const asked = `figure=cell.ledger_account.runningMinor&id=${id}&${ofAccount}`;
        const { total } = (await amelia.read(`/explain?${asked}`)) as { readonly total: number };
        expect([code, id, total]).toEqual([code, id, runningMinor]);
      }
    }
  });

  it.each(ofPeriods)(
    'are compared with what another period has by itself: $name',
    async ({ name, day = '' }: Report) => {
      const days = { $gte: '2026-01-01', $lte: '2026-12-31' };
      const by = query({ [day]: days });
      const itsOwn = (await amelia.read(`/reports/${name}/totals?${by}`)) as ReportTotals;
      const next = query({ [day]: { $gte: '2027-01-01', $lte: '2027-12-31' } });
      const compared = `${next}&compareFrom=2026-01-01&compareTo=2026-12-31`;
      const { previous } = (await amelia.read(
        `/reports/${name}/totals?${compared}`,
      )) as ReportTotals;
      expect(previous?.sums).toEqual(itsOwn.sums);
    },
  );

  it('are explained by the entries of their accounts, line by line', async () => {
    const total = async (figure: string, id: string, asked: string) =>
      (
        (await amelia.read(`/explain?figure=cell.${figure}&id=${id}&${asked}`)) as ReportTotals & {
          readonly total: number;
        }
      ).total;
    const lines = (await amelia.read(
      `/reports/income_statement?${in2027}`,
    )) as IncomeStatementRow[];
    for (const { id, amountMinor } of lines) {
      expect(await total('income_statement.amountMinor', id, in2027)).toBe(amountMinor);
    }
    const days = 'on=2027-02-28';
    const rows = (await amelia.read(`/reports/balance_sheet?${days}`)) as BalanceSheetRow[];
    expect(rows.length).toBeGreaterThan(4);
    for (const { id, valueMinor } of rows) {
      expect(await total('balance_sheet.valueMinor', id, days)).toBe(valueMinor);
    }
    const figures = ['openingMinor', 'debitMinor', 'creditMinor', 'closingMinor'] as const;
    for (const [code, row] of await accounts(in2027)) {
      for (const figure of figures) {
        expect([code, await total(`trial_balance.${figure}`, code, in2027)]).toEqual([
          code,
          row[figure],
        ]);
      }
    }
  });

  it('are files in words of either language', async () => {
    const file = async (language: string, by: string) =>
      (
        await amelia
          .get(`/reports/income_statement?${in2027}${by}&format=csv`)
          .set('accept-language', language)
      ).text;
    expect(await file('en', '')).toContain('Sales of goods and services');
    expect(await file('pt', '')).toContain('Vendas de bens e de serviços');
    expect(await file('pt', '&by=section')).toContain('Resultados operacionais');
  });
});
