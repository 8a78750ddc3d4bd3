import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentSandbox } from '../../testing/payment-sandbox.js';
import { BillingSettingError, readBillingSettings } from '../billing-settings.js';
import { PaymentUnavailable } from '../payment-provider.js';
import { escapedXml, unescapedXml } from './xml.js';

const rent = { reference: 'B123', amountMinor: 123_450, phone: '841234567' };

describe('a payment by phone', () => {
  let sandbox: PaymentSandbox;

  beforeEach(async () => {
    sandbox = await PaymentSandbox.open();
  });
  afterEach(() => sandbox.close());

  it('by M-Pesa is answered once the payer has', async () => {
    const mpesa = sandbox.mpesa();
    const paid = { state: 'paid', amountMinor: 123_450, paymentReference: 'MP.B123' };
    expect(await mpesa.request(rent)).toEqual(paid);
    expect(sandbox.asked.get('B123')).toMatchObject({ amount: '1234.50', phone: '258841234567' });
    expect(await mpesa.query(rent)).toEqual(paid);
    expect(sandbox.calls).toEqual([
      'POST /ipg/v1x/c2bPayment/singleStage/',
      'GET /ipg/v1x/queryTransactionStatus/',
    ]);
  });

  it('by M-Pesa fails by a code that says so, and waits by all others', async () => {
    const mpesa = sandbox.mpesa();
    sandbox.next = 'failed';
    expect(await mpesa.request(rent)).toEqual({
      state: 'failed',
      reason: 'INS-2006 as it was asked',
    });
    expect(await mpesa.query(rent)).toEqual({ state: 'failed', reason: 'Cancelled' });
    sandbox.next = 'waiting';
    const other = { ...rent, reference: 'B124' };
    expect(await mpesa.request(other)).toEqual({ state: 'waiting' });
    expect(await mpesa.request(other)).toEqual({ state: 'waiting' });
    expect(await mpesa.query({ ...rent, reference: 'B999' })).toEqual({ state: 'waiting' });
    expect(await sandbox.mpesa('another key').request(rent)).toEqual({ state: 'waiting' });
  });

  it('by e-Mola counts as made only by the query', async () => {
    const emola = sandbox.emola();
    const phone = { ...rent, phone: '861234567', amountMinor: 100_000 };
    expect(await emola.request(phone)).toEqual({ state: 'waiting' });
    expect(sandbox.asked.get('B123')).toMatchObject({ amount: '1000', phone: '861234567' });
    const paid = { state: 'paid', amountMinor: 100_000, paymentReference: 'EM1' };
    expect(await emola.query(phone)).toEqual(paid);
    sandbox.next = 'failed';
    const refused = { ...phone, reference: 'B124' };
    expect(await emola.request(refused)).toEqual({ state: 'failed', reason: '11 as asked' });
    sandbox.next = 'waiting';
    const slow = { ...phone, reference: 'B125' };
    expect(await emola.request(slow)).toEqual({ state: 'waiting' });
    expect(await emola.query(slow)).toEqual({ state: 'waiting' });
  });

  it('is of unknown outcome while nobody answers', async () => {
    sandbox.next = 'cut off';
    await expect(sandbox.mpesa().request(rent)).rejects.toThrow(PaymentUnavailable);
    const unknown = sandbox.emola('wrong').request(rent);
    await expect(unknown).rejects.toThrow('e-Mola refuses: Authentication failed');
  });
});

describe('text in XML', () => {
  it('comes back as it was', () => {
    const text = `5 < 6 & "seven" > 'six' &lt;`;
    expect(unescapedXml(escapedXml(text))).toBe(text);
  });
});

describe('the settings of billing', () => {
  const secret = 'a-secret-of-enough-characters';

  it('are off unless they are on', () => {
    expect(readBillingSettings({})).toBeUndefined();
    expect(readBillingSettings({ BILLING: 'off' })).toBeUndefined();
    expect(readBillingSettings({ BILLING: 'on', BANK_DETAILS: 'Conta 1' })).toEqual({
      providers: [],
      bankDetails: 'Conta 1',
    });
  });

  it.each([
    [{ BILLING: 'maybe' }, 'BILLING is "maybe", not on or off.'],
    [{ PAYMENT_CALLBACK_SECRET: 'short' }, 'has fewer than 24 characters'],
    [{ MPESA_API_KEY: secret }, 'MPESA_PUBLIC_KEY has to be set as well.'],
    [
      { MPESA_API_KEY: secret, MPESA_PUBLIC_KEY: 'none', MPESA_SERVICE_PROVIDER_CODE: '1' },
      'MPESA_PUBLIC_KEY is no public key',
    ],
    [{ EMOLA_URL: 'ftp://somewhere' }, 'EMOLA_URL is no http address.'],
    [{ EMOLA_URL: 'http://gateway' }, 'EMOLA_USERNAME has to be set as well.'],
  ])('are refused by name: %j', (environment, sentence) => {
    const read = () => readBillingSettings({ BILLING: 'on', ...environment });
    expect(read).toThrow(BillingSettingError);
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(secret);
  });
});
