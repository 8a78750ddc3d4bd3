import { describe, expect, it } from '@jest/globals';
import { shiftOf, tillOf } from './till.js';

describe('a till', () => {
  it('has a cash register and a treasury account on its device', () => {
    const device = { cashRegisterId: 'till1', treasuryAccountId: 'cash' };
    expect(tillOf(device)).toEqual(device);
    expect(() => tillOf({ treasuryAccountId: 'cash' })).toThrow('pos.cashRegisterNotSelected');
    expect(() => tillOf({ cashRegisterId: 'till1' })).toThrow('pos.noTreasuryAccountOnDevice');
  });

  it('sells only in an open shift', () => {
    expect(shiftOf({ number: 7 })).toEqual({ number: 7 });
    expect(() => {
      shiftOf(undefined);
    }).toThrow('shift.noneOpen');
  });
});
