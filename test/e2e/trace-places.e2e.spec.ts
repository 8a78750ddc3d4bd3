import { describe, expect, it } from '@jest/globals';
import { commandPlace } from '../../apps/api/src/operations/traces/trace-ids.js';
import { commandPlaceOf } from '../../apps/projector/src/operations/traces/command-place.js';

const sale = { companyId: 'PADARIA', commandId: 'venda-0001' };

describe('the span of a command', () => {
  it.each(['0b7f1a52-6f0e-4a55-9d5e-2f1f3c9a7d10', undefined, 'nightly'])(
    'is found by the projector where the API has put it (%s)',
    (correlationId) => {
      const origin = { ...sale, correlationId };
      expect(commandPlaceOf(origin)).toEqual(commandPlace(origin));
    },
  );

  it('is sought in no event that came from no command', () => {
    expect(commandPlaceOf({ recordedAt: '2026-03-02' })).toBeUndefined();
    expect(commandPlaceOf(null)).toBeUndefined();
  });
});
