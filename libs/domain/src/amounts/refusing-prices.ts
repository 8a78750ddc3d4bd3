import { PricingError } from '@balcao/pricing';
import { DomainError } from '../refusal.js';

/**
 * Runs a decider; figures that cannot be computed, because they are too large, are its refusal. A
 * decider that knows the field names it, and never comes to this.
 */
export function refusingPrices<T>(decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    if (!(error instanceof PricingError)) throw error;
    throw new DomainError({ path: '', code: error.code, params: error.params });
  }
}
