import { describe, expect, it } from '@jest/globals';
import { withBalance } from './entries.js';

const entry = {
  partyId: '01JSAVE',
  ledger: 'client',
  documentId: 'FT_2026_1',
  reference: 'FT 2026/1',
  kind: 'issued',
  creditMinor: 0,
} as const;

const invoice = { ...entry, id: 'a', revision: 5, on: '2026-11-02', debitMinor: 11600 };
const earlier = { ...entry, id: 'b', revision: 7, on: '2026-11-01', debitMinor: 5000 };

describe('a statement', () => {
  it('runs by day, the newest first', () => {
    expect(
      withBalance([invoice, earlier]).map(({ id, balanceMinor }) => [id, balanceMinor]),
    ).toEqual([
      ['a', 16600],
      ['b', 5000],
    ]);
  });

  it('keeps the balance that the server worked out', () => {
    const rows = withBalance([{ ...invoice, balanceMinor: 99900 }]);
    expect(rows.map(({ balanceMinor }) => balanceMinor)).toEqual([99900]);
  });
});
