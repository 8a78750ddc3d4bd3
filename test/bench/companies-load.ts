import { setTimeout as sleep } from 'node:timers/promises';
import { headers, type Accepted } from '@balcao/contracts';
import { Sales } from './company.js';
import { idOf, smallSale } from './companies-seed.js';
import { Connection, type Answer } from './connection.js';
import type { SessionHeaders } from './server.js';

export const busyCompanies = 10;
const callersOfBusy = 2;
/** How often a request is sent again that was answered 503, as a proxy does. */
const triesOfRefused = 40;
const callersOfQuiet = 2;

/** Milliseconds of each action in a quiet company, and what the busy ones did meanwhile. */
export interface Seen {
  readonly issues: readonly number[];
  readonly lists: readonly number[];
  readonly ownRows: readonly number[];
  readonly busyPerSecond: number;
}

/** Callers of many companies: the first are busy, the others are visited one after the other. */
export class CompaniesLoad {
  readonly #sales = new Sales();
  readonly #connections: Connection[] = [];
  #visited = 0;
  #sent = 0;
  #refused = 0;

  constructor(
    private readonly port: number,
    private readonly session: SessionHeaders,
    private readonly count: number,
  ) {}

  /** Answers so far that had to be asked for again: of 503, and rows that were late. */
  get refused(): number {
    return this.#refused;
  }

  async run(seconds: number, busy: number): Promise<Seen> {
    const began = performance.now();
    const isOver = () => performance.now() - began > seconds * 1_000;
    const seen = { issues: [] as number[], lists: [] as number[], ownRows: [] as number[] };
    let busyIssues = 0;
    const work = async (place: number): Promise<void> => {
      const connection = this.#connect();
      for (; !isOver(); busyIssues += 1) await this.#issue(connection, idOf(place));
    };
    const visit = async (): Promise<void> => {
      const connection = this.#connect();
      while (!isOver()) await this.#visit(connection, seen);
    };
    await Promise.all([
      ...Array.from({ length: busy * callersOfBusy }, (_, at) => work(at % busy)),
      ...Array.from({ length: callersOfQuiet }, visit),
    ]);
    return { ...seen, busyPerSecond: (busyIssues * 1_000) / (performance.now() - began) };
  }

  /** How long a quiet company waits for its job behind many of a busy one, and how long that. */
  async orderJobs(count: number): Promise<{ readonly quietMs: number; readonly busyMs: number }> {
    const connection = this.#connect();
    const ordered: string[] = [];
    const began = performance.now();
    for (let at = 0; at < count; at += 1) ordered.push(await this.#order(connection, idOf(0)));
    const quiet = idOf(this.count - 1);
    const asked = performance.now();
    const own = await this.#order(connection, quiet);
    await this.#untilDone(connection, quiet, own);
    const quietMs = performance.now() - asked;
    for (const id of ordered) await this.#untilDone(connection, idOf(0), id);
    return { quietMs, busyMs: performance.now() - began };
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  #connect(): Connection {
    const connection = new Connection(this.port);
    this.#connections.push(connection);
    return connection;
  }

  async #visit(connection: Connection, seen: Record<'issues' | 'lists' | 'ownRows', number[]>) {
    const quiet = Math.max(1, this.count - busyCompanies);
    const company = idOf(busyCompanies + (this.#visited++ % quiet));
    let began = performance.now();
    const time = (kind: keyof typeof seen): void => {
      seen[kind].push(performance.now() - began);
      began = performance.now();
    };
    const { id, revision } = await this.#issue(connection, company);
    time('issues');
    const after = `${headers.readAfter}: ${revision}\r\n`;
    await this.#send(connection, company, 'GET', `/api/documents/${id}`, after);
    time('ownRows');
    await this.#send(connection, company, 'GET', '/api/documents?perPage=25&sort=number:desc');
    time('lists');
  }

  async #issue(connection: Connection, company: string): Promise<Accepted> {
    const name = `load${process.pid}x${this.#sent++}`;
    const { type: _, draftId, ...body } = smallSale(this.#sales, name);
    const path = `/api/documents/${draftId}/issue`;
    return this.#command(connection, company, path, body);
  }

  async #order(connection: Connection, company: string): Promise<string> {
    const path = '/api/companies/current/verify-journal';
    return (await this.#command(connection, company, path, {})).id;
  }

  async #untilDone(connection: Connection, company: string, id: string): Promise<void> {
    for (;;) {
      const { body } = await this.#send(connection, company, 'GET', `/api/jobs/${id}`);
      const { state } = JSON.parse(body) as { readonly state: string };
      if (state === 'done') return;
      if (state === 'failed') throw new Error(`${company}: ${body}`);
      await sleep(5);
    }
  }

  async #command(connection: Connection, company: string, path: string, body: object) {
    const key = `${headers.idempotencyKey}: key_${process.pid}_${this.#sent++}\r\n`;
    const text = JSON.stringify(body);
    const answer = await this.#send(connection, company, 'POST', path, key, text);
    return JSON.parse(answer.body) as Accepted;
  }

  async #send(
    connection: Connection,
    company: string,
    method: string,
    path: string,
    more = '',
    body?: string,
  ): Promise<Answer> {
    const sent = { ...this.session, [headers.company]: company };
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
    for (let turn = 0; ; turn += 1) {
      const answer = await connection.send(method, path, lines.join('') + more, body);
      if (answer.status < 300) return answer;
      // A row that is not there in time is late, and waited for.
      const isLate = method === 'GET' && answer.status === 404;
      if (!(isLate || answer.status === 503) || turn === triesOfRefused) {
        throw new Error(`${company}, ${path}: ${answer.status} ${answer.body}`);
      }
      this.#refused += 1;
      await sleep(50);
    }
  }
}
