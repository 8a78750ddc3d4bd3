import type { SessionInfo } from '@balcao/contracts';
import { busyCompanies, CompaniesLoad, type Seen } from './companies-load.js';
import { seedCompanies } from './companies-seed.js';
import { milliseconds, rate, shortest, type Bench, type Figure } from './figure.js';
import { spreadOf } from './measure.js';
import { signIn, startServer, untilReady, type Server } from './server.js';
import { setUp } from './set-up.js';
import type { Installation } from './stack.js';

const documentsOfCompany = 200;
/** Jobs that a busy company orders before a quiet one orders its own. */
const jobsOrdered = 50;

/**
 * One process with many companies, ten of which are at work all the time: what it takes to start
 * and to hold them, and what the quiet ones notice of the busy ones.
 */
export const companies: Bench = async (run) => {
  const installation = await run.stack.install(run.folder);
  try {
    return await measure(installation, run);
  } finally {
    await installation.close();
  }
};

async function measure(
  installation: Installation,
  { seconds, companies: count, note }: Parameters<Bench>[0],
): Promise<readonly Figure[]> {
  const owner = await setUpOwner(installation);
  const seeded = await seedCompanies(installation, owner, count, documentsOfCompany);
  note(`  ${seeded.events.toLocaleString('en')} events written in ${shortest(seeded.seconds)} s`);
  const folding = await started(installation, () => Promise.resolve());
  note(`  folded in ${shortest(folding.readyMs / 1_000)} s`);
  if (folding.failedMs > 0) note(`  not ready for ${milliseconds(folding.failedMs)} of it`);
  const figures: Figure[] = [
    {
      what: `rows of ${count.toLocaleString('en')} companies folded, first start`,
      figure: rate((seeded.events * 1_000) / folding.readyMs),
    },
  ];
  await started(installation, async (server, readyMs) => {
    const load = new CompaniesLoad(server.port, await signIn(server), count);
    const idle = await server.usage();
    figures.push({ what: '… next start, until all is ready', figure: milliseconds(readyMs) });
    figures.push({ what: '… memory after it', figure: megabytes(idle.residentBytes) });
    const calm = await load.run(seconds, 0);
    const busy = await load.run(seconds, busyCompanies);
    const worked = await server.usage();
    figures.push(
      ...figuresOf('nobody is busy', calm),
      { what: `issued by ${busyCompanies} busy companies`, figure: rate(busy.busyPerSecond) },
      ...figuresOf(`${busyCompanies} are busy`, busy),
      { what: '… memory under that load, at most', figure: megabytes(worked.residentBytes) },
    );
    const fair = await load.orderJobs(jobsOrdered);
    figures.push({
      what: `job of a quiet company behind ${jobsOrdered} of a busy one`,
      figure: milliseconds(fair.quietMs),
      floor: `${milliseconds(fair.busyMs)} those of the busy one`,
    });
    figures.push({
      what: 'answers of 503 and late rows, asked again',
      figure: String(load.refused),
    });
    load.close();
  });
  return figures;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

function figuresOf(when: string, seen: Seen): readonly Figure[] {
  const parts: readonly (readonly [string, readonly number[]])[] = [
    ['issue in a quiet company', seen.issues],
    ['list of a quiet company', seen.lists],
    ['own row of a quiet company readable', seen.ownRows],
  ];
  return parts.map(([what, all]) => {
    const { p50, p99 } = spreadOf(all);
    return { what: `${what}, ${when}`, figure: `${all.length} times`, p50, p99 };
  });
}

/** The id of the account that owns them all. */
async function setUpOwner(installation: Installation): Promise<string> {
  const session = await setUp(installation);
  const server = await startServer(installation);
  try {
    const answer = await server.request('GET', '/api/session', { headers: session });
    return ((await answer.json()) as SessionInfo).user.id;
  } finally {
    await server.close();
  }
}

async function started(
  installation: Installation,
  work: (server: Server, readyMs: number) => Promise<void>,
): Promise<{ readonly readyMs: number; readonly failedMs: number }> {
  const began = performance.now();
  const server = await startServer(installation);
  try {
    const failedMs = await untilReady(server);
    const readyMs = performance.now() - began;
    await work(server, readyMs);
    return { readyMs, failedMs };
  } finally {
    await server.close();
  }
}
