import { describe, expect, it } from '@jest/globals';
import type { Rehearsal } from '@balcao/contracts';
import { readers, type RowRules } from '../access/rows/row-rules.js';
import { seenRehearsal } from './seen-rehearsal.js';

const rehearsal: Rehearsal = {
  revision: 1,
  token: 'T',
  events: [
    { type: 'ShiftClosed', data: { id: 'S1', countedMinor: 5, expectedMinor: 7 } },
    { type: 'DocumentIssued', data: { id: 'FTF_2026.1', group: 'purchases' } },
    { type: 'OpeningStockEntered', data: { id: 'O1', lines: [{ unitCost: '10' }] } },
  ],
  money: [{ accountId: 'CASH', changeMinor: 5, balanceMinor: 500 }],
  documents: [],
  states: [],
  stock: [],
  balances: [],
  settled: [],
  tax: [],
  declared: [],
};

const seenBy = (sight: Pick<RowRules, 'seesCosts' | 'seesExpected'>): Rehearsal =>
  readers.run(
    { kind: 'member', rules: { companyId: 'MODERNA', userId: 'celeste', ...sight } },
    () => seenRehearsal(rehearsal),
  );

describe('a rehearsal', () => {
  it('is shown whole to those who see costs and drawers', () => {
    expect(seenBy({ seesCosts: true, seesExpected: true })).toEqual(rehearsal);
  });

  it('tells no costs, and no document that is priced at cost, to others', () => {
    const { events } = seenBy({ seesCosts: false, seesExpected: true });
    expect(events).toEqual([
      rehearsal.events[0],
      { type: 'OpeningStockEntered', data: { id: 'O1', lines: [{}] } },
    ]);
  });

  it('tells nobody who counts blind what should be in a drawer', () => {
    const { events, money } = seenBy({ seesCosts: true, seesExpected: false });
    expect(events[0]).toEqual({ type: 'ShiftClosed', data: { id: 'S1', countedMinor: 5 } });
    expect(money).toEqual([{ accountId: 'CASH', changeMinor: 5 }]);
  });
});
