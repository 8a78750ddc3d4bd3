import { describe, expect, it } from '@jest/globals';
import { firstRegister } from './first-register-body.js';

const bank = { id: 'bim', name: 'Millennium bim', kind: 'bank' };
const cash = { id: 'account_cash', name: 'Caixa', kind: 'cash' };

describe("a company's first cash register", () => {
  it('has the first cash as its drawer', () => {
    expect(firstRegister('R1', 'Caixa 1', { accounts: [bank, cash] })).toEqual({
      id: 'R1',
      code: 'C1',
      name: 'Caixa 1',
      treasuryAccountId: 'account_cash',
    });
  });

  it('is asked for its drawer later, where there is no cash', () => {
    expect(firstRegister('R1', 'Caixa 1', { accounts: [bank] })).toEqual({
      id: 'R1',
      code: 'C1',
      name: 'Caixa 1',
    });
  });
});
