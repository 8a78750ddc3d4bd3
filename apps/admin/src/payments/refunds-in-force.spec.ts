import { describe, expect, it } from '@jest/globals';
import type { SettlementRow } from '@balcao/contracts';
import { refundsInForce } from './refunds-in-force.js';

const refund: SettlementRow = {
  id: 'a',
  revision: 9,
  partyId: 'HOTEL',
  ledger: 'client',
  documentId: 'RC_2026.1',
  reference: 'RC 2026/1',
  on: '2026-11-05',
  sourceId: 'REFUND',
  kind: 'refunded',
  signedMinor: 20_000,
};

describe('a refund', () => {
  it('is in force until it is taken back', () => {
    expect(refundsInForce([refund])).toEqual([
      { id: 'REFUND', on: '2026-11-05', amountMinor: 20_000 },
    ]);
    expect(refundsInForce([refund, { ...refund, id: 'b', signedMinor: -20_000 }])).toEqual([]);
  });
});
