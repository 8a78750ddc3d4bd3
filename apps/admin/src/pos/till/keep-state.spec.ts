import 'fake-indexeddb/auto';
import { describe, expect, it } from '@jest/globals';
import { createSlice } from '../../boot/slice.js';
import { addArticle, emptyCart } from '../cart/cart.js';
import { changedParts, keepState, mergeChanged, recallState } from './keep-state.js';
import { openTillDatabase } from './till-db.js';
import { newPosState } from './till-state.js';

const sugar = { id: 'ACUCAR', name: 'Açúcar', unit: 'kg', price: '76', vatId: 'NOR' };
const cart = addArticle(emptyCart, sugar, { key: 'a', merges: true });
const state = newPosState('DEVICE1');

describe('what a till keeps of its state', () => {
  it('is the part that has changed', () => {
    expect(Object.keys(changedParts(state, { ...state, cart }))).toEqual(['cart']);
    const chosen = changedParts(state, { ...state, cash_register: 'C1' });
    expect(Object.keys(chosen)).toEqual(['pos']);
    expect(chosen['pos']).not.toHaveProperty('cart');
    expect(changedParts(state, { ...state })).toEqual({});
  });

  it('is there after the page is opened again', async () => {
    const database = await openTillDatabase();
    const slice = createSlice(state);
    keepState(database, 'SHOP1', slice);
    slice.merge({ cart });
    slice.merge({ cash_register: 'C1', merges_lines: false });
    expect(await recallState(database, 'SHOP1')).toEqual({
      ...state,
      ...{ cart, cash_register: 'C1', merges_lines: false },
    });
    expect(await recallState(database, 'SHOP2')).toBeUndefined();
  });
});

describe('merging what differs', () => {
  it('tells nobody where nothing does', () => {
    const slice = createSlice({ waiting: 1, head: 'a' });
    let told = 0;
    slice.subscribe(() => {
      told += 1;
    });
    mergeChanged(slice, { waiting: 1 });
    mergeChanged(slice, { waiting: 2, head: 'a' });
    expect([told, slice.get().waiting]).toEqual([1, 2]);
  });
});
