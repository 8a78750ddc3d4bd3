import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, celeste, monday, sell } from '../testing/index.js';
import { laneHash } from './lane-hash.js';
import type { TillAction, TillEntry } from './till-entries.js';

const device = { cashRegisterId: 'till1', deviceId: 'tablet_01' } as const;
const lock: JournalEvent = {
  type: 'SettingsChanged',
  data: { id: 'moderna', before: {}, after: { lockedThrough: monday } },
};

/** What the till writes, in its order. */
function* entriesOf(actions: readonly TillAction[]): Generator<TillEntry> {
  let previous = '';
  for (const [index, action] of actions.entries()) {
    const sequence = index + 1;
    const at = '2026-03-02T06:00:00.000Z';
    const unchained = { ...action, id: `e${sequence}`, sequence, at, previous };
    previous = laneHash(unchained);
    yield { ...unchained, hash: previous };
  }
}

describe('a till on a day that is locked', () => {
  const actorId = 'celeste';
  const { type: _type, ...said } = sell('s1', 8_700);
  const sale = { ...said, documentId: 'VD_2026C1.1', totalMinor: 8_700 };
  const opening = { id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 };

  it('has what it sold taken, as its paper exists', () => {
    const shop = new Trading([...aShopWithTill(), celeste, lock]);
    shop.run({ type: 'TakeTill', ...device, device: 'Balcão 1' });
    const actions: readonly TillAction[] = [
      { kind: 'openShift', said: opening },
      { kind: 'sell', said: sale },
    ];
    const taken = [...entriesOf(actions)].map((entry) =>
      shop.tryRun({ type: 'TakeTillEntry', ...device, lane: 1, clockOffMs: 0, entry }, { actorId }),
    );
    expect(taken[1]).toMatchObject([{ type: 'DocumentIssued' }, { type: 'TillEntryTaken' }]);
  });

  it('sells nothing more that is not sold yet', () => {
    const shop = new Trading([...aShopWithTill(), celeste]);
    shop.run({ type: 'OpenShift', ...opening }, { actorId });
    const locked = new Trading([...shop.events, lock]);
    expect(locked.tryRun(sell('s1', 8_700), { actorId })).toBe('company.dayLocked');
    expect(shop.tryRun(sell('s1', 8_700), { actorId })).not.toBe('company.dayLocked');
  });
});
