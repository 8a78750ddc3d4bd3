import { describe, expect, it } from '@jest/globals';
import { attributed } from './attributed.js';

describe('an entry of a till', () => {
  it('names who is at the till, and keeps whom it names itself', () => {
    const park = { id: 'P1', shiftId: 'S1', name: 'Mesa 4', totalMinor: 100, cart: { lines: [] } };
    expect(attributed({ kind: 'park', said: park }, 'celeste')).toMatchObject({
      said: { id: 'P1', cashierId: 'celeste' },
    });
    const own = { kind: 'park', said: { ...park, cashierId: 'zita' } } as const;
    expect(attributed(own, 'celeste')).toEqual(own);
  });

  it('names who is signed in on the device, where that is somebody else', () => {
    const park = { id: 'P1', shiftId: 'S1', name: 'Mesa 4', totalMinor: 100, cart: { lines: [] } };
    const parked = { kind: 'park', said: park } as const;
    expect(attributed(parked, 'celeste', 'amelia')).toMatchObject({
      said: { cashierId: 'celeste', signedInId: 'amelia' },
    });
    expect(attributed(parked, 'amelia', 'amelia').said).not.toHaveProperty('signedInId');
  });

  it('stays as it is where it is about somebody, or nobody is known', () => {
    const join = { kind: 'joinShift', said: { id: 'S1', cashierId: 'zita' } } as const;
    expect(attributed(join, 'celeste')).toBe(join);
    const drop = { kind: 'drop', said: { id: 'P1', reason: 'foi-se' } } as const;
    expect(attributed(drop, '')).toBe(drop);
  });

  it('is not noted where the books ask for no cashier', () => {
    const said = { id: 'ana', channel: 'email', address: 'ana@loja.co.mz' } as const;
    expect(attributed({ kind: 'consent', said }, 'celeste', 'amina')).toEqual({
      kind: 'consent',
      said,
    });
  });
});
