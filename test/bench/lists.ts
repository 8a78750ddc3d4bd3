import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { companyId, Sales } from './company.js';
import { filesOf, type DataSet } from './data-set.js';
import { milliseconds, rate, times, type Bench, type Figure } from './figure.js';
import type { List } from './list.js';
import { lists } from './list-queries.js';
import { reportLists } from './report-lists.js';
import { stopwatch, timed, type Spread } from './measure.js';
import { getText as get, signIn, startServer, untilReady, type Server } from './server.js';

/** How often each list is asked for, at most. */
const asked = 200;

/**
 * First pages as people open them: over HTTP and from the read store; against one row by its id.
 */
export const listPages: Bench = measured(lists, 'p95 50 ms');

/** Reports as people ask for them: subtotals, grand totals, files' first pages. */
export const reportPages: Bench = measured(reportLists, 'p95 300 ms');

function measured(lists: readonly List[], target: string): Bench {
  return async ({ dataSet, seconds }) => {
    const data = await dataSet();
    const server = await startServer(data.installation);
    const overHttp: Spread[] = [];
    let caughtUp: Figure;
    try {
      caughtUp = await catchUp(server, data);
      const session = await signIn(server);
      // The first request finds a server that has connected to nothing and compiled nothing.
      for (const list of lists) await get(server, session, list.path(new Sales()));
      for (const list of lists) {
        const turn = new Sales();
        overHttp.push(await timed(asked, seconds, () => get(server, session, list.path(turn))));
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
      const { inStore } = list;
      const alone = inStore && (await timed(asked, seconds, () => inStore(rows, turn)));
      figures.push({ ...figureOf(list, alone, overHttp[at], floor), target });
    }
    await rows.close();
    return figures;
  };
}

function figureOf(
  { name }: List,
  alone: Spread | undefined,
  overHttp: Spread | undefined,
  floor: Spread,
): Figure {
  const p95 = overHttp?.p95 ?? 0;
  const inStore = alone === undefined ? '' : `, in the store ${milliseconds(alone.p95)}`;
  return {
    what: name,
    figure: `p95 ${milliseconds(p95)}${inStore}`,
    floor: `${milliseconds(floor.p95)} one row`,
    ratio: times(alone?.p95 ?? p95, floor.p95),
    p50: overHttp?.p50 ?? 0,
    p99: overHttp?.p99 ?? 0,
  };
}

/**
 * The data set was made without the server: its rows are made when it first starts, indexes and
 * all. They are kept with it, and so is how quickly that went.
 */
async function catchUp(server: Server, data: DataSet): Promise<Figure> {
  const what = 'rows catch up in the running product';
  const { caughtUp } = filesOf(data.installation.folder);
  const isThere = existsSync(caughtUp);
  const watch = stopwatch();
  await untilReady(server);
  const { perSecond } = watch.rate(data.events);
  if (isThere) return { what, figure: await readFile(caughtUp, 'utf8') };
  await writeFile(caughtUp, rate(perSecond));
  return { what, figure: rate(perSecond) };
}

async function oneRow(rows: RowReader, seconds: number): Promise<Spread> {
  const [newest] = await rows.find(documents, companyId, { limit: 1 });
  return timed(asked, seconds, () => rows.get(documents, companyId, newest?.id ?? ''));
}
