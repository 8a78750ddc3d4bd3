import { describe, expect, it } from '@jest/globals';
import { allowedBy, allows } from './permissions.js';

const cashier = ['catalog.view', 'documents.issue'];

describe('a list of permissions', () => {
  it('lets one look who may view', () => {
    expect(allows(cashier, 'list', 'commercial/articles')).toBe(true);
  });

  it('refuses a change to one who may only view', () => {
    expect(allows(cashier, 'edit', 'commercial/articles')).toBe(false);
  });

  it('refuses a list that nothing was said about', () => {
    expect(allows(cashier, 'list', 'commercial/clients')).toBe(false);
  });

  it('answers for a permission by its own name', () => {
    expect(allows(cashier, 'any', 'documents.issue')).toBe(true);
    expect(allows(cashier, 'any', 'documents.cancel')).toBe(false);
  });
});

describe('what a member may do in a company', () => {
  const permissions = ['documents.view', 'documents.issue', 'stock.viewCost', 'views.share'];
  const closing = { closedOn: '2026-11-21', reopenUntil: '2026-12-21T20:10:00.000Z' };

  it('is what was granted while it is open', () => {
    expect(allowedBy({ permissions })).toEqual(permissions);
  });

  it('is to look once it is closed, to pay and to declare', () => {
    const more = [...permissions, 'billing.manage', 'fiscal.export'];
    expect(allowedBy({ permissions: more, closing })).toEqual([
      ...['documents.view', 'stock.viewCost', 'billing.manage', 'fiscal.export'],
    ]);
  });

  it('is read-only at a past moment', () => {
    expect(allowedBy({ permissions: [...permissions, 'fiscal.export'] }, true)).toEqual([
      ...['documents.view', 'stock.viewCost'],
    ]);
  });
});
