import { formatMinor } from '@balcao/pricing';
import {
  PaymentUnavailable,
  type PaymentAnswer,
  type PaymentProvider,
  type PhonePayment,
} from '../payment-provider.js';
import { escapedXml, tagIn, unescapedXml } from './xml.js';

/** The settings that Movitel gives to companies that take payments by e-Mola. */
export interface EmolaSettings {
  /** Of the gateway. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly partnerCode: string;
  readonly key: string;
}

const timeoutMs = 70_000;

/** The payer has been asked and has not answered yet. */
const pending = '22';

/**
 * e-Mola of Movitel, by the gateway's documented operations `pushUssdMessage` and
 * `pushUssdQueryTrans`. Its documents are not public in full: a payment counts as made only when
 * the query says so in both of its codes, and as failed only when a code says so.
 */
export class EmolaProvider implements PaymentProvider {
  readonly means = 'emola';

  constructor(private readonly settings: EmolaSettings) {}

  async request({ reference, amountMinor, phone }: PhonePayment): Promise<PaymentAnswer> {
    const answer = await this.#operate('pushUssdMessage', {
      msisdn: phone,
      smsContent: reference,
      transAmount: formatMinor(amountMinor).replace(/\.00$/, ''),
      transId: reference,
      language: 'pt',
      refNo: reference,
    });
    const code = tagIn(answer, 'errorCode');
    return isFailure(code) ? failed(answer) : { state: 'waiting' };
  }

  async query({ reference, amountMinor }: PhonePayment): Promise<PaymentAnswer> {
    const parameters = { transId: reference, transType: 'C2B' };
    const answer = await this.#operate('pushUssdQueryTrans', parameters);
    const code = tagIn(answer, 'errorCode');
    if (isFailure(code)) return failed(answer);
    const isMade = code === '0' && /^0?1$/.test(tagIn(answer, 'orgResponseCode') ?? '');
    if (!isMade) return { state: 'waiting' };
    // The gateway spells the field like this.
    const paymentReference = tagIn(answer, 'reqeustId') ?? reference;
    return { state: 'paid', amountMinor, paymentReference };
  }

  /** What the operation behind the gateway has answered. */
  async #operate(code: string, parameters: Readonly<Record<string, string>>): Promise<string> {
    const text = await this.#post(this.#envelope(code, parameters));
    if (tagIn(text, 'error') !== '0') {
      throw new PaymentUnavailable(`e-Mola refuses: ${tagIn(text, 'description') ?? 'no reason'}`);
    }
    const original = tagIn(text, 'original');
    if (original === undefined) {
      throw new PaymentUnavailable('e-Mola has answered what cannot be read');
    }
    return unescapedXml(original);
  }

  async #post(body: string): Promise<string> {
    try {
      const response = await fetch(this.settings.url, {
        method: 'POST',
        headers: { 'content-type': 'text/xml;charset=UTF-8' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await response.text();
    } catch (error) {
      throw new PaymentUnavailable('e-Mola cannot be reached', { cause: error });
    }
  }

  #envelope(code: string, parameters: Readonly<Record<string, string>>): string {
    const { username, password, partnerCode, key } = this.settings;
    const named = Object.entries({ partnerCode, ...parameters, key })
      .map(([name, value]) => `<param name="${name}" value="${escapedXml(value)}"/>`)
      .join('');
    return (
      '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
      'xmlns:web="http://webservice.bccsgw.viettel.com/"><soapenv:Header/><soapenv:Body>' +
      `<web:gwOperation><Input><username>${escapedXml(username)}</username>` +
      `<password>${escapedXml(password)}</password><wscode>${code}</wscode>${named}` +
      '<rawData>?</rawData></Input></web:gwOperation></soapenv:Body></soapenv:Envelope>'
    );
  }
}

const isFailure = (code: string | undefined): boolean =>
  code !== undefined && /^\d+$/.test(code) && Number(code) !== 0 && code !== pending;

function failed(answer: string): PaymentAnswer {
  const reason = [tagIn(answer, 'errorCode'), tagIn(answer, 'message')].filter(Boolean).join(' ');
  return { state: 'failed', reason };
}
