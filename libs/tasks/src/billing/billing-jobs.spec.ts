import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail } from '@balcao/delivery';
import {
  adjustCredits,
  beginTrial,
  choosePlan,
  placeOrder,
  type Subscription,
  type SubscriptionEvent,
} from '@balcao/domain';
import { newAccountEvent } from '../accounts/index.js';
import { noticeStreamOf } from '../notifications/index.js';
import { Sealing } from '../secrets/index.js';
import type { TaskGround } from '../task-ground.js';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { PaymentSandbox } from '../testing/payment-sandbox.js';
import {
  billingContext,
  billingHandlers,
  definePresetPlans,
  lookAfterOrder,
  payOrder,
  readPlans,
  subscriptionStreams,
} from './index.js';

describe('what is done about subscriptions in the background', () => {
  let shop: ShopGround;
  let sandbox: PaymentSandbox;
  let mails: Mail[];
  let runs = 0;

  beforeEach(async () => {
    shop = await openShopGround();
    sandbox = await PaymentSandbox.open();
    mails = [];
    await definePresetPlans(shop);
    const amina = { id: 'amina', email: 'amina@zambeze.co.mz', firstName: 'Amina', lastName: 'C' };
    const signedUp = { type: 'UserSignedUp', data: { ...amina, passwordHash: '-' } } as const;
    const event = newAccountEvent(signedUp, { now: shop.now });
    await shop.events.append('user-amina', [event], 'no-stream');
  });
  afterEach(async () => {
    await sandbox.close();
    await shop.end();
  });

  /** A node on the same stores as all others. */
  function node(): TaskGround {
    const mail = {
      send: (sent: Mail) => {
        mails.push(sent);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const { events, blobs, jobs, clock } = shop;
    const rows = undefined as unknown as TaskGround['rows'];
    const texts = { send: () => Promise.reject(new Error('no text was expected')) };
    const billing = { providers: [sandbox.mpesa(), sandbox.emola()] };
    const newId = () => `ID${(runs += 1)}`;
    const webAddress = 'https://balcao.example';
    const journals = shop.node();
    const secrets = new Sealing(() => Buffer.alloc(32));
    const sends = { texts, mail, webAddress };
    return { events, blobs, jobs, clock, rows, ...sends, journals, newId, billing, secrets };
  }

  const onDay = (day: string) => {
    shop.now = new Date(`${day}T08:00:00.000Z`);
  };

  async function change(
    decide: (state: Subscription, plans: Awaited<ReturnType<typeof readPlans>>) => unknown,
  ): Promise<void> {
    const plans = await readPlans(shop);
    await subscriptionStreams(shop).execute(shopId, {
      commandId: `change${(runs += 1)}`,
      actorId: 'amina',
      body: {},
      decide: (state) => {
        const { today } = billingContext(shop.now, plans);
        if (!state) return beginTrial(state, { companyId: shopId }, { today });
        return decide(state, plans) as readonly SubscriptionEvent[];
      },
    });
  }

  /** Trial on 2 March, then a month of the shop's plan from the day on. */
  async function subscribe(creditsMinor: number): Promise<void> {
    await change(() => []);
    await change((state) => adjustCredits(state, { amountMinor: creditsMinor, note: 'to begin' }));
    await change((state, plans) =>
      choosePlan(
        state,
        { planId: 'shop', period: 'monthly', expectedRevision: state.revision },
        billingContext(shop.now, plans),
      ),
    );
  }

  const keep = (ground = node(), id = `keep${(runs += 1)}`) =>
    billingHandlers(ground)['billing.keep']?.(runOf({ id, name: 'billing.keep', payload: {} }));
  const state = async () => (await subscriptionStreams(shop).read(shopId)).state;
  const written = async () => {
    const types: string[] = [];
    for await (const { type } of shop.events.read(`subscription-${shopId}`)) types.push(type);
    return types;
  };
  const ordered = async () =>
    (await shop.jobs.list(shopId)).jobs.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1));
  async function sendMails(): Promise<void> {
    for (const job of (await shop.jobs.list(shopId)).jobs) {
      await billingHandlers(node())['billing.mail']?.({ ...runOf(job), job });
    }
  }

  it('renews from credits once, by however many nodes, after days of standstill', async () => {
    await subscribe(350_000);
    expect((await state())?.current.endsOn).toBe('2026-04-02');
    onDay('2026-04-09');
    await Promise.all([keep(), keep(), keep()]);
    await keep();
    const renewed = await state();
    expect(renewed?.current).toMatchObject({ startsOn: '2026-04-02', endsOn: '2026-05-02' });
    expect(renewed?.creditsMinor).toBe(150_000);
    expect(await written()).toHaveLength(6);
    expect(await ordered()).toEqual([]);
  });

  it('reminds once of each day, and says whether credits suffice', async () => {
    await subscribe(100_000);
    for (const day of ['25', '26', '26', '30', '31']) {
      onDay(`2026-03-${day}`);
      await Promise.all([keep(), keep()]);
    }
    onDay('2026-04-01');
    await keep();
    expect(await ordered()).toEqual([
      'billing_reminder_2026-04-02_1',
      'billing_reminder_2026-04-02_3',
      'billing_reminder_2026-04-02_7',
    ]);
    await sendMails();
    expect(mails.map(({ to }) => to)).toEqual(Array(3).fill('amina@zambeze.co.mz'));
    const [{ subject, text } = { subject: '', text: '' }] = mails;
    expect(subject).toBe('Mercearia Zambeze, Lda.: Loja renova-se dentro de 1 dia');
    expect(text).toContain('https://balcao.example/pt/deposit');
  });

  it('ends a subscription without credits once, and tells of it', async () => {
    await subscribe(100_000);
    onDay('2026-04-20');
    await Promise.all([keep(), keep()]);
    await keep();
    expect((await written()).filter((type) => type === 'SubscriptionExpired')).toHaveLength(1);
    expect(await ordered()).toEqual(['billing_expired_2026-04-02']);
    await sendMails();
    // The last day that was paid for, as screens say it.
    expect(mails[0]?.text).toContain('01/04/2026');
    expect(mails[0]?.text).not.toContain('02/04/2026');
  });

  it('tells those who manage the subscription in the product as well, once', async () => {
    await subscribe(100_000);
    onDay('2026-03-26');
    await keep();
    await sendMails();
    await sendMails();
    const reported: unknown[] = [];
    for await (const { data } of shop.events.read(`notices-${noticeStreamOf(shopId, 'amina')}`)) {
      reported.push(data);
    }
    expect(reported).toMatchObject([{ kind: 'subscription', params: { text: mails[0]?.subject } }]);
  });

  it('orders the mails of a run that was cut off behind its events', async () => {
    await subscribe(100_000);
    onDay('2026-03-26');
    const cutOff = { ...shop.jobs, enqueue: () => Promise.reject(new Error('the power is gone')) };
    await expect(keep({ ...node(), jobs: cutOff }, 'run1')).rejects.toThrow('the power');
    expect(await ordered()).toEqual([]);
    await keep(node(), 'run1');
    expect(await ordered()).toEqual(['billing_reminder_2026-04-02_7']);
  });

  it('does nothing where the product is free', async () => {
    await subscribe(100_000);
    onDay('2026-05-20');
    const ground = node();
    Reflect.deleteProperty(ground, 'billing');
    expect(await keep(ground)).toEqual({ kept: 0 });
  });

  describe('about a payment by phone', () => {
    const pay = (looks = 0, ground = node()) => {
      const { id, name, payload } = payOrder(shopId, 'o1', looks);
      return billingHandlers(ground)['billing.pay']?.(runOf({ id, name, payload }));
    };
    const orderState = async () => (await state())?.orders.get('o1')?.state;

    beforeEach(async () => {
      await change(() => []);
      await change((before, plans) =>
        placeOrder(
          before,
          {
            orderId: 'o1',
            reference: 'B1',
            purpose: { kind: 'recharge' },
            amountMinor: 50_000,
            means: 'mpesa',
            phone: '841234567',
          },
          { ...billingContext(shop.now, plans), means: ['mpesa'] },
        ),
      );
    });

    it('credits what was paid, once', async () => {
      await pay();
      await pay();
      expect(await orderState()).toBe('paid');
      expect((await state())?.creditsMinor).toBe(50_000);
      expect(await ordered()).toEqual(['billing_receipt_o1']);
      await sendMails();
      expect(mails[0]?.text).toContain('500,00 MZN');
    });

    it('never asks the phone twice, whatever was cut off', async () => {
      sandbox.next = 'cut off';
      await Promise.all([pay(), pay()]);
      expect(await orderState()).toBe('waiting');
      const paid = sandbox.asked.get('B1');
      if (paid) paid.end = 'paid';
      await pay(1);
      expect([await orderState(), (await state())?.creditsMinor]).toEqual(['paid', 50_000]);
      const requests = sandbox.calls.filter((call) => call.startsWith('POST'));
      expect(requests).toHaveLength(1);
    });

    it('looks again until the order has expired, and takes what comes even later', async () => {
      sandbox.next = 'waiting';
      await pay();
      expect(await ordered()).toEqual(['pay_o1_1']);
      onDay('2026-03-03');
      await pay(1);
      expect(await ordered()).toEqual(['pay_o1_1']);
      await keep();
      expect(await orderState()).toBe('expired');
      expect(await lookAfterOrder(node(), shopId, 'o1')).toBe(false);
      const late = sandbox.asked.get('B1');
      if (late) late.end = 'paid';
      expect(await lookAfterOrder(node(), shopId, 'o1')).toBe(true);
      expect(await lookAfterOrder(node(), shopId, 'o1')).toBe(true);
      expect((await state())?.creditsMinor).toBe(50_000);
    });

    it('notes that it failed', async () => {
      sandbox.next = 'failed';
      await pay();
      expect(await orderState()).toBe('failed');
      expect((await state())?.orders.get('o1')?.reason).toContain('INS-2006');
    });
  });
});
