import { describe, expect, it } from '@jest/globals';
import { daysIn, openPath, proofOf, proofPath, salesPath } from './links.js';

const asked = (path: string) => proofOf(new URLSearchParams(path.slice(path.indexOf('?'))));

describe('the list behind a figure', () => {
  it('is found again in its address', () => {
    const days = { from: '2026-03-01', to: '2026-03-12' };
    const { of, filter, name } = asked(salesPath(days, { issuedById: 'amelia' }, 'Amélia & Rui'));
    expect([of, name]).toEqual(['sales', 'Amélia & Rui']);
    expect(filter).toMatchObject({ issuedById: 'amelia' });
    expect(daysIn(filter, 'issuedOn')).toEqual(days);
  });

  it('leads back to the report that it is of, and nowhere else', () => {
    const report = '/commercial/reports/vat_summary?from=2026-01-01&to=2026-01-31';
    expect(asked(proofPath('lines', {}, 'NOR', report)).back).toBe(report);
    expect(asked(proofPath('lines', {}, 'NOR', 'https://elsewhere.test')).back).toBeUndefined();
  });

  it('of open documents is of all due days unless some are named', () => {
    expect(asked(openPath(['FT', 'ND'])).filter).toEqual({
      typeId: { $in: ['FT', 'ND'] },
      status: { $in: ['unpaid', 'partiallyPaid'] },
    });
    const { filter } = asked(openPath(['FT'], { to: '2026-01-31' }));
    expect(daysIn(filter, 'dueOn')).toEqual({ to: '2026-01-31' });
  });

  it.each(['?of=costs&filter={', '?filter=[1]', ''])('of %j is of sales as a whole', (address) => {
    expect(proofOf(new URLSearchParams(address))).toMatchObject({ of: 'sales', filter: {} });
  });
});
