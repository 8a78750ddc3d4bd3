import { round, unitPrice } from '@balcao/pricing';

/** A unit price rounded to minor units, for display next to a name. */
export function minorOf(price: string): number {
  const [whole = '0', decimals = ''] = round(unitPrice(price), 2).split('.');
  return Number.parseInt(`${whole}${decimals.padEnd(2, '0')}`, 10);
}
