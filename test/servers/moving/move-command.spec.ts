import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeUnless, leaveOut } from '../../left-out.js';
import { openEmbeddedEnd } from '../../../apps/api/src/composition/moving-ends.js';
import { unbuilt } from '../../built.js';
import { StandIn } from '../../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests, newDatabase } from '../mongod-for-tests.js';
import { exportOf, fillDataFolder } from './shop.js';

// Each move rebuilds all rows, on a machine that may be busy.

const main = fileURLToPath(new URL('../../../apps/api/dist/move.js', import.meta.url));
const missing = unbuilt();

const folder = await mkdtemp(join(tmpdir(), 'move-command-'));
const dataDir = join(folder, 'data');
beforeAll(() => fillDataFolder(dataDir));
afterAll(() => rm(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** Runs the command; `interrupt` may end it before its time. */
async function move(
  args: string,
  environment: Readonly<Record<string, string>>,
  interrupt: (kill: (signal: NodeJS.Signals) => void) => Promise<void> = () => Promise.resolve(),
): Promise<Ended> {
  const nowhere = { EVENTSTORE_URL: '', MONGODB_URL: '', REDIS_URL: '' };
  const env = { ...process.env, ...nowhere, DATA_DIR: dataDir, ...environment };
  const child = spawn(process.execPath, [main, ...args.split(' ')], { env });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const exit = once(child, 'close');
  await interrupt((signal) => child.kill(signal));
  const [code] = (await exit) as [number | null];
  return { code, said, complained };
}

const there = '--from embedded --to servers';

describeUnless(missing, 'the command that moves', () => {
  it.each([
    ['--from embedded', {}, 'Say from where to where: npm run move -- --from embedded'],
    [there, {}, 'EVENTSTORE_URL is not set'],
    [`${there} --force`, {}, "Unknown option '--force'"],
    [there, { EVENTSTORE_URL: 'http://a', MONGODB_URL: 'mongodb://b' }, 'EVENTSTORE_URL is no'],
    [
      there,
      { EVENTSTORE_URL: 'esdb://a', MONGODB_URL: 'mongodb://b', DATA_DIR: join(folder, 'none') },
      'There is nothing to move in',
    ],
  ])('says in one sentence what is wrong with %s and %j', async (args, environment, sentence) => {
    const { code, complained } = await move(args, environment);
    expect(complained.trim().split('\n')).toHaveLength(1);
    expect(complained).toContain(sentence);
    expect(code).toBe(2);
  });

  it('waits for nobody who uses the data folder', async () => {
    const user = await openEmbeddedEnd(dataDir, true);
    const addresses = { EVENTSTORE_URL: 'esdb://a', MONGODB_URL: 'mongodb://b' };
    const { code, complained } = await move(there, addresses);
    expect(complained).toContain('is in use: another Balcão is running on this data folder.');
    expect(code).toBe(2);
    await user.close();
  });
});

const mongod = missing === undefined ? await mongodForTests(1) : undefined;
if (mongod !== undefined && 'reason' in mongod) {
  leaveOut('the command that moves, killed halfway', mongod.reason);
} else if (mongod !== undefined) {
  const url = new URL(mongod.server.url);

  describe('the command that moves, interrupted halfway', () => {
    /** Interrupts as the third append is on its way; then lets it end. */
    async function interruptedBy(signal: NodeJS.Signals) {
      const standIn = await StandIn.start();
      url.pathname = newDatabase();
      const addresses = { EVENTSTORE_URL: standIn.url, MONGODB_URL: url.href };
      standIn.faults.delayMs = 200;
      const first = await move(there, addresses, async (kill) => {
        while (standIn.log.events.length < 20) await sleep(5);
        kill(signal);
      });
      const half = standIn.log.events.length;
      standIn.faults.delayMs = 0;
      const second = await move(there, addresses);
      // The identity of a log is its own, and moves nowhere.
      const count = standIn.log.events.filter(({ stream }) => stream !== 'log').length;
      await standIn.end();
      return { first, second, half, count };
    }

    it('goes on where it was killed', async () => {
      const { first, second, half, count } = await interruptedBy('SIGKILL');
      expect(first.code).toBeNull();
      expect(second).toMatchObject({ code: 0, complained: '' });
      expect(second.said).toContain('The same at both ends:');
      expect(second.said).toContain('the target has the first ');
      expect(half).toBeLessThan(count);
      const source = await openEmbeddedEnd(dataDir, true);
      expect(count).toBe((await exportOf(source)).length);
      await source.close();
    });

    it('stops at Ctrl-C behind the append in hand, and goes on there', async () => {
      const { first, second, half, count } = await interruptedBy('SIGINT');
      expect(first.code).toBe(130);
      expect(first.complained).toContain('the same command goes on where it stopped');
      expect(second.code).toBe(0);
      expect(half).toBeLessThan(count);
    });
  });
}
