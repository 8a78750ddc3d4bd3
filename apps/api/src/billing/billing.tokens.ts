import type { BillingSettings } from '@balcao/tasks';

/** How companies pay, and who may look at all of them. */
export interface BillingGround {
  /** Absent where the product is free. */
  readonly settings?: BillingSettings;
  /** Addresses of those who run the service, in lower case. */
  readonly serviceAdmins: readonly string[];
}

export const BILLING = Symbol('billing');
