import type { FiscalFileAnswer, FiscalFileKind } from '@balcao/contracts';
import { headers } from '@balcao/contracts';
import { address } from './list.js';
import { milliseconds, type Bench, type Figure } from './figure.js';
import { spreadOf } from './measure.js';
import { signIn, startServer, untilReady, type Server, type SessionHeaders } from './server.js';

/** The last year that is full of documents. */
const year = new Date().getFullYear() - 1;
const period = { from: `${year}-01-01`, to: `${year}-12-31` };
const kinds: readonly FiscalFileKind[] = ['saft-mz', 'declaration-xlsx', 'declaration-csv'];
const megabyte = 1_048_576;
const askedEveryMs = 100;

/** A year's files by the product's own job, and how long people wait for a list meanwhile. */
export const fiscalFiles: Bench = async ({ dataSet, note }) => {
  const { installation } = await dataSet();
  const server = await startServer(installation);
  try {
    await untilReady(server);
    const session = await signIn(server);
    const documents = await documentsOf(server, session);
    note(`  the year has ${documents.toLocaleString('en')} documents`);
    const figures: Figure[] = [];
    for (const kind of kinds) {
      const { usage, waits, seconds, file } = await made(server, session, kind);
      note(`  ${kind}: ${file?.size ?? 0} bytes, sha256 ${file?.sha256 ?? ''}`);
      const memory = `${(usage.residentBytes / megabyte).toFixed(0)} MB resident at most`;
      figures.push({
        what: `${kind} of a year, ${documents.toLocaleString('en')} documents`,
        figure: `${seconds.toFixed(1)} s, ${memory}`,
        target: `${((60 * documents) / 100_000).toFixed(0)} s`,
        floor: `a list meanwhile: p95 ${milliseconds(waits.p95)}`,
        p50: waits.p50,
        p99: waits.p99,
        loopP99: usage.loopP99,
      });
    }
    return figures;
  } finally {
    await server.close();
  }
};

async function documentsOf(server: Server, session: SessionHeaders): Promise<number> {
  const issuedOn = { $gte: period.from, $lte: period.to };
  const answer = await server.request('GET', address('documents', { issuedOn }), {
    headers: session,
  });
  await answer.text();
  return Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
}

let orders = 0;

/** Orders a file and asks for a list until it is there. */
async function made(server: Server, session: SessionHeaders, kind: FiscalFileKind) {
  orders += 1;
  const key = { [headers.idempotencyKey]: `bench-${Date.now()}-${orders}` };
  await server.usage();
  const start = performance.now();
  const answer = await server.request('POST', '/api/fiscal/files', {
    headers: { ...session, ...key },
    body: { kind, ...period },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { readonly id: string };
  const waits: number[] = [];
  for (;;) {
    const began = performance.now();
    await (await server.request('GET', '/api/articles?perPage=10', { headers: session })).text();
    waits.push(performance.now() - began);
    const listed = await server.request('GET', '/api/fiscal/files', { headers: session });
    const files = (await listed.json()) as readonly FiscalFileAnswer[];
    const found = files.find((one) => one.id === id);
    if (found?.state === 'failed') throw new Error(`${kind}: ${found.failure ?? 'failed'}`);
    if (found?.state === 'done') {
      const seconds = (performance.now() - start) / 1_000;
      const usage = await server.usage();
      return { usage, waits: spreadOf(waits), seconds, file: found.file };
    }
    await new Promise((resolve) => setTimeout(resolve, askedEveryMs));
  }
}
