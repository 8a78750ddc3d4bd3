// A process of its own that works on a queue and is killed. It runs the compiled package.
import { argv, stdout } from 'node:process';

const [kind, place, prefix] = argv.slice(2);
const limits = { leaseMs: 3_000 };

async function open() {
  if (kind === 'sqlite') {
    const { SqliteJobQueue } = await import('../../dist/sqlite/index.js');
    return SqliteJobQueue.open({ path: place, limits });
  }
  const { RedisJobQueue } = await import('../../dist/redis/index.js');
  return new RedisJobQueue({ url: place, prefix, limits });
}

/**
 * Says which job it has begun and goes on with it for ever; those named `quick-…` it ends, and
 * those named `once-…` when they were lost before.
 */
const begin = async ({ job, progress }) => {
  progress({ percent: 50 });
  stdout.write(`${job.id}\n`);
  const ends = job.id.startsWith('quick') || (job.id.startsWith('once') && job.attempts > 0);
  if (!ends) await new Promise(() => setInterval(() => undefined, 1_000));
  return 'by the child';
};

(await open()).work({ 'count-stock': begin }, { concurrency: 3 });
