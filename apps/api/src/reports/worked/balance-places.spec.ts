import { balanceLines, incomeLines, sideOf } from '@balcao/contracts';
import { chartAccounts, isOfOneYear } from '@balcao/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { balanceLinesOf } from './balance-places.js';
import { incomeLineOf } from './income-places.js';

const codes = chartAccounts('nirf').map(({ code }) => code);
const lineOf = (code: string, balanceMinor: number) => [
  ...balanceLinesOf([{ code, balanceMinor }]).keys(),
];

describe('the lines of the statements', () => {
  it.each([
    ['71', 'salesAndServices'],
    ['716', 'salesAndServices'],
    ['6112', 'costOfInventories'],
    ['612', 'changeInProduction'],
    ['622', 'staffCosts'],
    ['63232', 'suppliesAndServices'],
    ['6842', 'otherOperatingExpenses'],
    ['7699', 'otherOperatingIncome'],
    ['6941', 'financialExpenses'],
    ['785', 'financialIncome'],
    ['85', 'incomeTax'],
    ['89', undefined],
    ['411', undefined],
  ])('show account %s of income and expenses as %s', (code, line) => {
    expect(incomeLineOf(code)).toBe(line);
  });

  it.each([
    ['11', 1, 'cashAndBanks'],
    ['121', -1, 'shortTermBorrowings'],
    ['22', 1, 'inventories'],
    ['382', -1, 'tangibleAssets'],
    ['383', -1, 'intangibleAssets'],
    ['411', 1, 'clients'],
    ['411', -1, 'otherCurrentLiabilities'],
    ['421', -1, 'suppliers'],
    ['421', 1, 'otherCurrentAssets'],
    ['4311', -1, 'shortTermBorrowings'],
    ['4312', -1, 'longTermBorrowings'],
    ['51', -1, 'capital'],
    ['59', -1, 'retainedEarnings'],
    ['89', 1, 'otherEquity'],
    ['999', -1, 'otherCurrentLiabilities'],
  ])('show account %s with a balance of %i as %s', (code, balance, line) => {
    expect(lineOf(code, balance)).toEqual([line]);
  });

  it('show VAT that is charged and deducted as what is owed or recovered of both', () => {
    const vat = (charged: number) => [
      ...balanceLinesOf([
        { code: '44331', balanceMinor: charged },
        { code: '44321', balanceMinor: 100 },
      ]).keys(),
    ];
    expect(vat(-160)).toEqual(['taxesPayable']);
    expect(vat(-60)).toEqual(['taxesRecoverable']);
  });

  it('have a line for every account of the chart, whatever its balance', () => {
    const missing = codes.filter((code) =>
      isOfOneYear(code)
        ? incomeLineOf(code) === undefined
        : lineOf(code, 1).length !== 1 || lineOf(code, -1).length !== 1,
    );
    expect(missing).toEqual([]);
    expect(Object.keys(incomeLines)).toHaveLength(15);
  });

  it('have two sides of the balance sheet that come to the same, with the result', () => {
    const entry = fc.tuple(fc.constantFrom(...codes), fc.constantFrom(...codes), fc.nat(1_000_000));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
        const balances = new Map<string, number>();
        const post = (code: string, minor: number) =>
          balances.set(code, (balances.get(code) ?? 0) + minor);
        for (const [debit, credit, minor] of entries) {
          post(debit, minor);
          post(credit, -minor);
        }
        const all = [...balances].map(([code, balanceMinor]) => ({ code, balanceMinor }));
        const sides = { assets: 0, equityAndLiabilities: 0 };
        for (const [line, accounts] of balanceLinesOf(all)) {
          for (const { balanceMinor } of accounts) sides[sideOf(line)] += balanceMinor;
          expect(line in balanceLines).toBe(true);
        }
        const result = all
          .filter(({ code }) => isOfOneYear(code))
          .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
        expect(sides.assets + sides.equityAndLiabilities + result).toBe(0);
      }),
    );
  });
});
