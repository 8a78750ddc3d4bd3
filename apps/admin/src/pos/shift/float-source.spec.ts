import { describe, expect, it } from '@jest/globals';
import { leftInDrawer, usualSource } from './float-source.js';

const register = { code: 'C1', name: 'Caixa 1', showsExpected: false, favouriteIds: [] };
const registers = [{ ...register, id: 'TILL1', leftMinor: 200_000 }];

describe('what the last shift left in the drawer', () => {
  it('is what the server says, or nothing before the first', () => {
    expect(leftInDrawer({ registers }, 'TILL1', null)).toBe(200_000);
    expect(leftInDrawer({ registers }, 'TILL2', null)).toBe(0);
  });

  it('is what was closed here, which the server may not have heard of', () => {
    const closed = { cashRegisterId: 'TILL1', countedMinor: 331_000, leftMinor: 150_000 };
    expect(leftInDrawer({ registers }, 'TILL1', closed)).toBe(150_000);
    const whole = { ...closed, leftMinor: undefined };
    expect(leftInDrawer({ registers }, 'TILL1', whole)).toBe(331_000);
    const elsewhere = { ...closed, cashRegisterId: 'TILL2' };
    expect(leftInDrawer({ registers }, 'TILL1', elsewhere)).toBe(200_000);
  });
});

describe('where a float comes from', () => {
  const accounts = ['DRAWER', 'CASH'].map((id) => ({ id, name: id, kind: 'cash' }));
  const cash = { name: 'Cash', namePt: 'Numerário', kind: 'cash', mechanism: 'NU' } as const;
  const method = { ...cash, id: 'method_cash', requiresReference: false, isDefault: true };
  const start = { accounts, methods: [{ ...method, accountId: 'CASH' }] };

  it('is usually where cash is kept', () => {
    expect(usualSource(start, 'DRAWER', 200_000)).toBe('CASH');
  });

  it('is not said where the drawer is that account, or something is missing from it', () => {
    expect(usualSource(start, 'CASH', 200_000)).toBeUndefined();
    expect(usualSource(start, 'DRAWER', -5_000)).toBeUndefined();
    expect(usualSource({ ...start, methods: [] }, 'DRAWER', 200_000)).toBeUndefined();
  });
});
