import { describe, expect, it } from '@jest/globals';
import { codesInUse } from './codes-in-use.js';

interface Code {
  readonly id: string;
  readonly validFrom?: string;
  readonly validTo?: string;
}

describe('the VAT offered for an article that is created at a till', () => {
  it('is what is charged today', () => {
    const codes: readonly Code[] = [
      { id: '17', validTo: '2022-12-31' },
      { id: '16', validFrom: '2023-01-01' },
      { id: '15', validFrom: '2027-01-01' },
      { id: '0' },
    ];
    const offered = codesInUse(codes, '2026-11-28');
    expect(offered.map(({ id }) => id)).toEqual(['16', '0']);
  });
});
