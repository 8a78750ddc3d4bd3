import type { TillStart } from '@balcao/contracts';
import { effectiveRate } from '@balcao/domain';
import type { TillPricing } from '../cart/price-cart.js';

/** The settings for pricing sales of the till. */
export const pricingOf = ({ settings, vat }: TillStart): TillPricing => ({
  policy: settings.roundingPolicy,
  coinMinor: settings.cashCoinMinor,
  rates: new Map(vat.map((code) => [code.id, effectiveRate(code)])),
});
