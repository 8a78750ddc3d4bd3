import { setTimeout as sleep } from 'node:timers/promises';
import { headers } from '@balcao/contracts';
import type { Accepted, Problem, SetUpAnswer } from '@balcao/contracts';
import { hotel, merceariaDetails, owner, rice } from '../../e2e/support/goods.js';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** A signed-in program, which may talk to any node. */
export class Client {
  #session: Readonly<Record<string, string>> = {};
  company = '';

  /** Sets up a shop with rice to sell to a hotel, at the first node that answers, and signs in. */
  async setUp(address: string): Promise<void> {
    const answer = await fetch(`${address}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...owner, company: merceariaDetails }),
    });
    await this.#signIn(answer);
    await this.insist([address], '/api/articles', rice, 'register-rice');
    await this.insist([address], '/api/clients', hotel, 'register-hotel');
  }

  /** The answer's own list of companies is of rows, which may be on their way still. */
  async #signIn(answer: Response): Promise<void> {
    if (answer.status !== 201) throw new Error(await answer.text());
    const { csrfToken, companyId } = (await answer.json()) as SetUpAnswer;
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    this.#session = { cookie, [headers.csrf]: csrfToken };
    this.company = companyId;
  }

  async get<T>(url: string, sent: Readonly<Record<string, string>> = {}): Promise<Answer<T>> {
    const answer = await fetch(url, { headers: { ...this.#dress(), ...sent } });
    return { status: answer.status, body: (await answer.json()) as T, headers: answer.headers };
  }

  /** Waits until the lists show the company's journal up to the revision. */
  async seeRows(address: string, revision: number): Promise<void> {
    const sent = { [headers.readAfter]: String(revision) };
    await eventually(async () => {
      const { status, headers: answered } = await this.get(
        `${address}/api/documents?perPage=1`,
        sent,
      );
      return status === 200 && !answered.has(headers.readBehind);
    });
  }

  async post<T = Accepted>(
    url: string,
    body: object,
    key: string,
    company = this.company,
    sent: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        ...this.#dress(company),
        'content-type': 'application/json',
        [headers.idempotencyKey]: key,
        ...sent,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as T, headers: answer.headers };
  }

  /** Sends a command, as long as it takes, to one node after the other until it is accepted. */
  async insist(addresses: readonly string[], path: string, body: object, key: string) {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const address = addresses[attempt % addresses.length] ?? '';
      const answer = await this.post(`${address}${path}`, body, key).catch(() => undefined);
      if (answer !== undefined && answer.status < 300) return answer.body;
      if (answer !== undefined && answer.status !== 503 && answer.status !== 429) {
        throw new Error(`${answer.status}: ${(answer.body as unknown as Problem).title}`);
      }
      await sleep(50);
    }
    throw new Error(`${path} was never accepted`);
  }

  /** A response that goes on, such as the live updates. */
  open(url: string, signal: AbortSignal): Promise<Response> {
    return fetch(url, { headers: this.#dress(), signal });
  }

  #dress(company = this.company): Readonly<Record<string, string>> {
    return { ...this.#session, [headers.company]: company };
  }
}

/** Waits until something is so; throws when it has not come to be after a long time. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  withinMs = 280_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not within ${withinMs} ms: ${isSo.toString()}`);
    await sleep(50);
  }
}
