import { auditPages, type AuditPage } from './audit-pages.js';
import { Sales } from './company.js';
import { openDataSet } from './data-set.js';
import { milliseconds, times, type Bench, type Figure } from './figure.js';
import { timed, type Spread } from './measure.js';
import { getText, signIn, startServer, untilReady } from './server.js';

/** How long the journal is. */
const events = 1_000_000;
/** How often each page is asked for, at most. */
const asked = 100;

/**
 * What an auditor opens, on a journal of a million events: histories, searches and figures
 * explained; against the answer to the smallest request.
 */
export const audit: Bench = async ({ documents, seconds, note }) => {
  const data = await openDataSet(documents, note, events);
  const server = await startServer(data.installation);
  try {
    await untilReady(server);
    const session = await signIn(server);
    const ask = (path: string) => getText(server, session, path);
    const floor = await timed(asked, seconds, () => ask('/api/session'));
    const figures: Figure[] = [];
    for (const page of auditPages) {
      figures.push(figureOf(page, await pageTimes(page, ask), floor));
    }
    return figures;
  } finally {
    await server.close();
  }

  async function pageTimes({ path }: AuditPage, ask: (path: string) => Promise<unknown>) {
    // The first request finds nothing compiled.
    await ask(path(new Sales()));
    const turn = new Sales();
    return timed(asked, seconds, () => ask(path(turn)));
  }
};

/** A page's times against the answer to the smallest request. */
export function figureOf(
  { name, target }: AuditPage,
  { p50, p95, p99 }: Spread,
  floor: Spread,
): Figure {
  return {
    what: name,
    figure: `p95 ${milliseconds(p95)}`,
    target,
    p50,
    p99,
    floor: `${milliseconds(floor.p95)} smallest answer`,
    ratio: times(p95, floor.p95),
  };
}
