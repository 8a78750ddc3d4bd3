import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headers } from '@balcao/contracts';
import { companyId } from './company.js';
import { setUpShop, type SetUp } from './data-set.js';
import { milliseconds, percent, rate, type Bench, type Figure } from './figure.js';
import { load, type LoadReport } from './load.js';
import { startServer, type Server } from './server.js';
import type { Installation } from './stack.js';

const callers = 32;
/** Enough for the code to be compiled by the engine. */
const warmUpSeconds = 3;
const lighterCallers = 4;

/** The whole product: HTTP, session, decision, durable append, rows; against a bare server. */
export const issueOverHttp: Bench = async ({ seconds, folder, note, stack }) => {
  const installation = await stack.install(join(folder, 'data'));
  const data = await setUpShop(installation);
  const server = await startServer(installation);
  const figures = await measureAndClose(server, data, seconds, note);
  const bytes = await bytesOfLastEvent(installation);
  await installation.close();
  const floor = await bareServer(join(folder, 'bare'), bytes, seconds, data);
  return figures.map((figure, at) => (at === 0 ? against(figure, floor) : figure));
};

async function measureAndClose(...args: Parameters<typeof measure>) {
  try {
    return await measure(...args);
  } finally {
    await args[0].close();
  }
}

async function measure(server: Server, data: SetUp, seconds: number, note: Note) {
  const { port } = server;
  const order = { port, headers: data.session, callers };
  const first = await load({ ...order, name: 'first', seconds: warmUpSeconds });
  const before = await server.usage();
  const main = await load({ ...order, name: 'main', seconds });
  const lagMs = await untilRowsAreThere(server, data, main.lastRevision);
  const after = await server.usage();
  const lighter = { ...order, callers: lighterCallers, readsOwn: true };
  const own = await load({ ...lighter, name: 'own', seconds: seconds / 2 });
  note(`  ${numbersOf([first, main, own])}`);
  if (own.isBehind > 0) note(`  ${own.isBehind} rows were not there in time`);
  return figuresOf(main, own, lagMs, {
    loopP99: after.loopP99,
    cpuMicros: (after.cpuMicros - before.cpuMicros) / main.issued.length,
  });
}

type Note = (line: string) => void;
type Measured = Figure & { readonly perSecond?: number };

function figuresOf(main: LoadReport, own: LoadReport, lagMs: number, usage: Partial<Figure>) {
  const issuing: Measured = {
    what: `issue over HTTP, ${callers} at once`,
    figure: rate(main.perSecond),
    target: '2,500 /s, p99 40 ms',
    ...usage,
    p50: main.latency.p50,
    p99: main.latency.p99,
    perSecond: main.perSecond,
  };
  const lag: Measured = { what: 'rows behind when that load ends', figure: milliseconds(lagMs) };
  const ownRow: Measured = {
    what: `own row readable, ${lighterCallers} at once, ${rate(own.perSecond)}`,
    figure: milliseconds(own.ownRows.p99),
    target: 'p99 100 ms',
    p50: own.ownRows.p50,
    p99: own.ownRows.p99,
  };
  return [issuing, lag, ownRow];
}

function against({ perSecond = 0, ...figure }: Measured, floor: LoadReport): Figure {
  return {
    ...figure,
    floor: `${rate(floor.perSecond)} bare server, p99 ${milliseconds(floor.latency.p99)}`,
    ratio: percent(perSecond, floor.perSecond),
  };
}

/** Reads wait two seconds at most: asks again until the rows are there. */
async function untilRowsAreThere(server: Server, { session }: SetUp, revision: number) {
  const start = performance.now();
  const sent = { headers: { ...session, [headers.readAfter]: String(revision) } };
  for (;;) {
    const answer = await server.request('GET', '/api/documents?perPage=10', sent);
    await answer.arrayBuffer();
    if (!answer.headers.has(headers.readBehind)) return performance.now() - start;
  }
}

/** Every number is there once, and none is missing. */
function numbersOf(reports: readonly LoadReport[]): string {
  const numbers = reports.flatMap(({ issued }) => issued.map((id) => Number(id.split('.')[1])));
  const isWhole =
    new Set(numbers).size === numbers.length && Math.max(...chunked(numbers)) === numbers.length;
  const count = numbers.length.toLocaleString('en');
  return isWhole ? `${count} numbers without a gap` : `NUMBERS ARE NOT CONSECUTIVE: ${count}`;
}

/** The greatest of each thousand: all at once would be too many arguments. */
const chunked = (numbers: readonly number[]) =>
  Array.from({ length: Math.ceil(numbers.length / 1_000) }, (_, at) =>
    Math.max(...numbers.slice(at * 1_000, (at + 1) * 1_000)),
  );

async function bytesOfLastEvent(installation: Installation): Promise<number> {
  const store = await installation.openEvents();
  const last = await store.last(`journal-${companyId}`);
  await store.close();
  return JSON.stringify(last).length;
}

async function bareServer(path: string, bytes: number, seconds: number, { session }: SetUp) {
  const entry = fileURLToPath(new URL('./bare-server.js', import.meta.url));
  const child = fork(entry, [path, String(bytes)]);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  const order = { port, headers: session, callers };
  await load({ ...order, name: 'first', seconds: warmUpSeconds });
  const report = await load({ ...order, name: 'main', seconds });
  child.disconnect();
  return report;
}
