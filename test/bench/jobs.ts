import type { JobQueue } from '@balcao/jobs';
import { percent, rate, type Bench } from './figure.js';
import { callAtOnce } from './measure.js';
import type { Installation } from './stack.js';

const callers = 32;
const concurrency = 8;
const company = 'MERCEARIA';

/**
 * Jobs from being asked for to being done; against durable commits one at a time where they are in
 * a file, against asking whether the queue is there where they are on a server.
 */
export const jobs: Bench = async ({ seconds, folder, stack }) => {
  const installation = await stack.install(folder);
  const queue = await installation.openJobs();
  try {
    const floor = await floorOf(installation, queue, seconds / 2);
    const done = new Map<string, () => void>();
    queue.work(
      {
        noop: ({ job }) => {
          done.get(job.id)?.();
          return Promise.resolve(undefined);
        },
      },
      { concurrency },
    );
    const work = (caller: number, turn: number): Promise<void> => {
      const id = `job-${caller}-${turn}`;
      const order = { name: 'noop', companyId: company, actorId: 'amina', payload: { turn } };
      return new Promise((resolve, reject) => {
        done.set(id, resolve);
        queue.enqueue({ ...order, id }).catch(reject);
      });
    };
    const load = await callAtOnce(callers, seconds, work);
    return [
      {
        what: `job asked for and done, ${callers} at once, ${concurrency} run`,
        figure: rate(load.perSecond),
        floor: `${rate(floor.perSecond)} ${floor.what}`,
        ratio: percent(load.perSecond, floor.perSecond),
        cpuMicros: load.cpuMicros,
        p50: load.latency.p50,
        p99: load.latency.p99,
        loopP99: load.loopP99,
      },
    ];
  } finally {
    await queue.close();
    await installation.close();
  }
};

async function floorOf(installation: Installation, queue: JobQueue, seconds: number) {
  if (installation.hasProjector) {
    const pings = await callAtOnce(callers, seconds, () => queue.ping());
    return { ...pings, what: 'pings' };
  }
  const job = { callers: 1, batch: 1, data: '{"turn":1}', metadata: '{}' };
  return { ...(await installation.bareAppends({ seconds, ...job })), what: 'bare commits' };
}
