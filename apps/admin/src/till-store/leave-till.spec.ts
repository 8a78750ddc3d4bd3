import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ArticleRow, ClientRow } from '@balcao/contracts';
import type { TillEntry } from '@balcao/domain';
import { parkedKey } from '../pos/park/kept-carts.js';
import { clearTills, unsentEntries } from './leave-till.js';
import { openTillDatabase } from './till-db.js';

const shop = 'SHOP';
const lane = { cashRegisterId: 'TILL1', lane: 1, sequence: 7, hash: 'abc' };
const own = { deviceId: 'tablet', cash_register: 'TILL1', asked: [], merges_lines: false };
const people = { cashier: { id: 'ANA', name: 'Ana' }, shift: { id: 'S1' }, numbers: { FT: 4 } };
const cart = { lines: [{ key: 'a' }] };

/** A device on which a shop sells, with so many entries that the server does not have. */
async function aTillWith(unsent: number): Promise<void> {
  const database = await openTillDatabase();
  for (const store of ['pos', 'packs', 'articles', 'clients', 'outbox'] as const) {
    await database.clear(store);
  }
  const of = { companyId: shop, id: 'ONE' };
  await database.put('packs', '[]', [shop, 'ONE']);
  await database.put('articles', of as ArticleRow & typeof of);
  await database.put('clients', of as ClientRow & typeof of);
  const states = {
    lane,
    cart,
    start: { companyName: 'Loja' },
    pos: { ...own, ...people },
    lastSale: { totalMinor: 1 },
    clientsRevision: 9,
    [parkedKey('P1')]: cart,
    'receipt 1': { issued: {} },
  };
  for (const [name, state] of Object.entries(states))
    await database.put('pos', state, [shop, name]);
  for (let sequence = 1; sequence <= unsent; sequence += 1) {
    await database.put('outbox', { companyId: shop, sequence } as TillEntry & typeof of);
  }
  database.close();
}

async function countOf(store: 'packs' | 'articles' | 'clients'): Promise<number> {
  const database = await openTillDatabase();
  const count = await database.count(store);
  database.close();
  return count;
}

async function states(): Promise<Readonly<Record<string, unknown>>> {
  const database = await openTillDatabase();
  const keys = await database.getAllKeys('pos');
  const found = await Promise.all(keys.map((key) => database.get('pos', key)));
  database.close();
  return Object.fromEntries(keys.map(([, name], index) => [name, found[index]]));
}

describe('leaving the tills of a device', () => {
  beforeEach(() => aTillWith(0));

  it('clears articles and clients', async () => {
    await clearTills();
    expect(await Promise.all([countOf('packs'), countOf('articles'), countOf('clients')])).toEqual([
      0, 0, 0,
    ]);
  });

  it('keeps the device sequence, the choice of the register and sales that are not finished', async () => {
    await clearTills();
    expect(await states()).toEqual({
      lane,
      cart,
      [parkedKey('P1')]: cart,
      pos: { ...own, cashier: null, shift: null, isLocked: false, numbers: {} },
    });
  });

  it('clears nothing while something waits to be sent', async () => {
    await aTillWith(2);
    await clearTills();
    expect([await unsentEntries(), await countOf('clients')]).toEqual([2, 1]);
    expect(await states()).toHaveProperty('start');
  });
});
