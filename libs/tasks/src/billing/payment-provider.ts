import type { OrderMeans } from '@balcao/domain';

/** A payment that is asked of somebody's phone. */
export interface PhonePayment {
  /** Letters and digits, 20 at most: how both sides know the payment. */
  readonly reference: string;
  /** In minor units of MZN. */
  readonly amountMinor: number;
  /** Nine digits, without the country's code. */
  readonly phone: string;
}

/** What a provider says of a payment. `waiting` is also what nobody knows yet. */
export type PaymentAnswer =
  | { readonly state: 'paid'; readonly amountMinor: number; readonly paymentReference: string }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'waiting' };

/**
 * Somebody who takes money from phones. Both calls throw `PaymentUnavailable` when no answer came
 * that can be read: whether the money was taken is not known then, and `query` finds out.
 */
export interface PaymentProvider {
  readonly means: Exclude<OrderMeans, 'transfer'>;
  /** Asks the payer; may take as long as the payer does. Called once for a reference. */
  request(payment: PhonePayment): Promise<PaymentAnswer>;
  /** Asks the provider what has become of a payment; the only answer that is believed later. */
  query(payment: PhonePayment): Promise<PaymentAnswer>;
}

/** The provider cannot be reached, or says what cannot be read. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}
