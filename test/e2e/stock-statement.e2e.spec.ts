import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  stockLines,
  type FinancialStatementAnswer,
  type ReportTotals,
  type StockStatement,
} from '@balcao/contracts';
import { seededNumbers } from './support/random-trade.js';
import { hotel, openStockedShop, rice, signInAt, twoSacks, type Shop } from './support/shop.js';

const north = {
  id: 'NORTH',
  code: 'F001',
  name: 'Armazéns do Norte',
  country: 'MZ',
  isClient: false,
  isSupplier: true,
};
const main = 'warehouse_main';
const year = 'from=2026-01-01&to=2026-12-31';

const sack = (quantity: string, unitPrice = '1450.00') => ({
  ...twoSacks.lines[0],
  quantity,
  unitPrice,
});

describe('what changed the worth of stock', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/suppliers', north);
  });
  afterEach(() => shop.server.end());

  let bought = 0;
  const buy = (quantity: string, price: string, typeId = 'FTF', vatId = 'vat_NOR') => {
    bought += 1;
    const head = { documentTypeId: typeId, supplierId: 'NORTH', supplierReference: `F${bought}` };
    return shop.amelia.post(`/documents/B${bought}/issue`, {
      ...head,
      lines: [{ ...sack(quantity, price), vatId }],
    });
  };
  const issue = (draft: string, typeId: string, quantity: string) =>
    shop.amelia.post(`/documents/${draft}/issue`, {
      documentTypeId: typeId,
      ...(typeId === 'FT' && { clientId: hotel.id }),
      lines: [sack(quantity)],
    });
  const count = async (id: string, counted: string) => {
    await shop.amelia.post('/stock-counts', { id, warehouseId: main, articleIds: [rice.id] });
    await shop.amelia.post(`/stock-counts/${id}/count`, {
      lines: [{ articleId: rice.id, counted }],
    });
    await shop.amelia.post(`/stock-counts/${id}/post`, {});
  };
  const statement = async (days = year): Promise<FinancialStatementAnswer> => {
    const last = await shop.amelia.done('/seals', {});
    await shop.amelia.rows('/documents', last);
    const path = `/reports/financial-statement?${days}`;
    return (await shop.amelia.read(path)) as FinancialStatementAnswer;
  };
  /** What the lines before the last come to. */
  const summed = (stock: StockStatement): number =>
    stockLines.reduce((sum, line) => (line === 'closingMinor' ? sum : sum + stock[line]), 0);

  it('has what was sold below zero cost more once it comes dearer', async () => {
    await buy('5', '10.00');
    await issue('S1', 'FT', '8');
    await buy('10', '12.00');
    const { stock, sales, resultMinor } = await statement();
    expect(stock).toEqual({
      openingMinor: 0,
      purchasesMinor: 17_000,
      costMinor: -8_000,
      revaluedMinor: -600,
      internalMinor: 0,
      countedMinor: 0,
      enteredMinor: 0,
      transferredMinor: 0,
      closingMinor: 8_400,
    });
    expect(resultMinor).toBe((sales?.netMinor ?? 0) - 8_600);
  });

  it('has breakage, own consumption and count differences in the result', async () => {
    await buy('10', '10.00');
    await issue('Q1', 'QB', '2');
    await issue('Q2', 'CI', '1');
    await count('C1', '9');
    const { stock, resultMinor } = await statement();
    expect(stock).toMatchObject({
      internalMinor: -3_000,
      countedMinor: 2_000,
      closingMinor: 9_000,
    });
    expect(resultMinor).toBe(-1_000);
  });

  const codeOf = (chance: number): string => (chance === 0 ? 'vat_NOR' : 'vat_RED');

  it.each([1, 2, 3, 4])(
    'closes over a random month, and over each of its days (%d)',
    async (seed) => {
      const random = seededNumbers(seed);
      const below = (limit: number): number => Math.floor(random() * limit);
      const some = (): string => String(1 + below(9));
      const issued: string[] = [];
      for (let at = 0; at < 50; at += 1) {
        if (at % 5 === 0)
          await signInAt(shop, `2026-03-${String(2 + at / 5).padStart(2, '0')}T08:00:00.000Z`);
        const step = below(7);
        const answers =
          step < 2
            ? // The reduced rate is not deducted: it is part of what the goods cost.
              await buy(some(), `${1 + below(40)}.${10 + below(90)}`, 'FTF', codeOf(below(2)))
            : step < 4
              ? await issue(`S${at}`, 'FT', some())
              : step === 4
                ? await issue(`Q${at}`, below(2) === 0 ? 'QB' : 'CI', some())
                : undefined;
        const { id } = (answers?.body ?? {}) as { readonly id?: string };
        if (id?.includes('.') === true) issued.push(id);
        if (step === 5) await count(`C${at}`, some());
        const taken = issued[below(issued.length)];
        if (step === 6 && taken !== undefined) {
          await shop.amelia.post(`/documents/${taken}/cancel`, { reason: 'Engano' });
        }
      }
      const { stock } = await statement();
      expect(issued.length).toBeGreaterThan(15);
      expect(stock?.revaluedMinor).not.toBe(0);
      expect(stock && summed(stock)).toBe(stock?.closingMinor);
      const valued = '/reports/stock_valuation/totals?on=2026-12-31';
      const { sums } = (await shop.amelia.read(valued)) as ReportTotals;
      expect(sums['valueMinor'] ?? 0).toBe(stock?.closingMinor);
      let before = 0;
      for (let day = 2; day < 12; day += 1) {
        const on = `2026-03-${String(day).padStart(2, '0')}`;
        const { stock: ofDay } = await statement(`from=${on}&to=${on}`);
        expect(ofDay?.openingMinor).toBe(before);
        expect(ofDay && summed(ofDay)).toBe(ofDay?.closingMinor);
        before = ofDay?.closingMinor ?? 0;
      }
      expect(before).toBe(stock?.closingMinor);
    },
  );
});
