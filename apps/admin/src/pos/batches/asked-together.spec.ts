import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createSlice } from '../../boot/slice.js';
import { openTillDatabase } from '../../till-store/till-db.js';
import { newPosState, type PosState } from '../till/till-state.js';
import { batchesTogether } from './asked-together.js';

const { fetch } = globalThis;

// What asking takes of a browser.
beforeAll(() => {
  const sessionStorage = { getItem: () => null, setItem: () => undefined };
  const browser = { sessionStorage, location: new URL('http://till.test/pos') };
  Object.assign(globalThis, { ...browser, navigator: { onLine: true } });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

async function tillOf(companyId: string) {
  const database = await openTillDatabase();
  const state = createSlice<PosState>({ ...newPosState('tablet'), cash_register: 'TILL1' });
  return { companyId, database, state };
}

const batch = { id: 'B1', name: 'L1', quantity: '4' };

describe('the batches of articles that are shown together', () => {
  it('are asked for at once, and said again without a network', async () => {
    const till = await tillOf('TOGETHER');
    const asked: string[] = [];
    globalThis.fetch = (input) => {
      const { searchParams } = new URL(typeof input === 'string' ? input : '', 'http://shop');
      asked.push(searchParams.get('ids') ?? '');
      return Promise.resolve(Response.json({ MILK: [batch], CHEESE: [] }));
    };
    const both = [batchesTogether(till, 'MILK'), batchesTogether(till, 'CHEESE')];
    expect(await Promise.all(both)).toEqual([[batch], []]);
    expect(asked).toEqual(['MILK,CHEESE']);
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    expect(await batchesTogether(till, 'MILK')).toEqual([batch]);
    expect(await batchesTogether(till, 'NEVER')).toBeUndefined();
  });
});
