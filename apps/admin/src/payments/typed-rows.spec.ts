import { describe, expect, it } from '@jest/globals';
import type { PaymentMethodRow } from '@balcao/contracts';
import { changeOf, paidOf, rowBodies, takenFrom, typedRow, worthOf } from './typed-rows.js';

const cash: PaymentMethodRow = {
  id: 'method_cash',
  revision: 1,
  name: 'Cash',
  namePt: 'Numerário',
  kind: 'cash',
  mechanism: 'NU',
  accountId: 'account_cash',
  requiresReference: false,
  isDefault: true,
  isArchived: false,
};

describe('a row of means', () => {
  it('begins with the account of its method and the amount that is due', () => {
    expect(typedRow(cash, 116_000, 'pt')).toMatchObject({
      methodId: 'method_cash',
      accountId: 'account_cash',
    });
    expect(rowBodies([typedRow(cash, 116_000, 'pt')], 'pt')).toEqual([
      { methodId: 'method_cash', treasuryAccountId: 'account_cash', amountMinor: 116_000 },
    ]);
  });

  it('gives back what was handed over beyond its amount', () => {
    const row = { ...typedRow(cash, 116_000, 'en'), received: '1,500.00' };
    expect(changeOf(row, 'en')).toBe(34_000);
    expect(changeOf({ ...row, received: '' }, 'en')).toBe(0);
    expect(rowBodies([row], 'en')).toEqual([expect.objectContaining({ receivedMinor: 150_000 })]);
  });

  it('takes from a box what all its rows do, in the currency of the box', () => {
    const box = { id: 'account_cash', currency: 'MZN' };
    const dollars = { id: 'dollars', currency: 'USD' };
    const foreign = { ...typedRow(cash, 63_000, 'en'), accountId: 'dollars' };
    const rows = [typedRow(cash, 100_000, 'en'), typedRow(cash, 16_000, 'en'), foreign];
    const own = { own: 'MZN', language: 'en' } as const;
    expect(takenFrom(box, rows, own)).toBe(116_000);
    expect(takenFrom(dollars, rows, own)).toBe(0);
    expect(takenFrom(dollars, [{ ...foreign, onAccount: '10.00' }], own)).toBe(1_000);
  });

  it('pays nothing while its amount cannot be read', () => {
    const row = typedRow(undefined, 0, 'en');
    expect(paidOf([row, { ...row, amount: 'abc' }, { ...row, amount: '10' }], 'en')).toBe(1_000);
    expect(rowBodies([row], 'en')).toEqual([{ amountMinor: 0 }]);
  });
});

describe('a row on an account of another currency', () => {
  const dollars = { ...typedRow(undefined, 7_417_620, 'en'), onAccount: '1,160.00' };

  it('is worth what its rate makes of it, or that of the day', () => {
    expect(worthOf(dollars, '63.945', 'en')).toEqual({ worthMinor: 7_417_620, differenceMinor: 0 });
    const better = { ...dollars, rate: '64.10' };
    expect(worthOf(better, '63.945', 'en')).toEqual({
      worthMinor: 7_435_600,
      differenceMinor: 17_980,
    });
    expect(worthOf({ ...dollars, rate: '63' }, undefined, 'en')?.differenceMinor).toBe(-109_620);
  });

  it('has no known value while its figures cannot be read', () => {
    expect(worthOf(dollars, undefined, 'en')).toBeUndefined();
    expect(worthOf({ ...dollars, onAccount: '' }, '63', 'en')).toBeUndefined();
    expect(worthOf({ ...dollars, rate: 'many' }, '63', 'en')).toBeUndefined();
  });

  it('is sent with both, or with just the amount', () => {
    expect(rowBodies([{ ...dollars, rate: '64.10' }], 'en')).toMatchObject([
      { amountMinor: 7_417_620, accountMinor: 116_000, rate: '64.1' },
    ]);
    const [body] = rowBodies([dollars], 'en');
    expect(body).not.toHaveProperty('rate');
  });
});
