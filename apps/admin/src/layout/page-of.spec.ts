import { describe, expect, it } from '@jest/globals';
import { pageOf } from './page-of.js';

describe('the page of an address', () => {
  it('is the list below the form of a record', () => {
    const list = '/commercial/clients';
    expect(pageOf(list)).toBe(list);
    expect(pageOf(`${list}/create`)).toBe(list);
    expect(pageOf(`${list}/C001/edit`)).toBe(list);
    expect(pageOf(`${list}/C001/history`)).toBe(list);
    expect(pageOf('/users/U1/history')).toBe('/users');
  });

  it('is another one for each record', () => {
    expect(pageOf('/commercial/clients/C001')).toBe('/commercial/clients/C001');
    expect(pageOf('/users/U1/rights')).toBe('/users/U1/rights');
  });

  it('is one for all documents of a type', () => {
    expect(pageOf('/commercial/document/FT/FT_2026.1')).toBe('/commercial/document/FT');
    expect(pageOf('/commercial/document/FT/create')).toBe('/commercial/document/FT');
  });
});
