import { headers, type PastMoment } from '@balcao/contracts';
import { auditPages, pastPages, type AuditPage } from './audit-pages.js';
import { Sales } from './company.js';
import { openDataSet } from './data-set.js';
import { milliseconds, times, type Bench, type Figure } from './figure.js';
import { timed, type Spread } from './measure.js';
import { getText, signIn, startServer, untilReady } from './server.js';
import type { Server, SessionHeaders } from './server.js';

/** How long the journal is. */
const events = 1_000_000;
/** Moments of the past by the share of the events that had been recorded. */
const moments = [
  ['at nine tenths', 0.9],
  ['half-way', 0.5],
  ['at a quarter', 0.25],
] as const;
/** How often each page is asked for, at most. */
const asked = 100;
/** A moment is asked for again until its rows are there. */
const askAgainMs = 50;

/**
 * What an auditor opens, on a journal of a million events: histories, searches, figures explained,
 * and the rows as they were known; against the answer to the smallest request.
 */
export const audit: Bench = async ({ documents, seconds, note }) => {
  const data = await openDataSet(documents, note, events);
  const server = await startServer(data.installation);
  try {
    await untilReady(server);
    const session = await signIn(server);
    const ask = (path: string, sent: SessionHeaders = session) => getText(server, sent, path);
    const floor = await timed(asked, seconds, () => ask('/api/session'));
    const figures: Figure[] = [];
    for (const page of auditPages) {
      figures.push(figureOf(page, await pageTimes(page, ask), floor));
    }
    // From the latest: an earlier moment that is still there would shorten the way to a later one.
    for (const [name, share] of moments) {
      const what = `as known ${name}, from nothing`;
      figures.push(await momentFigure(what, server, session, Math.floor(events * share)));
    }
    const half = Math.floor(events / 2);
    figures.push(
      await momentFigure('as known 1,000 events after half-way', server, session, half + 1_000),
    );
    const then = { ...session, [headers.asKnownAt]: String(half) };
    for (const page of pastPages) {
      const spread = await pageTimes(page, (path) => ask(path, then));
      figures.push(figureOf(page, spread, floor));
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

function figureOf({ name, target }: AuditPage, { p50, p95, p99 }: Spread, floor: Spread): Figure {
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

/** How long it takes until the rows of a moment can be read. */
async function momentFigure(
  what: string,
  server: Server,
  session: SessionHeaders,
  revision: number,
): Promise<Figure> {
  const began = performance.now();
  for (;;) {
    const answer = await getText(server, session, `/api/past?revision=${revision}`);
    if ((JSON.parse(answer) as PastMoment).isReady) break;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
  return { what, figure: milliseconds(performance.now() - began) };
}
