import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ArticleRow } from '@balcao/contracts';
import { createSlice } from '../../boot/slice.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { openTillDatabase } from '../../till-store/till-db.js';
import { newPosState, type PosState } from '../till/till-state.js';
import { keepBatches, stopKeepingBatches } from './keep-batches.js';
import { knownBatches } from './known-batches.js';

const { fetch } = globalThis;

// What asking takes of a browser.
beforeAll(() => {
  const sessionStorage = { getItem: () => null, setItem: () => undefined };
  const browser = { sessionStorage, location: new URL('http://till.test/pos') };
  Object.assign(globalThis, { ...browser, navigator: { onLine: true } });
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

const row = (id: string, isBatchManaged: boolean): ArticleRow => ({
  id,
  name: id,
  code: id,
  kind: 'article',
  unit: 'un',
  barcodes: [],
  revision: 1,
  salePrice: '1',
  vatId: 'NOR',
  movesStock: true,
  isArchived: false,
  isBatchManaged,
});

async function tillOf(companyId: string, rows: readonly ArticleRow[]) {
  const database = await openTillDatabase();
  const catalogue = new Catalogue();
  catalogue.put(rows);
  const state = createSlice<PosState>({ ...newPosState('tablet'), cash_register: 'TILL1' });
  return { companyId, database, catalogue, state, recalled: undefined };
}

/** A server on which each article lies in one batch; it remembers what it was asked. */
function answering(): string[] {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    const { searchParams } = new URL(typeof input === 'string' ? input : '', 'http://shop');
    const ids = (searchParams.get('ids') ?? '').split(',');
    asked.push(`${ids.length} ${searchParams.get('cashRegisterId') ?? ''}`);
    const batches = ids.map((id) => [id, [{ id: `${id}1`, name: 'L1', quantity: '4' }]]);
    return Promise.resolve(Response.json(Object.fromEntries(batches)));
  };
  return asked;
}

const cut = (): void => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
};

describe('the batches of articles on a device', () => {
  it('are there without a network, though nobody has sold them yet', async () => {
    const till = await tillOf('SHOP1', [row('MILK', true), row('RICE', false)]);
    const asked = answering();
    await keepBatches(till);
    expect(asked).toEqual(['1 TILL1']);
    cut();
    expect(await knownBatches(till, 'MILK')).toEqual([{ id: 'MILK1', name: 'L1', quantity: '4' }]);
    expect(await knownBatches(till, 'RICE')).toBeUndefined();
  });

  it('are asked for 200 at a time, and a thousand at most', async () => {
    const rows = Array.from({ length: 1_100 }, (_, at) => row(`A${at}`, true));
    const asked = answering();
    await keepBatches(await tillOf('SHOP2', rows));
    expect(asked).toEqual(Array.from({ length: 5 }, () => '200 TILL1'));
  });

  it('are asked for again a minute later, however often something changes', async () => {
    const till = await tillOf('SHOP3', [row('MILK', true)]);
    const asked = answering();
    await keepBatches(till, 0);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], now: 1_000 });
    await keepBatches(till, 1_000);
    await keepBatches(till, 2_000);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(asked).toHaveLength(2);
  });

  it('are not read again once the till is closed', async () => {
    const till = await tillOf('SHOP9', [row('MILK', true)]);
    const asked = answering();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const stopped = jest.spyOn(globalThis, 'clearTimeout');
    const now = Date.now();
    await keepBatches(till, now);
    await keepBatches(till, now + 1);
    const again = timers.mock.results.at(-1)?.value as ReturnType<typeof setTimeout>;
    stopKeepingBatches(till);
    expect(stopped).toHaveBeenCalledWith(again);
    expect(asked).toEqual(['1 TILL1']);
    timers.mockRestore();
    stopped.mockRestore();
  });
});
