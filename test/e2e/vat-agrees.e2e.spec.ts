import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  FinancialStatementAnswer,
  PositionAnswer,
  ReportTotals,
  TrialBalanceRow,
  VatRegisterRow,
  VatSummaryAnswer,
  VatSummaryRow,
} from '@balcao/contracts';
import { seededNumbers } from './support/random-trade.js';
import { hotel, openStockedShop, rice, signInAt, type Shop } from './support/shop.js';

const north = {
  id: 'NORTH',
  code: 'F001',
  name: 'Armazéns do Norte',
  country: 'MZ',
  nuit: '400339910',
  isClient: false,
  isSupplier: true,
};

/** Codes of what is bought, and the box and the share of their VAT that the law deducts. */
const codes = [
  { id: 'VA', onPurchases: 'asset', rate: 16, box: '05', deducted: 1 },
  { id: 'VI', onPurchases: 'inventory', rate: 5, box: '06', deducted: 1 },
  { id: 'VO', onPurchases: 'other', rate: 14, box: '07', deducted: 1 },
  { id: 'VM', onPurchases: 'import', rate: 16, box: '08', deducted: 1 },
  { id: 'VH', onPurchases: 'half', rate: 16, box: '07', deducted: 0.5 },
  { id: 'VN', onPurchases: 'none', rate: 16, box: undefined, deducted: 0 },
] as const;

const days = { from: '2026-03-01', to: '2026-03-31' };
const period = new URLSearchParams(days).toString();
const filter = { issuedOn: { $gte: days.from, $lte: days.to } };
const month = `filter=${encodeURIComponent(JSON.stringify(filter))}`;

type ByCode = Pick<VatRegisterRow, 'vatCode' | 'baseMinor' | 'vatMinor' | 'deductedMinor'>;

const ofSummary = ({ code, baseMinor, vatMinor, deductedMinor }: VatSummaryRow): ByCode => ({
  vatCode: code,
  baseMinor,
  vatMinor,
  deductedMinor,
});

/** Base, VAT and what is deducted of it, by code. */
function sumsByCode(rows: readonly ByCode[]): Readonly<Record<string, readonly number[]>> {
  const sums: Record<string, readonly [number, number, number]> = {};
  for (const { vatCode, baseMinor, vatMinor, deductedMinor } of rows) {
    const [base, charged, deducted] = sums[vatCode] ?? [0, 0, 0];
    sums[vatCode] = [base + baseMinor, charged + vatMinor, deducted + deductedMinor];
  }
  return sums;
}

/** Half away from zero, of whole cents. */
const rounded = (value: number): number => Math.floor(value + 0.5);

describe('the VAT of a month', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/suppliers', north);
    for (const { id, onPurchases, rate } of codes) {
      const fields = { code: id, name: id, rate: String(rate), onPurchases, isDefault: false };
      await shop.amelia.done('/vat', { id, ...fields });
    }
    await signInAt(shop, '2026-03-31T08:00:00.000Z');
  });
  afterEach(() => shop.server.end());

  it.each([1, 2, 3])(
    'is one figure on the dashboard, in the return, in the statement and in the accounts (%d)',
    async (seed) => {
      const random = seededNumbers(seed);
      const below = (limit: number): number => Math.floor(random() * limit);
      const { amelia } = shop;
      // Worked out here from what is written, by the law and nothing of the product.
      const boxes: Record<string, number> = { '02': 0, '05': 0, '06': 0, '07': 0, '08': 0 };
      const add = (box: string | undefined, minor: number) => {
        if (box !== undefined) boxes[box] = (boxes[box] ?? 0) + minor;
      };
      let notDeducted = 0;
      let spent = 0;
      for (let at = 0; at < 40; at += 1) {
        const minor = 100 + below(900_000);
        const unitPrice = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
        const code = codes[below(codes.length)] ?? codes[0];
        const vatMinor = rounded((minor * code.rate) / 100);
        const deducted = rounded(vatMinor * code.deducted);
        const step = below(4);
        if (step === 0) {
          await issue(`S${at}`, { documentTypeId: 'FT', clientId: hotel.id }, 'vat_NOR', unitPrice);
          add('02', rounded((minor * 16) / 100));
        } else if (step === 1) {
          const hasPaper = below(2) === 0;
          await amelia.done('/expenses', {
            id: `E${at}`,
            categoryId: 'expense_energy',
            description: 'Energia',
            supplierId: 'NORTH',
            ...(hasPaper && { reference: `F${at}` }),
            vatId: code.id,
            vatIncluded: false,
            amountMinor: minor,
          });
          const taken = hasPaper ? deducted : 0;
          add(code.box, taken);
          notDeducted += vatMinor - taken;
          spent += minor + vatMinor - taken;
        } else {
          const head = { supplierId: 'NORTH', supplierReference: `F${at}` };
          const { id } = await issue(
            `B${at}`,
            { documentTypeId: 'FTF', ...head },
            code.id,
            unitPrice,
            below(2) === 0 ? { articleId: rice.id } : undefined,
          );
          const fate = below(5);
          if (fate === 0) {
            await amelia.done(`/documents/${id}/cancel`, { reason: 'Engano' });
          } else if (fate === 1) {
            const into = { documentTypeId: 'NCF', draftId: `N${at}` };
            await amelia.done(`/documents/${id}/convert`, into);
          } else {
            add(code.box, deducted);
            notDeducted += vatMinor - deducted;
          }
        }
      }
      const last = await amelia.done('/seals', {});
      await amelia.rows('/documents', last);
      await amelia.rows('/expenses', last);
      const summary = (await amelia.read(`/reports/vat-summary?${period}`)) as VatSummaryAnswer;
      expect(summary.boxes).toMatchObject(boxes);
      const charged = boxes['02'] ?? 0;
      const deducted = ['05', '06', '07', '08'].reduce((sum, box) => sum + (boxes[box] ?? 0), 0);
      const expected = {
        chargedMinor: charged,
        deductedMinor: deducted,
        balanceMinor: charged - deducted,
        notDeductedMinor: notDeducted,
      };
      const path = `/reports/financial-statement?${period}`;
      const statement = (await amelia.read(path)) as FinancialStatementAnswer;
      expect(statement.vat).toEqual(expected);
      expect(statement.expenses?.netMinor).toBe(spent);
      const { vat } = (await amelia.read('/dashboard/position')) as PositionAnswer;
      expect(vat).toEqual({ ...days, ...expected });
      const registers = await registersOf();
      expect(registers).toEqual({
        sales: { vatMinor: charged },
        purchases: {
          vatMinor: deducted + notDeducted,
          deductedMinor: deducted,
          selfChargedMinor: 0,
        },
      });
      await expectRowsOf(summary);
      const stock = (await amelia.read(
        '/reports/stock_valuation/totals?on=2026-03-31',
      )) as ReportTotals;
      expect(stock.sums['valueMinor']).toBe(statement.stock?.closingMinor ?? 0);
      const balances = await balancesOf();
      const accounts = {
        '44331': 0 - charged,
        '44321': (boxes['06'] ?? 0) + (boxes['08'] ?? 0),
        '44322': boxes['05'] ?? 0,
        '44323': boxes['07'] ?? 0,
        '22': statement.stock?.closingMinor ?? 0,
      };
      for (const [code, minor] of Object.entries(accounts)) {
        expect([code, balances.get(code) ?? 0]).toEqual([code, minor]);
      }
    },
  );

  it('that is not deducted is part of what the goods cost', async () => {
    const { amelia } = shop;
    const head = { documentTypeId: 'FTF', supplierId: 'NORTH', supplierReference: 'F1' };
    const line = { articleId: rice.id, quantity: '10', unitPrice: '100.00' };
    for (const [at, vatId] of ['VN', 'VH', 'VI'].entries()) {
      await amelia.done(`/documents/G${at}/issue`, {
        ...head,
        supplierReference: `F${at}`,
        lines: [{ ...line, vatId }],
      });
    }
    const last = await amelia.done('/seals', {});
    await amelia.rows('/stock', last);
    const statement = (await amelia.read(
      `/reports/financial-statement?${period}`,
    )) as FinancialStatementAnswer;
    // 1 000.00 with 160.00, with 80.00, and with nothing of the VAT.
    expect(statement.stock?.purchasesMinor).toBe(324_000);
    const balances = await balancesOf();
    expect([balances.get('22'), balances.get('211') ?? 0]).toEqual([324_000, 0]);
  });

  /** What the registers of the month come to. */
  const registersOf = async () => {
    const [sales, purchases] = (await Promise.all(
      ['vat_of_sales', 'vat_of_purchases'].map((name) =>
        shop.amelia.read(`/reports/${name}/totals?${month}`),
      ),
    )) as readonly ReportTotals[];
    const of = (totals: ReportTotals | undefined, fields: readonly string[]) =>
      Object.fromEntries(fields.map((field) => [field, totals?.sums[field] ?? 0]));
    return {
      sales: of(sales, ['vatMinor']),
      purchases: of(purchases, ['vatMinor', 'deductedMinor', 'selfChargedMinor']),
    };
  };

  /** The registers have, code by code, what the return counts; each total is explained. */
  const expectRowsOf = async ({ rows }: VatSummaryAnswer): Promise<void> => {
    const [sold, bought] = (await Promise.all(
      ['vat_of_sales', 'vat_of_purchases'].map((name) =>
        shop.amelia.read(`/reports/${name}?perPage=100&${month}`),
      ),
    )) as readonly (readonly VatRegisterRow[])[];
    expect(sumsByCode(sold ?? [])).toEqual(
      sumsByCode(rows.filter(({ side }) => side === 'sales').map(ofSummary)),
    );
    expect(sumsByCode(bought ?? [])).toEqual(
      sumsByCode(rows.filter(({ side }) => side !== 'sales').map(ofSummary)),
    );
    for (const row of [...(sold ?? []).slice(0, 2), ...(bought ?? []).slice(0, 6)]) {
      const name = sold?.includes(row) === true ? 'vat_of_sales' : 'vat_of_purchases';
      const figure = `figure=cell.${name}.vatMinor&id=${encodeURIComponent(row.id)}`;
      const { total } = (await shop.amelia.read(`/explain?${figure}&${month}`)) as {
        readonly total: number;
      };
      expect([row.id, total]).toEqual([row.id, row.vatMinor]);
    }
  };

  const written = { description: 'Segundo a nota', unit: 'un' };
  const issue = (
    draft: string,
    head: object,
    vatId: string,
    unitPrice: string,
    what: object = written,
  ) =>
    shop.amelia.done(`/documents/${draft}/issue`, {
      ...head,
      lines: [{ ...what, quantity: '1', unitPrice, vatId }],
    });

  const balancesOf = async (): Promise<ReadonlyMap<string, number>> => {
    const rows = await shop.amelia.read('/reports/trial_balance?perPage=100');
    return new Map(
      (rows as TrialBalanceRow[]).map(({ code, closingMinor }) => [code, closingMinor]),
    );
  };
});
