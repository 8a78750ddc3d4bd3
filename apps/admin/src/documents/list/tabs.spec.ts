import { describe, expect, it } from '@jest/globals';
import { amountsOf, daysOf, narrowedFields, tabOf, tabsOf, withRange, withTab } from './tabs.js';

describe('the states to choose from', () => {
  it('are those of payment where a document is paid', () => {
    expect(tabsOf({ accountEffect: 'debit', group: 'sales' })).toEqual([
      'all',
      'unpaid',
      'partiallyPaid',
      'paid',
      'expired',
      'cancelled',
      'duplicated',
    ]);
  });

  it('are no states of payment for a quotation', () => {
    expect(tabsOf({ accountEffect: 'none', group: 'sales' })).toEqual([
      'all',
      'open',
      'partiallyConverted',
      'converted',
      'expired',
      'cancelled',
      'duplicated',
    ]);
  });

  it('are how much is used of a credit note, which does not expire', () => {
    const states = ['all', 'unpaid', 'partiallyPaid', 'paid', 'cancelled', 'duplicated'];
    expect(tabsOf({ accountEffect: 'credit', group: 'sales' })).toEqual(states);
    expect(tabsOf({ accountEffect: 'debit', group: 'purchases' })).toEqual(states);
  });

  it('are none but cancelled and duplicated for what stays within the company', () => {
    expect(tabsOf({ accountEffect: 'none', group: 'internal' })).toEqual([
      'all',
      'cancelled',
      'duplicated',
    ]);
  });
});

describe('a filter', () => {
  it('keeps its other fields when a state is chosen', () => {
    expect(withTab({ q: 'save', state: 'paid' }, 'expired')).toEqual({
      q: 'save',
      state: 'expired',
    });
    expect(withTab({ q: 'save', state: 'paid' }, 'all')).toEqual({ q: 'save' });
  });

  it('stands for all where its state is none of the type’s', () => {
    expect(tabOf({ state: 'paid' }, tabsOf({ accountEffect: 'none', group: 'sales' }))).toBe('all');
  });

  it('has days that may be open at one end', () => {
    const filter = withRange({ q: 'save' }, 'issuedOn', { from: '2026-11-01' });
    expect(filter).toEqual({ q: 'save', issuedOn: { $gte: '2026-11-01' } });
    expect(daysOf(filter, 'issuedOn')).toEqual({ from: '2026-11-01' });
    expect(withRange(filter, 'issuedOn', {})).toEqual({ q: 'save' });
  });

  it('has amounts in minor units', () => {
    const filter = withRange({}, 'totalMinor', { from: 500_00, to: 1_000_00 });
    expect(filter).toEqual({ totalMinor: { $gte: 50_000, $lte: 100_000 } });
    expect(amountsOf(filter)).toEqual({ from: 50_000, to: 100_000 });
    expect(amountsOf({ totalMinor: { $gte: 'nonsense' } })).toEqual({});
  });

  it('counts filters other than search and state', () => {
    expect(narrowedFields({ q: 'save', state: 'paid', year: 2026 })).toEqual(['year']);
  });
});
