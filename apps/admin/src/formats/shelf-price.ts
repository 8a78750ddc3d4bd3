import { divideDecimals, unitPrice } from '@balcao/pricing';

const one = unitPrice('1');

/** A price as a shelf shows it, in two decimals: what is kept may have more, without its VAT. */
export const shelfPrice = (price: string): string => divideDecimals(unitPrice(price), one, 2);
