import { describe, expect, it } from '@jest/globals';
import type { TillEntry } from '@balcao/contracts';
import { withCorrections } from './corrections.js';

const entry = (sequence: number): TillEntry => ({
  id: `E${sequence}`,
  sequence,
  at: '2026-03-02T08:00:00.000Z',
  previous: '',
  hash: '',
  kind: 'note',
  said: { id: 'SHIFT1', kind: 'drawerOpened' },
});
const problem = { code: 'shift.noneOpen', path: '', params: {} };

describe('what the server corrected', () => {
  it('is kept with its reasons, and what was taken as said is not', () => {
    const found = withCorrections(
      [],
      [
        { id: 'E1', sequence: 1, outcome: 'accepted' },
        { id: 'E2', sequence: 2, outcome: 'corrected', corrections: [problem] },
      ],
      [entry(1), entry(2)],
      null,
    );
    expect(found).toEqual([
      {
        sequence: 2,
        kind: 'note',
        at: '2026-03-02T08:00:00.000Z',
        outcome: 'corrected',
        problems: [problem],
      },
    ]);
  });

  it('says each entry once, as it was answered last', () => {
    const answer = { id: 'E2', sequence: 2 } as const;
    const once = withCorrections([], [{ ...answer, outcome: 'refused' }], [entry(2)], null);
    const twice = withCorrections(once, [{ ...answer, outcome: 'quarantined' }], [entry(2)], null);
    expect(twice.map(({ outcome }) => outcome)).toEqual(['quarantined']);
    expect(withCorrections(twice, [], [], null)).toBe(twice);
  });
});
