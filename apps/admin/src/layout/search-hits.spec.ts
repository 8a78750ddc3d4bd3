import { describe, expect, it } from '@jest/globals';
import { parseHits } from './search-hits.js';

const client = { id: '01JSAVE', name: 'Save Mercearia, Lda', code: 'C012' };

describe('what a search found', () => {
  it('is read from a flat list', () => {
    expect(parseHits([{ resource: 'clients', ...client }])).toEqual([
      { path: '/commercial/clients/01JSAVE', title: 'Save Mercearia, Lda', detail: 'C012' },
    ]);
  });

  it('is read from a list per resource', () => {
    const invoice = { id: 'FT_2026_12', typeId: 'FT', reference: 'FT 2026/12', clientName: 'Save' };
    expect(parseHits({ documents: [invoice] })).toEqual([
      { path: '/commercial/document/FT/FT_2026_12', title: 'FT 2026/12', detail: 'Save' },
    ]);
  });

  it('leaves out what has no page', () => {
    expect(parseHits([{ resource: 'secrets', ...client }, null])).toEqual([]);
  });
});
