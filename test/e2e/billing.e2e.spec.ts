import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BilledAnswer, QuoteAnswer, ServiceAnswer } from '@balcao/contracts';
import { PaymentSandbox } from '@balcao/tasks/testing';
import { Browser, refusal } from './support/browser.js';
import { mercearia, merceariaDetails, owner, rice, twoSacks, hotel } from './support/goods.js';
import { withTwoFactor } from './support/people.js';
import { TestServer } from './support/server.js';
import { until } from './support/until.js';

const callbackSecret = 'known-to-the-network-alone';
const pdf = Buffer.from('%PDF-1.7 a transfer of 1 000.00');

describe('where companies pay for the product', () => {
  let server: TestServer;
  let sandbox: PaymentSandbox;
  let amelia: Browser;

  beforeEach(async () => {
    sandbox = await PaymentSandbox.open();
    const providers = [sandbox.mpesa(), sandbox.emola()];
    server = await TestServer.open({
      billing: { providers, bankDetails: 'Banco 1, conta 2', callbackSecret },
      serviceAdmins: [owner.email],
    });
    amelia = new Browser(server, 'amelia');
    amelia.begin(await amelia.post('/setup', { ...owner, company: merceariaDetails }));
  });
  afterEach(async () => {
    await server.end();
    await sandbox.close();
  });

  const standing = async () => (await amelia.read('/billing/subscription')) as BilledAnswer;
  const quote = async (planId: string, period = 'monthly') =>
    (await amelia.read(`/billing/quote?planId=${planId}&period=${period}`)) as QuoteAnswer;
  const types = async () =>
    (await server.events(`subscription-${mercearia.id}`)).map(({ type }) => type);
  const choose = (planId: string, expectedRevision: number) =>
    amelia.post('/billing/subscription/choose', { planId, period: 'monthly', expectedRevision });
  const onDay = (day: string) => {
    server.now = new Date(`${day}T08:00:00.000Z`);
  };

  /** Sessions do not last for weeks: a returning user signs in. */
  const signInOn = async (day: string) => {
    onDay(day);
    amelia.cookie = '';
    const { email, password } = owner;
    amelia.begin(await amelia.post('/session', { email, password }));
  };

  /** How the order has ended, once the queue has run. */
  const ended = (id: string): Promise<string> =>
    until(async () => {
      const { state } = (await amelia.read(`/billing/orders/${id}`)) as { readonly state: string };
      return state !== 'waiting' && state;
    });

  /** Amélia runs the service as well; her address is confirmed. */
  async function becomeAdmin(): Promise<void> {
    const userId = (await userOf()).id;
    const event = {
      id: '00000000-0000-8000-8000-000000000001',
      type: 'EmailConfirmed',
      data: { id: userId, email: owner.email },
      metadata: { recordedAt: server.now.toISOString(), schemaVersion: 1 },
    };
    await server.api.backend.events.append(`user-${userId}`, [event], 'any');
    const wanted = () => refusal(amelia.get('/service'));
    await until(async () => (await wanted()).status === 403);
    expect(await wanted()).toMatchObject({
      code: 'identity.twoFactorRequired',
    });
    await withTwoFactor(server, amelia, owner.password);
    expect((await amelia.get('/service')).status).toBe(200);
  }
  const userOf = async () =>
    ((await amelia.read('/session')) as { readonly user: { readonly id: string } }).user;

  it('everybody begins with a trial that limits nothing', async () => {
    const { state, remainingDays, plan, means } = await standing();
    expect([state, remainingDays, plan?.limits.users]).toEqual(['trial', 30, null]);
    expect(means).toEqual(['mpesa', 'emola', 'transfer']);
    const plans = (await amelia.read('/billing/plans')) as { id: string; prices: object }[];
    expect(plans.map(({ id }) => id)).toEqual(['shop', 'business', 'chain']);
    expect(plans[0]?.prices).toEqual({ monthly: 100_000, quarterly: 276_000, annual: 1_008_000 });
  });

  it('a plan is paid by phone and runs at once, then an upgrade converts what is left', async () => {
    await amelia.done(
      '/billing/orders',
      { planId: 'shop', period: 'monthly', means: 'mpesa', phone: '841234567' },
      { key: 'order-of-the-shop' },
    );
    expect(await ended('order-of-the-shop')).toBe('paid');
    const { current, creditsMinor, ledger } = await standing();
    expect(current).toMatchObject({ planId: 'shop', startsOn: '2026-03-02', endsOn: '2026-04-02' });
    expect([creditsMinor, ledger.length]).toEqual([0, 2]);
    await signInOn('2026-03-12');
    const shown = await quote('business');
    expect(shown).toMatchObject({ kind: 'upgrade', remainingDays: 21, periodDays: 31 });
    expect(shown.remainingValueMinor).toBe(67_742);
    expect(await refusal(choose('business', shown.revision))).toMatchObject({
      status: 409,
      code: 'billing.notEnoughCredits',
      params: { missing: '1822.58' },
    });
    const rest = { planId: 'business', period: 'monthly', means: 'mpesa', phone: '841234567' };
    await amelia.done('/billing/orders', rest, { key: 'order-of-the-rest' });
    expect(await ended('order-of-the-rest')).toBe('paid');
    expect((await standing()).current.planId).toBe('business');
    expect(await types()).toEqual(expect.arrayContaining(['CreditsConverted']));
    expect(await refusal(choose('chain', shown.revision))).toMatchObject({
      status: 412,
      code: 'billing.stale',
    });
  });

  it('everything is read-only once the paid days are over, but for paying', async () => {
    await amelia.done('/articles', rice);
    await standing();
    await signInOn('2026-04-15');
    expect((await standing()).isReadOnly).toBe(true);
    const refused = await refusal(amelia.post('/articles', { ...rice, id: 'OIL', code: 'O' }));
    expect(refused).toMatchObject({ status: 403, code: 'billing.readOnly' });
    expect(refused.title).toContain('plan Trial has ended');
    expect((await amelia.get('/articles')).status).toBe(200);
    const order = { planId: 'shop', period: 'monthly', means: 'mpesa', phone: '841234567' };
    await amelia.done('/billing/orders', order, { key: 'order-to-go-on' });
    expect(await ended('order-to-go-on')).toBe('paid');
    await amelia.done('/articles', { ...rice, id: 'OIL', code: 'O' });
  });

  it('a plan is held to its limits', async () => {
    await amelia.done('/articles', rice);
    await amelia.done('/clients', hotel);
    await becomeAdmin();
    const limits = { users: 1, documentsPerMonth: 1, warehouses: 1, cashRegisters: 1 };
    const kiosk = { id: 'kiosk', name: 'Kiosk', namePt: 'Quiosque', monthlyMinor: 0 };
    await amelia.done('/service/plans', { ...kiosk, limits: { ...limits, hasApi: false } });
    await amelia.done('/billing/subscription/choose', {
      planId: 'kiosk',
      period: 'monthly',
      expectedRevision: (await quote('kiosk')).revision,
    });
    await amelia.done('/documents/D1/issue', twoSacks);
    const second = await refusal(amelia.post('/documents/D2/issue', twoSacks));
    expect(second).toMatchObject({ code: 'billing.documentsLimit', params: { max: 1 } });
    expect(second.title).toBe('Monthly document limit of plan Kiosk reached: 1');
    const store = { id: 'STORE', code: 'ARM2', name: 'Armazém 2' };
    expect(await refusal(amelia.post('/warehouses', store))).toMatchObject({
      code: 'billing.warehousesLimit',
    });
  });

  it('a transfer is proved by the company and approved by the administrator', async () => {
    const recharge = { amountMinor: 100_000, means: 'transfer' };
    const least = await refusal(amelia.post('/billing/orders', { ...recharge, amountMinor: 1 }));
    expect(least.title).toBe('The minimum value is 100MZN');
    await amelia.done('/billing/orders', recharge, { key: 'transfer-1' });
    expect(
      await refusal(amelia.file('/billing/orders/transfer-1/proofs?name=x.pdf', Buffer.from('<'))),
    ).toMatchObject({ code: 'billing.proofType' });
    await amelia.file('/billing/orders/transfer-1/proofs?name=talao.pdf', pdf).expect(200);
    const path = `/service/orders/${mercearia.id}/transfer-1`;
    expect(await refusal(amelia.get('/service'))).toMatchObject({ status: 404 });
    const others = refusal(amelia.post('/system/rebuild', {}));
    expect(await others).toMatchObject({ status: 403, code: 'request.serviceAdminsOnly' });
    await becomeAdmin();
    expect((await amelia.post('/system/rebuild', { readModels: ['parties'] })).status).toBe(202);
    const service = (await amelia.read('/service')) as ServiceAnswer;
    expect(service).toMatchObject({ isBilled: true, orders: { waiting: 1, toApprove: 1 } });
    const [order] = (await amelia.read('/service/orders')) as { proofs: { id: string }[] }[];
    const file = await amelia.get(`${path}/proofs/${order?.proofs[0]?.id ?? ''}`);
    expect(file.body).toEqual(pdf);
    const approval = { amountMinor: 90_000, paymentReference: 'EXT 77' };
    await amelia.done(`${path}/approve`, approval, { key: 'approval-1' });
    await amelia.done(`${path}/approve`, approval, { key: 'approval-1' });
    expect((await standing()).creditsMinor).toBe(90_000);
    await amelia.done(`/service/companies/${mercearia.id}/adjust-credits`, {
      amountMinor: 10_000,
      note: 'O banco ficou com a comissão',
    });
    const [company] = (await amelia.read('/service/companies?q=mercearia')) as object[];
    expect(company).toMatchObject({ id: mercearia.id, creditsMinor: 100_000, state: 'trial' });
  });

  it('a callback is believed in nothing but the reference', async () => {
    sandbox.next = 'waiting';
    const recharge = { amountMinor: 50_000, means: 'mpesa', phone: '841234567' };
    await amelia.done('/billing/orders', recharge, { key: 'order-slow' });
    const order = (await amelia.read('/billing/orders/order-slow')) as { reference: string };
    const tell = (secret: string) =>
      amelia.post(`/billing/callbacks/mpesa?secret=${secret}`, {
        input_ThirdPartyReference: order.reference,
        input_Amount: '999999.00',
        input_ResultCode: '0',
      });
    await until(() => sandbox.asked.has(order.reference));
    expect(await refusal(tell('guessed'))).toMatchObject({ status: 404 });
    expect((await tell(callbackSecret)).status).toBe(200);
    expect((await standing()).creditsMinor).toBe(0);
    const asked = sandbox.asked.get(order.reference);
    if (asked) asked.end = 'paid';
    await Promise.all([tell(callbackSecret), tell(callbackSecret)]);
    expect((await standing()).creditsMinor).toBe(50_000);
  });

  it('credits stay where they were bought', async () => {
    const transfer = { toCompanyId: 'OTHER', amountMinor: 10_000 };
    const refused = await refusal(amelia.post('/billing/credits/transfer', transfer));
    expect(refused.title).toBe(
      'Credits are non-refundable and not transferable between accounts or companies',
    );
  });

  it('cancelling keeps access to the end, and can be taken back', async () => {
    await amelia.done(
      '/billing/orders',
      { planId: 'shop', period: 'monthly', means: 'emola', phone: '861234567' },
      { key: 'order-by-emola' },
    );
    const { reference } = (await amelia.read('/billing/orders/order-by-emola')) as {
      reference: string;
    };
    await until(() => sandbox.asked.has(reference));
    const path = `/billing/callbacks/emola?secret=${callbackSecret}`;
    await amelia.post(path, { transId: reference });
    expect(await ended('order-by-emola')).toBe('paid');
    await amelia.done('/billing/subscription/cancel');
    expect((await standing()).state).toBe('cancelled');
    expect((await standing()).renewal).toBeNull();
    await amelia.done('/billing/subscription/reactivate');
    expect((await standing()).state).toBe('running');
  });

  it('what was cancelled is read-only after its last day, until a plan is paid again', async () => {
    const order = { planId: 'shop', period: 'monthly', means: 'mpesa', phone: '841234567' };
    await amelia.done('/billing/orders', order, { key: 'order-to-begin' });
    expect(await ended('order-to-begin')).toBe('paid');
    await amelia.done('/billing/subscription/cancel');
    const { endsOn } = (await standing()).current;
    await signInOn(dayBefore(endsOn));
    expect(await standing()).toMatchObject({ state: 'cancelled', isReadOnly: false });
    await amelia.done('/articles', rice);

    await signInOn(endsOn);
    expect(await standing()).toMatchObject({ state: 'ended', isReadOnly: true });
    const oil = { ...rice, id: 'OIL', code: 'O' };
    const refused = await refusal(amelia.post('/articles', oil));
    expect(refused).toMatchObject({ status: 403, code: 'billing.readOnly' });
    expect(await amelia.read('/articles')).toMatchObject([{ id: rice.id }]);
    const late = await refusal(amelia.post('/billing/subscription/reactivate'));
    expect(late).toMatchObject({ status: 409, code: 'billing.notCancelled' });

    await amelia.done('/billing/orders', order, { key: 'order-to-return' });
    expect(await ended('order-to-return')).toBe('paid');
    expect(await standing()).toMatchObject({ state: 'running', isReadOnly: false });
    await amelia.done('/articles', oil);
  });
});

/** A period ends as the next one would begin: the day before is the last that is paid. */
function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00.000Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}

describe('the administration of the service', () => {
  it('is nowhere for those who are not on its list, and of a product that is free', async () => {
    const server = await TestServer.open({ serviceAdmins: ['somebody@else.co.mz'] });
    const amelia = new Browser(server, 'amelia');
    amelia.begin(await amelia.post('/setup', { ...owner, company: merceariaDetails }));
    try {
      for (const path of ['', '/companies', '/plans', '/orders']) {
        expect(await refusal(amelia.get(`/service${path}`))).toMatchObject({
          status: 404,
          code: 'request.notFound',
        });
      }
      const adjust = { amountMinor: 1, note: 'for me' };
      const path = `/service/companies/${mercearia.id}/adjust-credits`;
      expect(await refusal(amelia.post(path, adjust))).toMatchObject({ status: 404 });
      expect(await amelia.read('/billing/subscription')).toEqual({ isBilled: false });
      expect(await amelia.read('/billing/plans')).toEqual([]);
      const order = { amountMinor: 10_000, means: 'transfer' };
      expect(await refusal(amelia.post('/billing/orders', order))).toMatchObject({ status: 404 });
      const nobody = new Browser(server, 'nobody');
      expect(await refusal(nobody.get('/service'))).toMatchObject({ status: 401 });
    } finally {
      await server.end();
    }
  });
});
