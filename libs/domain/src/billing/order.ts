import type { OrderEvent, OrderMeans, OrderPurpose } from './subscription.events.js';

/** `waiting` for the money; all others are its ends, though money that comes late still counts. */
export type OrderState = 'waiting' | 'paid' | 'failed' | 'expired' | 'refused';

/** A file that proves a transfer. */
export interface Proof {
  readonly id: string;
  readonly blobId: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Of the content, in hex; absent of files kept before it was recorded. */
  readonly sha256?: string;
}

/** A payment that a company owes to the operator of the product. */
export interface Order {
  readonly id: string;
  readonly reference: string;
  readonly purpose: OrderPurpose;
  /** What was asked for, in minor units. */
  readonly amountMinor: number;
  readonly means: OrderMeans;
  readonly phone?: string;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly expiresAt: string;
  /** When the payer's network was asked. */
  readonly requestedAt?: string;
  readonly proofs: readonly Proof[];
  /** What came, in minor units. */
  readonly paidMinor?: number;
  readonly paymentReference?: string;
  /** When it ended. */
  readonly endedAt?: string;
  /** Why it failed or was refused. */
  readonly reason?: string;
}

/** The order after the event. */
export function evolveOrder(before: Order | undefined, event: OrderEvent, at: string): Order {
  if (event.type === 'OrderPlaced') {
    const { orderId: id, ...placed } = event.data;
    return { ...placed, id, state: 'waiting', placedAt: at, proofs: [] };
  }
  if (!before) throw new RangeError(`${event.type} before the order`);
  switch (event.type) {
    case 'PaymentRequested':
      return { ...before, requestedAt: at };
    case 'ProofAttached': {
      const { proofId: id, blobId, name, contentType, size, sha256 } = event.data;
      const proof = { id, blobId, name, contentType, size, ...(sha256 && { sha256 }) };
      return { ...before, proofs: [...before.proofs, proof] };
    }
    case 'OrderPaid': {
      const { amountMinor: paidMinor, paymentReference } = event.data;
      return { ...before, state: 'paid', paidMinor, paymentReference, endedAt: at };
    }
    case 'OrderFailed':
      return { ...before, state: 'failed', reason: event.data.reason, endedAt: at };
    case 'OrderRefused':
      return { ...before, state: 'refused', reason: event.data.reason, endedAt: at };
    case 'OrderExpired':
      return { ...before, state: 'expired', endedAt: at };
  }
}
