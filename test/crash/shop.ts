import { closeSync, fdatasyncSync, openSync, statSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { headers, type SetUpAnswer } from '@balcao/contracts';
import type { Answered, Order } from './order.js';

/** Nobody waits for so long: what is not answered then is sent again after the restart. */
const answerWithinMs = 30_000;
/** Rows that do not show an event by then never will. */
const rowsWithinMs = 120_000;
const askEveryMs = 25;

const company = {
  name: 'Mercearia Sitoe, Lda',
  nuit: '400339910',
  address: 'Av. Eduardo Mondlane 1270',
  city: 'Maputo',
};
const owner = {
  firstName: 'Amélia',
  lastName: 'Sitoe',
  email: 'amelia@sitoe.co.mz',
  password: 'mercearia-2026',
};

const rice = { id: 'RICE', code: 'ARZ25', name: 'Arroz 25 kg', kind: 'article', unit: 'sc' };
const hotel = { id: 'HOTEL', code: 'C001', name: 'Hotel Costa do Sol', nuit: '400123454' };
const till = { id: 'TILL', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
const opening = {
  id: 'OPENING',
  warehouseId: 'warehouse_main',
  lines: [{ articleId: 'RICE', quantity: '9000000', unitCost: '1144.44' }],
};
const beginning: readonly (readonly [path: string, body: object])[] = [
  ['/articles', { ...rice, salePrice: '1500.00', vatId: 'vat_NOR', movesStock: true }],
  ['/clients', hotel],
  ['/warehouses', { id: 'SHOP2', code: 'LJ2', name: 'Loja 2', city: 'Matola' }],
  ['/opening-stock', opening],
  ['/cash-registers', till],
  ['/shifts', { id: 'SHIFT', cashRegisterId: 'TILL', floatMinor: 0 }],
];

/** What came of sending an order. */
export type Outcome =
  | { readonly is: 'answered'; readonly answered: Answered; readonly text: string }
  | { readonly is: 'refused'; readonly status: number; readonly text: string }
  | { readonly is: 'open' };

interface Parsed {
  readonly id?: string;
  /** Of several jobs. */
  readonly ids?: readonly string[];
  readonly revision?: number;
}

/** A signed-in program, and its log of what it was answered, flushed line by line. */
export class Shop {
  address = '';
  #session: Readonly<Record<string, string>> = {};
  #company = '';
  readonly #log: number;

  constructor(
    log: string,
    /** The trace of a recorded server. */
    private readonly trace?: string,
  ) {
    this.#log = openSync(log, 'a');
  }

  /** The id of the company, once it has been set up. */
  get company(): string {
    return this.#company;
  }

  /** Sets a company up, with something to sell and a till that is open. */
  async setUp(): Promise<void> {
    const answer = await this.#send('POST', '/setup', { ...owner, company }, 'set-up-01');
    await this.#begin(answer);
    for (const [path, body] of beginning) {
      const order: Order = {
        key: `begin-${path.slice(1)}`,
        kind: 'begin',
        method: 'POST',
        path,
        body,
      };
      const outcome = await this.place(order);
      if (outcome.is !== 'answered') throw new Error(`${path}: ${JSON.stringify(outcome)}`);
    }
  }

  async place(order: Order): Promise<Outcome> {
    const { method, path, body, key, commandId, kind, fact } = order;
    try {
      const { status, text } = await this.request(method, path, body, key);
      if (status >= 500 || status === 429) return { is: 'open' };
      if (status >= 300) return { is: 'refused', status, text };
      const traced = this.trace === undefined ? 0 : statSync(this.trace).size;
      const { id, ids, revision } = JSON.parse(text) as Parsed;
      const jobs = revision === undefined ? (ids ?? (id === undefined ? [] : [id])) : [];
      const named = { key, kind, ...(commandId && { commandId }), ...(fact && { fact }) };
      const answered = { order: named, id, revision, jobs, traced };
      writeSync(this.#log, `${JSON.stringify(answered)}\n`);
      fdatasyncSync(this.#log);
      return { is: 'answered', answered, text };
    } catch {
      return { is: 'open' };
    }
  }

  async read<T>(path: string, sent: Readonly<Record<string, string>> = {}): Promise<T> {
    const answer = await this.#fetch('GET', path, { ...this.#session, ...sent });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  async bytes(path: string): Promise<Buffer> {
    const answer = await this.#fetch('GET', path, this.#session);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** A record once the rows show the journal up to a revision; undefined where there is none. */
  async row<T>(path: string, revision: number): Promise<T | undefined> {
    const answer = await this.#caughtUp(path, revision);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  }

  async request(method: string, path: string, body?: object | Buffer, key = 'unused-key') {
    const answer = await this.#send(method, path, body, key);
    return { status: answer.status, text: await answer.text() };
  }

  /** How many rows a list has once it shows the journal up to a revision. */
  async count(path: string, revision: number): Promise<number> {
    const answer = await this.#caughtUp(`${path}?perPage=1`, revision);
    const range = answer.headers.get(headers.contentRange) ?? '';
    return Number(range.split('/')[1]);
  }

  /** What is answered once the rows show a revision; throws where they never do. */
  async #caughtUp(path: string, revision: number): Promise<Response> {
    const sent = { ...this.#session, [headers.readAfter]: String(revision) };
    for (const end = performance.now() + rowsWithinMs; ;) {
      const answer = await this.#fetch('GET', path, sent);
      const isBehind = answer.headers.has(headers.readBehind);
      if (!isBehind && (answer.ok || answer.status === 404)) return answer;
      const text = await answer.text();
      if (performance.now() > end) throw new Error(`${path}: ${answer.status} ${text}`);
      await sleep(askEveryMs);
    }
  }

  close(): void {
    closeSync(this.#log);
  }

  #send(method: string, path: string, body: object | undefined, key: string): Promise<Response> {
    const named = { ...this.#session, [headers.idempotencyKey]: key };
    if (body === undefined) return this.#fetch(method, path, named);
    if (body instanceof FormData) return this.#fetch(method, path, named, body);
    const isFile = Buffer.isBuffer(body);
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const content = isFile ? new Uint8Array(body) : JSON.stringify(body);
    return this.#fetch(method, path, { ...named, 'content-type': type }, content);
  }

  #fetch(
    method: string,
    path: string,
    sent: Readonly<Record<string, string>>,
    body?: string | FormData | Uint8Array<ArrayBuffer>,
  ) {
    return fetch(`${this.address}/api${path}`, {
      method,
      headers: sent,
      signal: AbortSignal.timeout(answerWithinMs),
      ...(body !== undefined && { body }),
    });
  }

  async #begin(answer: Response): Promise<void> {
    if (!answer.ok) throw new Error(`signing in: ${answer.status} ${await answer.text()}`);
    const { csrfToken, companyId } = (await answer.json()) as SetUpAnswer;
    const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    this.#company = companyId;
    this.#session = { cookie, [headers.csrf]: csrfToken, [headers.company]: companyId };
  }
}
