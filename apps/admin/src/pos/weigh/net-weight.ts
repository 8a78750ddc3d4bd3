import {
  compareDecimals,
  isQuantity,
  quantity,
  subtractDecimals,
  type Quantity,
} from '@balcao/pricing';

const none = quantity('0');

/** The net weight; undefined if zero, negative or invalid. */
export function netWeight(
  gross: string | undefined,
  tare: string | undefined,
): Quantity | undefined {
  if (gross === undefined || tare === undefined) return undefined;
  if (!isQuantity(gross) || !isQuantity(tare)) return undefined;
  const net = subtractDecimals(quantity(gross), quantity(tare));
  if (!isQuantity(net) || compareDecimals(quantity(net), none) <= 0) return undefined;
  return quantity(net);
}
