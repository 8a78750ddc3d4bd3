import { quantity, rate, unitPrice } from '../decimal.js';
import type { LineInput } from '../document.js';

/** `10 x 99.99 -5% @16`: quantity, price, discounts of the line, VAT (16 % where it says none). */
export function line(text: string): LineInput {
  const [amount = '0', , price = '0', ...rest] = text.split(' ');
  const discounts = rest.filter((part) => part.startsWith('-')).map((part) => part.slice(1, -1));
  const vat = rest.find((part) => part.startsWith('@')) ?? '@16';
  return {
    quantity: quantity(amount),
    unitPrice: unitPrice(price),
    discounts: discounts.map(rate),
    vatRate: rate(vat.slice(1)),
  };
}
