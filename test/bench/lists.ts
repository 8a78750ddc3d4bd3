import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { companyId, Sales } from './company.js';
import type { DataSet } from './data-set.js';
import { milliseconds, rate, times, type Bench, type Figure } from './figure.js';
import { lists, type List } from './list-queries.js';
import { stopwatch, timed, type Spread } from './measure.js';
import { startServer, type Server } from './server.js';

/** How often each list is asked for, at most. */
const asked = 200;

/**
 * First pages as people open them: over HTTP and from the read store; against one row by its id.
 */
export const listPages: Bench = async ({ dataSet, seconds }) => {
  const data = await dataSet();
  const server = await startServer(data.installation);
  const overHttp: Spread[] = [];
  let caughtUp: Figure;
  try {
    caughtUp = await catchUp(server, data);
    // The first request finds a server that has connected to nothing and compiled nothing.
    for (const list of lists) await get(server, data, list.path(new Sales()));
    for (const list of lists) {
      const turn = new Sales();
      overHttp.push(await timed(asked, seconds, () => get(server, data, list.path(turn))));
    }
  } finally {
    await server.close();
  }

  const rows = await data.installation.openRows();
  const floor = await oneRow(rows, seconds);
  // On servers the rows were made where the data set was moved.
  const figures: Figure[] = data.installation.hasProjector ? [] : [caughtUp];
  for (const [at, list] of lists.entries()) {
    const turn = new Sales();
    const inStore = await timed(asked, seconds, () => list.inStore(rows, turn));
    figures.push(figureOf(list, inStore, overHttp[at], floor));
  }
  await rows.close();
  return figures;
};

function figureOf({ name }: List, inStore: Spread, overHttp: Spread | undefined, floor: Spread) {
  return {
    what: name,
    figure: `p95 ${milliseconds(overHttp?.p95 ?? 0)}, in the store ${milliseconds(inStore.p95)}`,
    target: 'p95 50 ms',
    floor: `${milliseconds(floor.p95)} one row`,
    ratio: times(inStore.p95, floor.p95),
    p50: overHttp?.p50 ?? 0,
    p99: overHttp?.p99 ?? 0,
  };
}

/** The data set was made without the server: its rows are made when it starts, indexes and all. */
async function catchUp(server: Server, { events }: DataSet): Promise<Figure> {
  const watch = stopwatch();
  for (;;) {
    const answer = await server.request('GET', '/api/ready');
    const { projections } = (await answer.json()) as { readonly projections: string };
    if (projections === 'caughtUp') break;
    if (!answer.ok) throw new Error(`the API's projections are ${projections}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { perSecond } = watch.rate(events);
  return { what: 'rows catch up in the running product', figure: rate(perSecond) };
}

async function get(server: Server, { session }: DataSet, path: string): Promise<void> {
  const answer = await server.request('GET', path, { headers: session });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
}

async function oneRow(rows: RowReader, seconds: number): Promise<Spread> {
  const [newest] = await rows.find(documents, companyId, { limit: 1 });
  return timed(asked, seconds, () => rows.get(documents, companyId, newest?.id ?? ''));
}
