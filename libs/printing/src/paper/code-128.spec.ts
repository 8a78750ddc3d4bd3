import { describe, expect, it } from '@jest/globals';
import { code128, scannedReference } from './code-128.js';

describe('the bars of a reference', () => {
  it('begin and end as Code 128 does, and count eleven modules for a sign', () => {
    const { modules, bars } = code128('VD 2026C1 570');
    // Start, thirteen signs, their check, the longer end, and what stays white around.
    expect(modules).toBe(10 + 11 * 15 + 13 + 10);
    expect(bars.slice(0, 3)).toEqual([
      { at: 10, width: 2 },
      { at: 13, width: 1 },
      { at: 16, width: 1 },
    ]);
    expect(bars.at(-1)).toEqual({ at: modules - 12, width: 2 });
  });

  it('are checked by the sum of its signs', () => {
    // Of a single `A`: start 104 and 33 make 137, which leaves 34, the sign `B`.
    const [start, , , a1, , , check] = code128('A').bars;
    expect([start, a1, check]).toEqual([
      { at: 10, width: 2 },
      { at: 21, width: 1 },
      { at: 32, width: 1 },
    ]);
  });

  it('name only documents, in characters that every keyboard has in one place', () => {
    expect(scannedReference('VD 2026C1/570')).toBe('VD 2026C1 570');
    expect(scannedReference('FT 2026/7')).toBe('FT 2026 7');
    expect(scannedReference('Z 79 · Caixa 1')).toBeUndefined();
    expect(scannedReference('')).toBeUndefined();
  });
});
