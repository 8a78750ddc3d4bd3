import { describe, expect, it } from '@jest/globals';
import { attachProof } from './attach-proof.js';
import { OPEN_ORDERS_MAX, PROOFS_MAX } from './billing.limits.js';
import { keepSubscription } from './keep-subscription.js';
import { placeOrder, type PlaceOrder } from './place-order.js';
import {
  approveTransfer,
  confirmPayment,
  failPayment,
  refuseTransfer,
  requestPayment,
} from './settle-order.js';
import type { Subscription } from './subscription.js';
import {
  afterwards,
  november,
  on,
  recharged,
  refusalOf,
  subscriptionOf,
  trial,
} from '../testing/billing.js';

const noon = on('2026-11-13');
const recharge: PlaceOrder = {
  orderId: 'o1',
  reference: 'B1',
  purpose: { kind: 'recharge' },
  amountMinor: 10_000,
  means: 'transfer',
};
const byPhone = { ...recharge, means: 'mpesa', phone: '841234567' } as const;

const place = (subscription: Subscription, order: Partial<PlaceOrder> = {}) =>
  placeOrder(
    subscription,
    { ...recharge, ...order },
    { ...noon, means: ['transfer', 'mpesa', 'emola'] },
  );
const shop = subscriptionOf(november);
const ordered = (order: Partial<PlaceOrder> = {}, subscription = shop) =>
  afterwards(subscription, place(subscription, order));
const money = { orderId: 'o1', amountMinor: 10_000, paymentReference: 'TX1' };

describe('an order', () => {
  it('recharges 100.00 MZN at least', () => {
    expect(ordered().orders.get('o1')).toMatchObject({
      state: 'waiting',
      amountMinor: 10_000,
      expiresAt: '2026-11-20T08:00:00.000Z',
    });
    const least = () => place(shop, { amountMinor: 9_999 });
    expect(refusalOf(least)).toBe('billing.belowMinimumRecharge');
    const most = () => place(shop, { amountMinor: 100_000_001 });
    expect(refusalOf(most)).toBe('billing.rechargeTooLarge');
  });

  it('asks for what credits do not cover of a plan', () => {
    const trying = subscriptionOf(trial, recharged(30_000));
    const purpose = { kind: 'plan', planId: 'shop', period: 'monthly' } as const;
    const inTrial = placeOrder(
      trying,
      { ...recharge, purpose },
      { ...on('2026-10-20'), means: ['transfer'] },
    );
    expect(inTrial).toMatchObject([{ data: { amountMinor: 70_000 } }]);
    const rich = subscriptionOf(trial, recharged(100_000));
    expect(refusalOf(() => place(rich, { purpose }))).toBe('billing.nothingToPay');
  });

  it('by phone names one of the network that is to pay', () => {
    expect(ordered(byPhone).orders.get('o1')?.phone).toBe('841234567');
    expect(refusalOf(() => place(shop, { ...byPhone, phone: '84123' }))).toBe('phone.invalid');
    expect(refusalOf(() => place(shop, { ...byPhone, phone: '861234567' }))).toBe(
      'billing.phoneOfOtherNetwork',
    );
    const emola = ordered({ ...byPhone, means: 'emola', phone: '861234567' });
    expect(emola.orders.get('o1')?.means).toBe('emola');
  });

  it('is by a means that is offered, and one of a few that wait', () => {
    const offered = () => placeOrder(shop, byPhone, { ...noon, means: ['transfer'] });
    expect(refusalOf(offered)).toBe('billing.meansNotOffered');
    let full = shop;
    for (let index = 0; index < OPEN_ORDERS_MAX; index += 1) {
      full = ordered({ orderId: `o${index}` }, full);
    }
    expect(refusalOf(() => place(full, { orderId: 'next' }))).toBe('billing.tooManyOrders');
  });

  it('asks the network once', () => {
    const waiting = ordered(byPhone);
    const asked = afterwards(waiting, requestPayment(waiting, 'o1'));
    expect(asked.orders.get('o1')?.requestedAt).toBe('2026-11-01T08:00:00.000Z');
    expect(requestPayment(asked, 'o1')).toEqual([]);
    expect(requestPayment(ordered(), 'o1')).toEqual([]);
  });

  it('ends when nothing has come in time, unless its proof is here', () => {
    const late = keepSubscription(ordered(), { ...noon, now: '2026-11-20T08:00:00.000Z' });
    expect(late).toEqual([{ type: 'OrderExpired', data: { id: 'moderna', orderId: 'o1' } }]);
    const proven = afterwards(ordered(), attachProof(ordered(), { orderId: 'o1', proof }));
    expect(keepSubscription(proven, { ...noon, now: '2026-11-20T08:00:00.000Z' })).toEqual([]);
  });
});

const proof = {
  id: 'p1',
  blobId: 'proof_p1',
  name: 'talão.pdf',
  contentType: 'application/pdf',
  size: 1_024,
};

describe('the proof of a transfer', () => {
  it('is of a transfer that waits, and one of a few', () => {
    const attach = (subscription: Subscription) => () =>
      attachProof(subscription, { orderId: 'o1', proof });
    expect(refusalOf(attach(ordered(byPhone)))).toBe('billing.proofOnlyOfTransfer');
    const paid = afterwards(ordered(), confirmPayment(ordered(), money, noon));
    expect(refusalOf(attach(paid))).toBe('billing.orderClosed');
    let proven = ordered();
    for (let index = 0; index < PROOFS_MAX; index += 1) {
      proven = afterwards(proven, attach(proven)());
    }
    expect(refusalOf(attach(proven))).toBe('billing.tooManyProofs');
    expect(refusalOf(attach(shop))).toBe('billing.orderNotFound');
  });
});

describe('money for an order', () => {
  it('becomes credits, once', () => {
    const waiting = ordered();
    const paid = afterwards(waiting, confirmPayment(waiting, money, noon));
    expect(paid.creditsMinor).toBe(10_000);
    expect(paid.orders.get('o1')).toMatchObject({ state: 'paid', paymentReference: 'TX1' });
    expect(confirmPayment(paid, { ...money, amountMinor: 50_000 }, noon)).toEqual([]);
  });

  it('counts as what came, not as what was asked for, and when it comes late', () => {
    const expired = afterwards(ordered(), [
      { type: 'OrderExpired', data: { id: 'moderna', orderId: 'o1' } },
    ]);
    const paid = afterwards(expired, confirmPayment(expired, { ...money, amountMinor: 7 }, noon));
    expect([paid.creditsMinor, paid.orders.get('o1')?.state]).toEqual([7, 'paid']);
    const nothing = () => confirmPayment(ordered(), { ...money, amountMinor: 0 }, noon);
    expect(refusalOf(nothing)).toBe('billing.invalidAmount');
  });

  it('pays for the plan that it was meant for when it suffices', () => {
    const purpose = { kind: 'plan', planId: 'business', period: 'monthly' } as const;
    const waiting = ordered({ purpose });
    const { amountMinor = 0 } = waiting.orders.get('o1') ?? {};
    expect(amountMinor).toBe(190_000);
    const enough = confirmPayment(waiting, { ...money, amountMinor }, noon);
    const paid = afterwards(waiting, enough);
    expect([paid.current.planId, paid.creditsMinor]).toEqual(['business', 0]);
    const less = confirmPayment(waiting, { ...money, amountMinor: amountMinor - 1 }, noon);
    const kept = afterwards(waiting, less);
    expect([kept.current.planId, kept.creditsMinor]).toEqual(['shop', amountMinor - 1]);
  });
});

describe('the administrator', () => {
  it('approves a transfer of the amount that came', () => {
    const waiting = ordered();
    const paid = afterwards(waiting, approveTransfer(waiting, money, noon));
    expect(paid.creditsMinor).toBe(10_000);
    expect(refusalOf(() => approveTransfer(paid, money, noon))).toBe('billing.orderClosed');
    expect(refusalOf(() => approveTransfer(ordered(byPhone), money, noon))).toBe(
      'billing.orderClosed',
    );
  });

  it('refuses a transfer with a reason', () => {
    const waiting = ordered();
    const refuse = (reason: string) => refuseTransfer(waiting, { orderId: 'o1', reason });
    expect(afterwards(waiting, refuse('no such transfer')).orders.get('o1')).toMatchObject({
      state: 'refused',
      reason: 'no such transfer',
    });
    expect(refusalOf(() => refuse(''))).toBe('field.required');
    const failed = afterwards(waiting, failPayment(waiting, { orderId: 'o1', reason: 'no PIN' }));
    expect(failed.orders.get('o1')?.state).toBe('failed');
    expect(failPayment(failed, { orderId: 'o1', reason: 'again' })).toEqual([]);
    const closed = () => refuseTransfer(failed, { orderId: 'o1', reason: 'late' });
    expect(refusalOf(closed)).toBe('billing.orderClosed');
  });
});
