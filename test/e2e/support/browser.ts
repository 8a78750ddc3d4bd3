import { headers, type Accepted, type Problem, type SessionInfo } from '@balcao/contracts';
import request, { type Response, type Test } from 'supertest';
import { keyOfCompany, type TestServer } from './server.js';

/** What a request may carry in addition to what the browser always sends. */
export interface Sent {
  readonly key?: string;
  readonly company?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A company as it is registered, and the id that it is to be given. */
type NamedCompany = Readonly<Record<string, unknown>> & { readonly id: string };

/** Beyond every revision: what does not exist is not waited for. */
const everything = '9'.repeat(15);

/** A browser: it keeps the session's cookie and repeats its token. */
export class Browser {
  cookie = '';
  csrfToken = '';
  company = '';
  language: 'en' | 'pt' = 'en';
  #keys = 0;

  constructor(
    private readonly server: TestServer,
    private readonly name = 'browser',
  ) {}

  /** A read, of rows that show all that was written before. */
  get(path: string, sent: Sent = {}): Test {
    const seen = { [headers.readAfter]: everything, ...sent.headers };
    return this.#dress(this.#agent().get(`/api${path}`), { ...sent, headers: seen });
  }

  /** What a read answers. */
  async read(path: string, sent: Sent = {}): Promise<unknown> {
    const answer = await this.get(path, sent);
    return answer.body as unknown;
  }

  post(path: string, body: object = {}, sent: Sent = {}): Test {
    return this.#dress(this.#agent().post(`/api${path}`), this.#keyed(sent)).send(body);
  }

  /** Sends a file as it is. */
  file(path: string, content: Buffer, sent: Sent = {}): Test {
    return this.#dress(this.#agent().post(`/api${path}`), this.#keyed(sent))
      .type('application/octet-stream')
      .send(content);
  }

  /** Sends a text as it is, under any content type. */
  text(method: 'POST' | 'PUT', path: string, type: string, text: string): Test {
    const agent = this.#agent();
    const test = method === 'PUT' ? agent.put(`/api${path}`) : agent.post(`/api${path}`);
    return this.#dress(test, this.#keyed({})).type(type).send(text);
  }

  /** Sends a form with a file in it. */
  form(path: string, fields: Readonly<Record<string, string>>, file: Buffer): Test {
    const form = this.#dress(this.#agent().post(`/api${path}`), this.#keyed({}));
    for (const [name, text] of Object.entries(fields)) void form.field(name, text);
    return form.attach('file', file, 'file');
  }

  put(path: string, body: object, sent: Sent = {}): Test {
    return this.#dress(this.#agent().put(`/api${path}`), this.#keyed(sent)).send(body);
  }

  delete(path: string, sent: Sent = {}): Test {
    return this.#dress(this.#agent().delete(`/api${path}`), sent);
  }

  /** Carries out a command and expects it to be accepted. */
  async done(path: string, body: object = {}, sent: Sent = {}): Promise<Accepted> {
    const answer = await this.post(path, body, sent);
    if (answer.status !== 200 && answer.status !== 201) {
      throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    }
    return answer.body as Accepted;
  }

  /** Begins a company that the server of a test names as it is called here. */
  registering({ id, ...company }: NamedCompany, sent: Sent = {}): Test {
    return this.post('/companies', company, { key: keyOfCompany(id), ...sent });
  }

  /** The same, and expects it to be accepted. */
  async found(company: NamedCompany): Promise<Accepted> {
    const answer = await this.registering(company);
    if (answer.status !== 201) throw new Error(`registering answered ${answer.text}`);
    return answer.body as Accepted;
  }

  /** Rows that show everything up to the accepted command. */
  async rows<Row = Readonly<Record<string, unknown>>>(
    path: string,
    { revision }: Pick<Accepted, 'revision'>,
  ): Promise<readonly Row[]> {
    const sent = { headers: { [headers.readAfter]: String(revision) } };
    return (await this.read(path, sent)) as readonly Row[];
  }

  /** Takes over the session that an answer has opened. */
  begin(answer: Response): SessionInfo {
    const info = answer.body as SessionInfo;
    // Typed as one text; Node hands this header over as a list.
    const cookies: unknown = answer.headers['set-cookie'];
    this.cookie = Array.isArray(cookies) ? (String(cookies[0]).split(';')[0] ?? '') : '';
    this.csrfToken = info.csrfToken;
    this.company = info.companies[0]?.companyId ?? this.company;
    return info;
  }

  #agent() {
    return request(this.server.api.app.getHttpServer());
  }

  #keyed(sent: Sent): Sent {
    this.#keys += 1;
    return { key: `${this.name}-key-${this.#keys}`, ...sent };
  }

  #dress(test: Test, { key, company, headers: more = {} }: Sent): Test {
    const dressed = test
      .set('accept-language', this.language)
      .set(headers.company, company ?? this.company);
    if (this.cookie !== '') dressed.set('cookie', this.cookie);
    if (this.csrfToken !== '') dressed.set(headers.csrf, this.csrfToken);
    if (key !== undefined && key !== '') dressed.set(headers.idempotencyKey, key);
    return dressed.set(more);
  }
}

/** What a refusal says: its status and body. */
export async function refusal(
  test: Test,
): Promise<Pick<Problem, 'status' | 'code' | 'title' | 'params' | 'errors'>> {
  const answer = await test;
  if (answer.type !== 'application/problem+json') {
    throw new Error(`no refusal: ${answer.status} ${answer.type}`);
  }
  const { code, title, params, errors } = answer.body as Problem;
  return { status: answer.status, code, title, params, errors };
}
