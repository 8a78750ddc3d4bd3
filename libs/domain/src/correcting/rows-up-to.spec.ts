import { describe, expect, it } from '@jest/globals';
import { unitPrice } from '@balcao/pricing';
import type { PaymentRow } from '../payments/index.js';
import { rowsUpTo } from './carry-money.js';

const row = (more: Partial<PaymentRow>): PaymentRow => ({
  methodId: 'method_cash',
  method: 'Numerário',
  mechanism: 'NU',
  treasuryAccountId: 'account_cash',
  amountMinor: 1000,
  receivedMinor: 1000,
  changeMinor: 0,
  ...more,
});
const taken = (paid: readonly PaymentRow[], amountMinor: number) =>
  rowsUpTo(paid, amountMinor).map((each) => [each.methodId, each.amountMinor]);

describe('what was paid, as far as an amount goes', () => {
  const card = row({ methodId: 'method_card', treasuryAccountId: 'account_bank' });

  it('is the rows in their order, the last one in part', () => {
    expect(taken([row({}), card], 2000)).toEqual([
      ['method_cash', 1000],
      ['method_card', 1000],
    ]);
    expect(taken([row({}), card], 1001)).toEqual([
      ['method_cash', 1000],
      ['method_card', 1],
    ]);
    expect(taken([row({}), card], 1000)).toEqual([['method_cash', 1000]]);
    expect(taken([row({})], 0)).toEqual([]);
  });

  it('is as rounded as it was where it is whole, and not where it is a part', () => {
    const rounded = row({ roundingMinor: 20 });
    expect(rowsUpTo([rounded], 1000)).toMatchObject([{ roundingMinor: 20 }]);
    expect(rowsUpTo([rounded], 999)).toMatchObject([{ roundingMinor: 0 }]);
  });

  it('takes money of another currency whole, at its rate, or leaves it', () => {
    const foreign = {
      currency: 'USD',
      amountMinor: 16,
      rate: unitPrice('62.5'),
      differenceMinor: 0,
    };
    const dollars = row({ methodId: 'method_transfer', reference: 'T1', foreign });
    expect(rowsUpTo([dollars, card], 1500)).toEqual([
      {
        methodId: 'method_transfer',
        treasuryAccountId: 'account_cash',
        amountMinor: 1000,
        roundingMinor: 0,
        reference: 'T1',
        accountMinor: 16,
        rate: '62.5',
      },
      {
        methodId: 'method_card',
        treasuryAccountId: 'account_bank',
        amountMinor: 500,
        roundingMinor: 0,
      },
    ]);
    expect(taken([dollars, card], 999)).toEqual([['method_card', 999]]);
  });
});
