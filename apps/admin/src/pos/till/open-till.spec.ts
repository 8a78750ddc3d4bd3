import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openDB } from 'idb';
import { RESTORE_TIMEOUT_MS } from '../../boot/time-limits.js';

const companyId = 'MERCEARIA';

const before = { ...globalThis };

afterEach(() => {
  Object.assign(globalThis, before);
  jest.useRealTimers();
});

describe('opening a till', () => {
  it('is given up in time where the store of the device does not answer', async () => {
    Object.assign(globalThis, { location: new URL('https://balcao.test/pos') });
    const { openTill } = await import('./open-till.js');
    // A page of an earlier version that is still open, and does not let go of it.
    const older = await openDB('pos_db', 1);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    const opening = openTill(companyId, false).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(RESTORE_TIMEOUT_MS);
    expect(await opening).toEqual(new Error('took longer than 5000 ms'));
    older.close();
  });
});
