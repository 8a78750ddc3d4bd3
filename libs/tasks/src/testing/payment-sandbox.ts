import { constants, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { EmolaProvider } from '../billing/providers/emola-provider.js';
import { MpesaProvider } from '../billing/providers/mpesa-provider.js';

/** What becomes of a payment that the sandbox is asked for. */
export type SandboxEnd = 'paid' | 'failed' | 'waiting' | 'cut off';

interface Asked {
  readonly amount: string;
  readonly phone: string;
  end: SandboxEnd;
}

const apiKey = 'sandbox-api-key';

/** M-Pesa and e-Mola as they are documented, on this machine: no money, and no phone that rings. */
export class PaymentSandbox {
  /** What becomes of the payments that are asked for from now on. */
  next: SandboxEnd = 'paid';
  /** Payments by their reference, as they were asked for; each once. */
  readonly asked = new Map<string, Asked>();
  /** Every call that came, in order. */
  readonly calls: string[] = [];

  private constructor(
    private readonly server: Server,
    private readonly address: string,
    private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  ) {}

  static async open(): Promise<PaymentSandbox> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const sandbox = new PaymentSandbox(server, `http://127.0.0.1:${port}`, keys);
    server.on('request', (request, response) => {
      void sandbox.#answer(request).then(({ status, type, body }) => {
        if (status === 0) response.destroy();
        else response.writeHead(status, { 'content-type': type }).end(body);
      });
    });
    return sandbox;
  }

  mpesa(key: string = apiKey): MpesaProvider {
    const publicKey = this.keys.publicKey.export({ format: 'der', type: 'spki' });
    return new MpesaProvider({
      paymentUrl: this.address,
      statusUrl: this.address,
      apiKey: key,
      publicKey: publicKey.toString('base64'),
      serviceProviderCode: '171717',
      origin: 'balcao.example',
    });
  }

  emola(password = 'secret & "quoted"'): EmolaProvider {
    const url = `${this.address}/BCCSGateway`;
    return new EmolaProvider({
      url,
      username: 'balcao',
      password,
      partnerCode: '904533',
      key: 'K',
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  async #answer(request: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', this.address);
    this.calls.push(`${request.method ?? ''} ${url.pathname}`);
    if (url.pathname === '/BCCSGateway') return this.#emola(body);
    if (!this.#isOurs(request)) return json(401, { output_ResponseCode: 'INS-2' });
    return request.method === 'POST'
      ? this.#mpesaPayment(JSON.parse(body) as Readonly<Record<string, string>>)
      : this.#mpesaQuery(url.searchParams.get('input_QueryReference') ?? '');
  }

  #isOurs({ headers }: IncomingMessage): boolean {
    const sealed = Buffer.from((headers.authorization ?? '').replace('Bearer ', ''), 'base64');
    // Node no longer takes the padding of PKCS #1 off by itself: 00 02, other bytes, 00, the text.
    const key = { key: this.keys.privateKey, padding: constants.RSA_NO_PADDING };
    const padded = privateDecrypt(key, sealed);
    return padded.subarray(padded.indexOf(0, 2) + 1).toString() === apiKey;
  }

  #mpesaPayment(sent: Readonly<Record<string, string>>) {
    const { input_ThirdPartyReference: reference = '', input_Amount: amount = '' } = sent;
    if (this.asked.has(reference)) return json(409, { output_ResponseCode: 'INS-10' });
    const end = this.#ask(reference, amount, sent['input_CustomerMSISDN'] ?? '');
    if (end === 'cut off') return { status: 0, type: '', body: '' };
    const code = { paid: 'INS-0', failed: 'INS-2006', waiting: 'INS-9' }[end];
    const output_TransactionID = `MP.${reference}`;
    const output_ResponseDesc = 'as it was asked';
    return json(201, { output_ResponseCode: code, output_ResponseDesc, output_TransactionID });
  }

  #mpesaQuery(reference: string) {
    const { end } = this.asked.get(reference) ?? {};
    if (end === undefined) return json(404, { output_ResponseCode: 'INS-23' });
    const status = { paid: 'Completed', failed: 'Cancelled', waiting: 'Pending' };
    return json(200, {
      output_ResponseCode: 'INS-0',
      output_ResponseTransactionStatus: status[end === 'cut off' ? 'waiting' : end],
      output_TransactionID: `MP.${reference}`,
    });
  }

  #emola(body: string) {
    const parameter = (name: string): string =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
    if (!body.includes('<password>secret &amp; &quot;quoted&quot;</password>')) {
      return xml('<error>2</error><description>Authentication failed</description>');
    }
    const reference = parameter('transId');
    if (body.includes('<wscode>pushUssdMessage</wscode>')) {
      const end = this.#ask(reference, parameter('transAmount'), parameter('msisdn'));
      return original(end === 'failed' ? '11' : '0', '');
    }
    const end = this.asked.get(reference)?.end;
    if (end === 'paid') return original('0', '<orgResponseCode>01</orgResponseCode>');
    return original(end === 'failed' ? '11' : '22', '');
  }

  #ask(reference: string, amount: string, phone: string): SandboxEnd {
    this.asked.set(reference, { amount, phone, end: this.next });
    return this.next;
  }
}

const json = (status: number, body: object) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

const xml = (result: string) => ({
  status: 200,
  type: 'text/xml',
  body: `<S:Envelope><S:Body><Result>${result}</Result></S:Body></S:Envelope>`,
});

function original(code: string, more: string) {
  const inner = `<return><errorCode>${code}</errorCode><message>as asked</message>${more}
    <reqeustId>EM1</reqeustId></return>`;
  const escaped = inner.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return xml(`<error>0</error><original>${escaped}</original>`);
}
