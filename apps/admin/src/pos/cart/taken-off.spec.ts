import { describe, expect, it } from '@jest/globals';
import { addArticle, emptyCart, removeLine, setPrice, setQuantity } from './cart.js';
import { takenOff } from './taken-off.js';

const pricing = { policy: 'P', rates: new Map([['NOR', '16']]) } as const;
const soap = { id: 'SOAP', name: 'Sabão', unit: 'un', price: '50', vatId: 'NOR' };
const cart = setQuantity(addArticle(emptyCart, soap, { key: 'a', merges: false }), 'a', '4');

describe('what is taken off a sale', () => {
  it('is what a line that goes was worth, or what it has less', () => {
    expect(takenOff(cart, removeLine(cart, 'a'), pricing)).toBe(20_000);
    expect(takenOff(cart, setQuantity(cart, 'a', '1'), pricing)).toBe(15_000);
  });

  it('is nothing where there is more of it, or its price is lower', () => {
    expect(takenOff(cart, setQuantity(cart, 'a', '9'), pricing)).toBe(0);
    expect(takenOff(cart, setPrice(cart, 'a', '10'), pricing)).toBe(0);
  });
});
