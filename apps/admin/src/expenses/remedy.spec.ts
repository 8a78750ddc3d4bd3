import { describe, expect, it } from '@jest/globals';
import { remedyOf } from './remedy.js';

describe('the remedy of a recurring expense that was refused', () => {
  it('is the page of what refused it', () => {
    expect(remedyOf('series.notFound', 'RENT').path).toBe('/commercial/invoicing_series');
    expect(remedyOf('treasury.accountNotFound', 'RENT').path).toBe('/commercial/treasury_account');
    expect(remedyOf('expense.methodNotFound', 'RENT').path).toBe('/commercial/payment_method');
  });

  it('is the expense itself for what no other page can correct', () => {
    expect(remedyOf('expense.yearClosed', 'RENT').path).toBe(
      '/commercial/expense/recurring/RENT/edit',
    );
  });
});
