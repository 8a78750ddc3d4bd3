import { describe, expect, it } from '@jest/globals';
import { isCurrentPage } from './current-page.js';

describe('the page of the menu at an address', () => {
  it('is the one of the longest path that fits', () => {
    const report = '/commercial/reports/payments';
    expect(isCurrentPage(report, report)).toBe(true);
    expect(isCurrentPage('/commercial/reports', report)).toBe(false);
    expect(isCurrentPage('/commercial/expense', '/commercial/expense/category')).toBe(false);
    expect(isCurrentPage('/commercial/clients', '/commercial/clients/categories')).toBe(false);
  });

  it('is the list above a record, and above a report that the menu leaves out', () => {
    expect(isCurrentPage('/commercial/clients', '/commercial/clients/C001/edit')).toBe(true);
    expect(isCurrentPage('/commercial/reports', '/commercial/reports/discounts')).toBe(true);
  });

  it('is no page whose path only begins alike', () => {
    expect(isCurrentPage('/commercial/stock', '/commercial/stock_moves')).toBe(false);
    expect(isCurrentPage('/', '/commercial/clients')).toBe(false);
    expect(isCurrentPage('/', '/')).toBe(true);
  });
});
