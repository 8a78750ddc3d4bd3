import { describe, expect, it } from '@jest/globals';
import { boxesBelowZero, shortCash } from './cash-shortage.js';

const box = { id: 'box', kind: 'cash', balanceMinor: 465_995 } as const;
const bank = { id: 'bank', kind: 'bank', balanceMinor: 0 } as const;
/** Whoever counts it blind is not told what is in it. */
const blind = { id: 'blind', kind: 'cash' } as const;
const accounts = [box, bank, blind];

describe('money taken from a box of cash', () => {
  it('tells what there is when it takes more', () => {
    expect(shortCash({ accountId: 'box', minor: 719_200 }, accounts)).toBe(465_995);
    expect(shortCash({ accountId: 'box', minor: 465_995 }, accounts)).toBeUndefined();
  });

  it('says nothing of a bank, which may lend, nor of a cash box without a known balance', () => {
    expect(shortCash({ accountId: 'bank', minor: 1_000 }, accounts)).toBeUndefined();
    expect(shortCash({ accountId: 'blind', minor: 1_000 }, accounts)).toBeUndefined();
    expect(shortCash({ accountId: '', minor: 1_000 }, accounts)).toBeUndefined();
  });

  it('is asked about where all that is taken leaves the box below zero', () => {
    const named = [{ ...box, name: 'Caixa' }, bank, blind];
    const half = { accountId: 'box', minor: 233_000 };
    expect(boxesBelowZero([half], named)).toEqual([]);
    expect(boxesBelowZero([half, half], named)).toEqual([{ name: 'Caixa', leftMinor: -5 }]);
    expect(boxesBelowZero([{ accountId: 'bank', minor: 1 }], named)).toEqual([]);
    expect(boxesBelowZero([{ accountId: 'blind', minor: 1 }], named)).toEqual([]);
    expect(boxesBelowZero([], [{ ...box, balanceMinor: -1 }])).toEqual([]);
  });
});
