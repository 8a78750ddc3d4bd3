import { quantity, unitPrice } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import type { Cart, CartLine } from '../cart/cart.js';
import { keyOfShortages, shortagesOf, shortOf } from './shortages.js';
import { knownStock, noteSold } from './known-stock.js';

const line = (articleId: string, amount: string): CartLine => ({
  key: `${articleId} ${amount}`,
  articleId,
  name: articleId,
  unit: 'un',
  quantity: quantity(amount),
  unitPrice: unitPrice('10'),
  vatId: 'NOR',
});
const ticket: Cart = { lines: [line('SOAP', '3'), line('RICE', '1'), line('SOAP', '2')] };

describe('what a ticket is short of', () => {
  it('is what all its lines of an article have beyond the stock', () => {
    expect(shortOf(ticket, 'SOAP', { SOAP: '5' })).toBeUndefined();
    expect(shortOf(ticket, 'SOAP', { SOAP: '4.5' })).toBe('4.5');
    expect(shortagesOf(ticket, { SOAP: '1', RICE: '-2' })).toEqual([
      { articleId: 'SOAP', name: 'SOAP', left: '1' },
      { articleId: 'RICE', name: 'RICE', left: '0' },
    ]);
  });

  it('is nothing where the stock is not known', () => {
    expect(shortagesOf(ticket, {})).toEqual([]);
  });

  it('is asked about again once more of it is on the ticket', () => {
    const levels = { SOAP: '1' };
    const key = (cart: Cart) => keyOfShortages(cart, shortagesOf(cart, levels));
    expect(key(ticket)).toBe(key({ lines: [...ticket.lines].reverse() }));
    expect(key({ lines: [...ticket.lines, line('SOAP', '1')] })).not.toBe(key(ticket));
  });
});

describe('the stock that a till knows', () => {
  it('is less by what it sold, until the server says it again', () => {
    knownStock.merge({ levels: { SOAP: '4', RICE: '2' } });
    noteSold(ticket.lines);
    noteSold(ticket.lines);
    expect(knownStock.get().levels).toEqual({ SOAP: '-6', RICE: '0' });
  });
});
