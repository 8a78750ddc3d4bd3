import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TillShift, TillStart } from '@balcao/contracts';
import { createSlice } from '../../boot/slice.js';
import { TillSession, type TillParts } from './till-session.js';
import { newPosState } from './till-state.js';

const dayMs = 86_400_000;

// What a till takes of a browser.
beforeAll(() => {
  Object.assign(globalThis, { navigator: { onLine: true } });
});

function aTill(): TillSession {
  const start = { settings: { timeZone: 'Africa/Maputo' } } as TillStart;
  const state = createSlice({ ...newPosState('tablet'), start });
  return new TillSession({ companyId: 'SHOP', state } as unknown as TillParts);
}

describe('the day of a till', () => {
  it('is that of the shop, wherever the device thinks it is', () => {
    expect(aTill().dayOf('2026-03-02T21:59:00.000Z')).toBe('2026-03-02');
    expect(aTill().dayOf('2026-03-02T22:00:00.000Z')).toBe('2026-03-03');
  });

  it('is that of the server, where the clock of the device is known to be wrong', () => {
    const till = aTill();
    till.view.merge({ clockOffMs: -dayMs });
    expect(till.dayOf('2026-03-01T10:00:00.000Z')).toBe('2026-03-02');
    till.view.merge({ clockOffMs: dayMs });
    expect(till.dayOf('2026-03-03T10:00:00.000Z')).toBe('2026-03-02');
  });
});

describe('the shift of a till', () => {
  /** A till whose shift was opened so long ago, in a shop with these settings. */
  function since(ms: number, settings: object = {}, clockOffMs = 0): TillSession {
    const till = aTill();
    const opened = new Date(Date.now() - ms);
    const openedAt = opened.toISOString();
    const on = till.dayOf(openedAt);
    const start = { settings: { timeZone: 'Africa/Maputo', ...settings } } as TillStart;
    till.state.merge({ start, shift: { openedAt, on } as TillShift });
    till.view.merge({ clockOffMs });
    return till;
  }

  it('is late after its day, or after the hours of the company, by the clock of the server', () => {
    expect(aTill().isShiftLate).toBe(false);
    expect(since(0).isShiftLate).toBe(false);
    expect(since(2 * dayMs).isShiftLate).toBe(true);
    expect(since(2 * dayMs, { shiftHours: 72 }).isShiftLate).toBe(false);
    expect(since(2 * dayMs, { shiftHours: 47 }).isShiftLate).toBe(true);
    expect(since(2 * dayMs, {}, 2 * dayMs).isShiftLate).toBe(false);
  });
});
