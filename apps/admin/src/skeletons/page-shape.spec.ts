import { describe, expect, it } from '@jest/globals';
import { shapeOf } from './page-shape.js';

describe('the shape of a page before it is there', () => {
  it.each([
    ['/', 'home'],
    ['/commercial', 'dashboard'],
    ['/commercial/dashboard', 'dashboard'],
    ['/commercial/dashboard/list', 'list'],
    ['/commercial/clients', 'list'],
    ['/commercial/clients/', 'list'],
    ['/commercial/clients/categories', 'list'],
    ['/commercial/clients/create', 'list'],
    ['/commercial/regions/R1/edit', 'list'],
    ['/commercial/clients/HOTEL', 'record'],
    ['/commercial/payment/clients/create', 'paper'],
    ['/commercial/document/FT', 'documents'],
    ['/commercial/document/FT/drafts', 'documents'],
    ['/commercial/document/FT/create', 'paper'],
    ['/commercial/document/FT/draft/01J', 'paper'],
    ['/commercial/document/FT/FT_2026.1', 'paper'],
    ['/commercial/reports/sales', 'list'],
    ['/commercial/reports', 'cards'],
    ['/account/edit', 'cards'],
    ['/company', 'cards'],
  ] as const)('of %s is %s', (path, shape) => {
    expect(shapeOf(path)).toBe(shape);
  });
});
