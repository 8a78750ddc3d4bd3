import { headers, type PastMoment } from '@balcao/contracts';
import { figureOf } from './audit.js';
import { pastPages } from './audit-pages.js';
import { Sales } from './company.js';
import { openDataSet } from './data-set.js';
import { milliseconds, type Bench, type Figure } from './figure.js';
import { timed } from './measure.js';
import { getText, signIn, startServer, untilReady } from './server.js';
import type { Server, SessionHeaders } from './server.js';

/** Moments by the share of the events that had been recorded, from the latest. */
const moments = [
  ['at nine tenths', 0.9],
  ['half-way', 0.5],
  ['at a quarter', 0.25],
] as const;
/** How often each page is asked for, at most. */
const asked = 100;
/** A moment is asked for again until its rows are there. */
const askAgainMs = 5;
/** From an event in the middle to one that is looked at next. */
const later = 1_000;

/**
 * Rows as they were known: how long each moment takes to open where none was open before, and each
 * page the first time; then its pages over and over, against the answer to the smallest request.
 */
export const past: Bench = async ({ documents, events, seconds, note }) => {
  const data = await openDataSet(documents, note, events);
  const server = await startServer(data.installation);
  try {
    await untilReady(server);
    const session = await signIn(server);
    const floor = await timed(asked, seconds, () => getText(server, session, '/api/session'));
    const figures: Figure[] = [];
    for (const [name, share] of moments) {
      const revision = Math.floor(data.events * share);
      figures.push(...(await opened(`as known ${name}`, server, session, revision)));
    }
    const half = Math.floor(data.events / 2);
    const next = `as known ${later.toLocaleString('en')} events after half-way`;
    figures.push(...(await opened(next, server, session, half + later)));
    const then = { ...session, [headers.asKnownAt]: String(half) };
    for (const page of pastPages) {
      const turn = new Sales();
      const spread = await timed(asked, seconds, () => getText(server, then, page.path(turn)));
      figures.push(figureOf(page, spread, floor));
    }
    return figures;
  } finally {
    await server.close();
  }
};

/** How long a moment takes until its rows can be read, and each page of it the first time. */
async function opened(
  what: string,
  server: Server,
  session: SessionHeaders,
  revision: number,
): Promise<readonly Figure[]> {
  let began = performance.now();
  const since = (): string => milliseconds(performance.now() - began);
  for (;;) {
    const answer = await getText(server, session, `/api/past?revision=${revision}`);
    if ((JSON.parse(answer) as PastMoment).isReady) break;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
  const figures: Figure[] = [{ what: `${what}: its rows are there`, figure: since() }];
  const then = { ...session, [headers.asKnownAt]: String(revision) };
  for (const { name, path } of pastPages) {
    began = performance.now();
    await getText(server, then, path(new Sales()));
    const page = name.replace(/^as known then: /, '');
    figures.push({ what: `… ${page}, first time`, figure: since() });
  }
  return figures;
}
