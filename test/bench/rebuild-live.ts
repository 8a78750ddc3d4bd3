import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { headers, type Accepted, type SystemAnswer } from '@balcao/contracts';
import { Sales } from './company.js';
import { Connection } from './connection.js';
import { milliseconds, rate, times, type Bench, type Figure } from './figure.js';
import { clientOf } from './list.js';
import { lists } from './list-queries.js';
import { spreadOf, type Spread } from './measure.js';
import { seededNumbers } from './random.js';
import { getText, signIn, startServer, untilReady, type Server } from './server.js';
import type { SessionHeaders } from './server.js';
import { embedded } from './stack.js';

const people = 200;
/** How long somebody looks at a page, in milliseconds: between these. */
const thinking = { least: 2_000, most: 4_000 };
/** Of so many things that somebody does, one is a sale. */
const sellsEvery = 5;
/** The screens of the server are asked for so often. */
const lookEveryMs = 1_000;

/**
 * People who read and sell while all lists are rebuilt, against the same people while nothing is:
 * nothing fails, what they have recorded is shown, and nobody waits twice as long.
 */
export const rebuildLive: Bench = async ({ dataSet, folder, seconds, note }) => {
  const { installation, events } = await dataSet();
  const data = join(folder, 'data');
  // The people record, and the data set is used again.
  await cp(installation.environment['DATA_DIR'] ?? '', data, { recursive: true });
  const server = await startServer(await embedded.install(data));
  try {
    await untilReady(server);
    const session = await signIn(server);
    const crowd = new Crowd(server.port, session);
    await crowd.work(() => sleep(seconds * 1_000));
    const quiet = await crowd.work(() => sleep(seconds * 1_000));
    const began = performance.now();
    const during = await crowd.work(() => rebuilt(server, session));
    const tookMs = performance.now() - began;
    crowd.close();
    note(`  ${during.reads.length + during.sales.length} answers during the rebuild`);
    return figuresOf(quiet, during, { events, tookMs });
  } finally {
    await server.close();
  }
};

/** Asks for the rebuild, and waits until the page System shows that it is through. */
async function rebuilt(server: Server, session: SessionHeaders): Promise<void> {
  const answer = await server.request('POST', '/api/system/rebuild', {
    headers: session,
    body: {},
  });
  if (answer.status !== 202) throw new Error(`rebuilding: ${answer.status} ${await answer.text()}`);
  for (let hasBegun = false; ;) {
    const state = JSON.parse(await getText(server, session, '/api/system')) as SystemAnswer;
    const isRebuilding = state.readModels.some((model) => model.state === 'rebuilding');
    if (hasBegun && !isRebuilding) return;
    hasBegun ||= isRebuilding;
    await sleep(lookEveryMs);
  }
}

/** Milliseconds of each answer, and sales whose rows were late. */
interface Seen {
  readonly reads: number[];
  readonly sales: number[];
  readonly ownRows: number[];
  late: number;
}

class Crowd {
  readonly #connections: readonly Connection[];
  readonly #session: string;
  readonly #sales = new Sales();
  readonly #random = seededNumbers(people);
  #sold = 0;

  constructor(port: number, session: SessionHeaders) {
    this.#connections = Array.from({ length: people }, () => new Connection(port));
    this.#session = Object.entries(session)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }

  /** What everybody saw until `task` was done. Throws when anything is refused. */
  async work(task: () => Promise<unknown>): Promise<Seen> {
    const seen: Seen = { reads: [], sales: [], ownRows: [], late: 0 };
    let isOver = false;
    const person = async (connection: Connection, at: number): Promise<void> => {
      for (let turn = at; !isOver; turn += 1) {
        await sleep(thinking.least + this.#random() * (thinking.most - thinking.least));
        if (turn % sellsEvery === 0) await this.#sell(connection, seen);
        else await this.#read(connection, turn, seen);
      }
    };
    const working = this.#connections.map(person);
    await Promise.all([
      ...working,
      task().finally(() => {
        isOver = true;
      }),
    ]);
    return seen;
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  async #read(connection: Connection, turn: number, seen: Seen): Promise<void> {
    const list = lists[turn % lists.length];
    if (list === undefined) return;
    const began = performance.now();
    const answer = await connection.send('GET', list.path(this.#sales), this.#session);
    if (answer.status !== 200) throw new Error(`${list.name}: ${answer.status} ${answer.body}`);
    seen.reads.push(performance.now() - began);
  }

  async #sell(connection: Connection, seen: Seen): Promise<void> {
    const name = `r${Date.now()}x${(this.#sold += 1)}`;
    const began = performance.now();
    const key = `${headers.idempotencyKey}: key_${name}\r\n`;
    const line = { description: 'Entrega', quantity: '2', unitPrice: '150.00', vatId: 'vat_NOR' };
    const content = { documentTypeId: 'FT', clientId: clientOf(this.#sales), lines: [line] };
    const body = JSON.stringify(content);
    const path = `/api/documents/${name}/issue`;
    const answer = await connection.send('POST', path, this.#session + key, body);
    if (answer.status >= 300) throw new Error(`issuing: ${answer.status} ${answer.body}`);
    seen.sales.push(performance.now() - began);
    const { id, revision } = JSON.parse(answer.body) as Accepted;
    const after = `${headers.readAfter}: ${revision}\r\n`;
    const own = await connection.send('GET', `/api/documents/${id}`, this.#session + after);
    if (own.status !== 200) throw new Error(`reading ${id}: ${own.status} ${own.body}`);
    if (own.head.includes(headers.readBehind)) seen.late += 1;
    seen.ownRows.push(performance.now() - began);
  }
}

function figuresOf(
  quiet: Seen,
  during: Seen,
  { events, tookMs }: { readonly events: number; readonly tookMs: number },
): readonly Figure[] {
  const against = (what: string, now: readonly number[], before: readonly number[]): Figure => {
    const [slow, usual]: readonly Spread[] = [spreadOf(now), spreadOf(before)];
    return {
      what: `${what}, ${people} people, while all lists are rebuilt: p95`,
      figure: milliseconds(slow?.p95 ?? 0),
      target: 'under twice the quiet one',
      floor: `${milliseconds(usual?.p95 ?? 0)} quiet`,
      ratio: times(slow?.p95 ?? 0, usual?.p95 ?? 1),
      p50: slow?.p50 ?? 0,
      p99: slow?.p99 ?? 0,
    };
  };
  return [
    against('a list or a report', during.reads, quiet.reads),
    against('a sale', during.sales, quiet.sales),
    against('a sale and its row', during.ownRows, quiet.ownRows),
    {
      what: `rebuild of ${events.toLocaleString('en')} events while they work`,
      figure: rate((events * 1_000) / tookMs),
      floor: `${during.late} rows were late, of ${during.ownRows.length}`,
    },
  ];
}
