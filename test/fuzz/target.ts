import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuilt, type BuiltProcess } from '../run-built.js';

/** A request as it goes out; the session is put onto it where it is signed in. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly contentType?: string;
  readonly body?: string | Buffer;
}

/** An answer, or why there is none. */
export interface Answer {
  /** 0 where there is none. */
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

/** Without an answer for so long a request hangs. */
const hangingAfterMs = 20_000;

const owner = {
  firstName: 'Amélia',
  lastName: 'Sitoe',
  email: 'amelia@sitoe.co.mz',
  password: 'mercearia-2026',
};
const company = {
  name: 'Mercearia Sitoe, Lda',
  nuit: '400339910',
  address: 'Av. Eduardo Mondlane 1270',
  city: 'Maputo',
};

/** What setting up and signing in answer; only the first names the company. */
interface Begun {
  readonly csrfToken: string;
  readonly companyId?: string;
}

/** The built server on loopback, in a process and a data folder of its own, with one company. */
export class Target {
  readonly #agent = new Agent({ keepAlive: true });
  #session: Readonly<Record<string, string>> = {};
  #company = '';
  #keys = 0;

  private constructor(
    private readonly server: BuiltProcess,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Target> {
    const folder = await mkdtemp(join(tmpdir(), 'balcao-fuzz-'));
    const target = new Target(await startBuilt(folder), folder);
    const set = { ...owner, company };
    target.#begin(await target.#roundTrip({ ...post, path: '/api/setup' }, JSON.stringify(set)));
    return target;
  }

  get isRunning(): boolean {
    return this.server.isRunning;
  }

  /** Sends a request, and signs in again first where the session has ended. */
  async send(sent: Sent): Promise<Answer> {
    const { answer } = await this.#roundTrip(sent, sent.body);
    if (answer.status !== 401 || !sent.isSignedIn) return answer;
    const { email, password } = owner;
    const body = JSON.stringify({ email, password });
    this.#begin(await this.#roundTrip({ ...post, path: '/api/session' }, body));
    return (await this.#roundTrip(sent, sent.body)).answer;
  }

  async end(): Promise<void> {
    this.#agent.destroy();
    if (!this.isRunning) process.stderr.write(this.server.said);
    await this.server.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  #begin({ answer, cookie }: RoundTrip): void {
    if (answer.status >= 300) throw new Error(`signing in: ${answer.status} ${answer.text}`);
    const { csrfToken, companyId = this.#company } = JSON.parse(answer.text) as Begun;
    this.#company = companyId;
    this.#session = { cookie, 'x-csrf-token': csrfToken, 'x-company': companyId };
  }

  /** Once more where a connection that was kept is found closed, as every client does. */
  async #roundTrip(sent: Sent, body: string | Buffer = ''): Promise<RoundTrip> {
    const first = await this.#sendOnce(sent, body);
    return first.isOfOldConnection ? this.#sendOnce(sent, body) : first;
  }

  #sendOnce(sent: Sent, body: string | Buffer): Promise<RoundTrip> {
    const { method, path, isSignedIn, contentType } = sent;
    const headers: Record<string, string | number> = {
      ...(isSignedIn && this.#session),
      'idempotency-key': `fuzz-key-${(this.#keys += 1)}`,
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(body.length > 0 && { 'content-length': Buffer.byteLength(body) }),
    };
    const began = performance.now();
    const none = (text: string, isOfOldConnection = false): RoundTrip => ({
      answer: { status: 0, ms: performance.now() - began, text },
      cookie: '',
      isOfOldConnection,
    });
    return new Promise((resolve) => {
      const { hostname: host, port } = new URL(this.server.address);
      const to = { host, port, agent: this.#agent };
      const outgoing = request({ ...to, method, path, headers });
      let hangs = false;
      outgoing.setTimeout(hangingAfterMs, () => {
        hangs = true;
        outgoing.destroy(new Error(`none within ${hangingAfterMs} ms`));
      });
      outgoing.on('error', (error) => {
        resolve(none(error.message, outgoing.reusedSocket && !hangs));
      });
      outgoing.on('response', (incoming) => {
        read(incoming, began).then(resolve, (error: unknown) => {
          resolve(none(String(error)));
        });
      });
      outgoing.end(body);
    });
  }
}

const post = { method: 'POST', isSignedIn: false, contentType: 'application/json' } as const;

interface RoundTrip {
  readonly answer: Answer;
  readonly cookie: string;
  readonly isOfOldConnection?: boolean;
}

/** The whole answer; of a stream that never ends, its beginning. */
async function read(incoming: IncomingMessage, began: number): Promise<RoundTrip> {
  const ms = performance.now() - began;
  const { statusCode: status = 0, headers } = incoming;
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  if (headers['content-type']?.startsWith('text/event-stream') === true) {
    incoming.destroy();
    return { answer: { status, ms, text: '' }, cookie };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return { answer: { status, ms, text: Buffer.concat(chunks).toString('utf8') }, cookie };
}
