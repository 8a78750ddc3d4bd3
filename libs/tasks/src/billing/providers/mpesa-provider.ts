import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { formatMinor } from '@balcao/pricing';
import {
  PaymentUnavailable,
  type PaymentAnswer,
  type PaymentProvider,
  type PhonePayment,
} from '../payment-provider.js';

/** The settings that Vodacom gives to companies that take payments by M-Pesa. */
export interface MpesaSettings {
  /** Where payments are asked for, `https://api.vm.co.mz:18352`. */
  readonly paymentUrl: string;
  /** Where their state is asked for, `https://api.vm.co.mz:18353`. */
  readonly statusUrl: string;
  readonly apiKey: string;
  /** Base64 of the DER of an RSA key, as the developers' portal shows it. */
  readonly publicKey: string;
  readonly serviceProviderCode: string;
  /** Of the application, as it is registered. */
  readonly origin: string;
}

/** A payer has about a minute to type the code; the network's answer comes after that. */
const requestTimeoutMs = 120_000;
const queryTimeoutMs = 30_000;

/** Codes that say that no money was taken; of all others only a query knows. */
const refusals = new Set(['INS-5', 'INS-6', 'INS-2006', 'INS-2051', 'INS-996', 'INS-997']);

const failures = /^(failed|cancelled|expired|declined|rejected|reversed)$/i;

/**
 * M-Pesa of Vodacom Mozambique: the single-stage customer-to-business call, which answers once the
 * payer has, and the query of a transaction's state. Neither tells an amount: it is the one that
 * was asked for, which the payer can only accept or refuse.
 */
export class MpesaProvider implements PaymentProvider {
  readonly means = 'mpesa';
  readonly #bearer: string;

  /** Throws when the public key is none. */
  constructor(private readonly settings: MpesaSettings) {
    this.#bearer = bearerOf(settings);
  }

  async request({ reference, amountMinor, phone }: PhonePayment): Promise<PaymentAnswer> {
    const answer = await this.#ask(`${this.settings.paymentUrl}/ipg/v1x/c2bPayment/singleStage/`, {
      method: 'POST',
      body: JSON.stringify({
        input_TransactionReference: reference,
        input_CustomerMSISDN: `258${phone}`,
        input_Amount: formatMinor(amountMinor),
        input_ThirdPartyReference: reference,
        input_ServiceProviderCode: this.settings.serviceProviderCode,
      }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const code = textIn(answer, 'output_ResponseCode');
    if (code === 'INS-0') return paid(answer, reference, amountMinor);
    if (refusals.has(code)) return { state: 'failed', reason: reasonOf(answer) };
    return { state: 'waiting' };
  }

  async query({ reference, amountMinor }: PhonePayment): Promise<PaymentAnswer> {
    const query = new URLSearchParams({
      input_QueryReference: reference,
      input_ThirdPartyReference: reference,
      input_ServiceProviderCode: this.settings.serviceProviderCode,
    });
    const path = '/ipg/v1x/queryTransactionStatus/';
    const answer = await this.#ask(`${this.settings.statusUrl}${path}?${query.toString()}`, {
      method: 'GET',
      signal: AbortSignal.timeout(queryTimeoutMs),
    });
    if (textIn(answer, 'output_ResponseCode') !== 'INS-0') return { state: 'waiting' };
    const status = textIn(answer, 'output_ResponseTransactionStatus');
    if (/^completed$/i.test(status)) return paid(answer, reference, amountMinor);
    return failures.test(status) ? { state: 'failed', reason: status } : { state: 'waiting' };
  }

  /** The answer's fields; refusals come with other statuses than 200, and fields of the kind. */
  async #ask(url: string, init: RequestInit): Promise<Fields> {
    try {
      const response = await fetch(url, {
        ...init,
        headers: {
          authorization: `Bearer ${this.#bearer}`,
          'content-type': 'application/json',
          origin: this.settings.origin,
        },
      });
      const body: unknown = await response.json();
      if (isFields(body) && 'output_ResponseCode' in body) return body;
    } catch (error) {
      throw new PaymentUnavailable('M-Pesa cannot be reached', { cause: error });
    }
    throw new PaymentUnavailable('M-Pesa has answered what cannot be read');
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (body: unknown): body is Fields => typeof body === 'object' && body !== null;

function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function paid(answer: Fields, reference: string, amountMinor: number): PaymentAnswer {
  const transaction = textIn(answer, 'output_TransactionID');
  return { state: 'paid', amountMinor, paymentReference: transaction || reference };
}

const reasonOf = (answer: Fields): string =>
  `${textIn(answer, 'output_ResponseCode')} ${textIn(answer, 'output_ResponseDesc')}`.trim();

/** The key that was given, sealed for the network's eyes. */
function bearerOf({ apiKey, publicKey }: MpesaSettings): string {
  const der = Buffer.from(publicKey, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const sealed = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(apiKey));
  return sealed.toString('base64');
}
