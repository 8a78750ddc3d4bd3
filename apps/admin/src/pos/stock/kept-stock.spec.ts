import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createSlice } from '../../boot/slice.js';
import { openTillDatabase } from '../../till-store/till-db.js';
import { newPosState, type PosState } from '../till/till-state.js';
import { keepStock } from './kept-stock.js';
import { knownStock } from './known-stock.js';

const tillAt = async (companyId: string, cashRegisterId: string) => ({
  companyId,
  database: await openTillDatabase(),
  state: createSlice<PosState>({ ...newPosState('D1'), cash_register: cashRegisterId }),
});
const taken = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

describe('what a till knows of its stock', () => {
  beforeEach(() => {
    knownStock.merge({ levels: {} });
  });

  it('is there after the page is opened again, without a network', async () => {
    const till = await tillAt('shop', 'TILL1');
    const stop = keepStock(till);
    knownStock.merge({ levels: { SOAP: '3', RICE: '12.5' } });
    stop();
    knownStock.merge({ levels: {} });
    const again = keepStock(till);
    await taken();
    expect(knownStock.get().levels).toEqual({ SOAP: '3', RICE: '12.5' });
    again();
  });

  it('gives way to what the server has said since', async () => {
    const till = await tillAt('newer', 'TILL1');
    const stop = keepStock(till);
    knownStock.merge({ levels: { SOAP: '3' } });
    stop();
    knownStock.merge({ levels: { SOAP: '1' } });
    const again = keepStock(till);
    await taken();
    expect(knownStock.get().levels).toEqual({ SOAP: '1' });
    again();
  });

  it('is not that of another register, which may sell from another warehouse', async () => {
    const till = await tillAt('two', 'TILL1');
    const stop = keepStock(till);
    knownStock.merge({ levels: { SOAP: '3' } });
    stop();
    knownStock.merge({ levels: {} });
    const other = keepStock(await tillAt('two', 'TILL2'));
    await taken();
    expect(knownStock.get().levels).toEqual({});
    other();
  });
});
