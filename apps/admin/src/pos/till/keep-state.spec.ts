import 'fake-indexeddb/auto';
import { describe, expect, it } from '@jest/globals';
import type { TillStart } from '@balcao/contracts';
import { createSlice } from '../../boot/slice.js';
import { addArticle, emptyCart } from '../cart/cart.js';
import { changedParts, keepState, mergeChanged, recallState } from './keep-state.js';
import { openTillDatabase } from '../../till-store/till-db.js';
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
      cart,
      cash_register: 'C1',
      merges_lines: false,
    });
    expect(await recallState(database, 'SHOP2')).toBeUndefined();
  });
});

describe('the lists of the slice', () => {
  const sacks = { id: 'SACKS', name: 'Sacos' };
  const start = { categories: [sacks] } as unknown as TillStart;

  it('are kept apart from what changes with every sale', () => {
    const known = { ...state, start, article_category_list: [sacks] };
    expect(Object.keys(changedParts(state, known))).toEqual(['start']);
    const sold = changedParts(known, { ...known, numbers: { VD: 2 } });
    expect(sold['pos']).not.toHaveProperty('article_list');
    expect(sold['pos']).not.toHaveProperty('article_category_list');
  });

  it('have their categories again as the till is opened, and articles as they are read', async () => {
    const database = await openTillDatabase();
    const slice = createSlice(state);
    keepState(database, 'SHOP3', slice);
    slice.merge({ start, article_category_list: [sacks], cash_register: 'C1' });
    const recalled = await recallState(database, 'SHOP3');
    expect(recalled?.article_category_list).toEqual([sacks]);
    expect(recalled?.article_list.size).toBe(0);
  });
});

describe('merging what differs', () => {
  it('tells nobody where nothing does', () => {
    const slice = createSlice({ waiting: 1, head: 'a' });
    let notices = 0;
    slice.subscribe(() => {
      notices += 1;
    });
    mergeChanged(slice, { waiting: 1 });
    mergeChanged(slice, { waiting: 2, head: 'a' });
    expect([notices, slice.get().waiting]).toEqual([1, 2]);
  });
});
