import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JournalDamage } from '@balcao/domain';
import { StoreUnavailable, storeFaults } from '@balcao/event-store';
import { Freshness, type RunnerStatus } from '@balcao/projections';
import type { Backend } from '../composition/backend.js';
import { Operations } from '../operations/operations.js';
import { Readiness, readinessLimits } from './readiness.js';
import {
  neededParts,
  storeChecks,
  storeParts,
  type StoreCheck,
  type StorePart,
} from './store-checks.js';

const wellStatus: RunnerStatus = {
  isCaughtUp: true,
  position: undefined,
  stalled: [],
  skipped: [],
  rebuild: undefined,
  error: undefined,
};

const secret = new Error('connect ECONNREFUSED mongodb://balcao:segredo@mongo-1');

describe('readiness', () => {
  let pings: number;
  let checks: Record<StorePart, StoreCheck>;
  let status: () => Promise<RunnerStatus>;
  let damages: Map<string, JournalDamage>;

  beforeEach(() => {
    damages = new Map();
    pings = 0;
    const well = () => Promise.resolve();
    checks = { eventStore: well, keys: well, readStore: well, jobs: well, blobs: well };
    status = () => Promise.resolve(wellStatus);
  });

  const readiness = async (): Promise<Readiness> => {
    const urls = { eventStore: undefined, readStore: undefined, jobs: undefined };
    const operations = await Operations.open({ urls, traces: undefined, foldsHere: true });
    const projections = {
      freshness: new Freshness(),
      status: () => status(),
      onProgress: () => () => undefined,
      wake: () => undefined,
      repair: () => Promise.resolve(0),
      rebuild: () => Promise.resolve([]),
      scrub: () => Promise.resolve(true),
      close: () => Promise.resolve(),
    };
    operations.watch({ projections } as unknown as Backend);
    const sources = { clock: () => new Date() };
    return new Readiness(checks, projections, operations, { all: damages }, sources);
  };

  it('is lost to data of a newer version, which this one cannot show', async () => {
    const stalled = { stream: 'journal-A', revision: 7, type: 'MoonLanded', projection: '' };
    const newer = { ...stalled, error: 'newer', isNewer: true } as const;
    status = () => Promise.resolve({ ...wellStatus, stalled: [newer] });
    expect(await (await readiness()).now()).toMatchObject({
      isReady: false,
      problems: [
        'A journal is stopped at revision 7: MoonLanded was written by a newer version of the ' +
          'product, start that one.',
      ],
    });
  });

  it('is kept while rows are rebuilt that do not match the log, and says why', async () => {
    const rebuild = { projections: ['sales'], events: 5, total: 10, reason: 'olderLog' } as const;
    status = () => Promise.resolve({ ...wellStatus, rebuild, doubted: 'olderLog' });
    expect(await (await readiness()).now()).toMatchObject({
      isReady: true,
      doubted: 'olderLog',
      problems: [
        'The event log does not have the last events that the rows show; it is an older copy: ' +
          'the lists are rebuilt (50 %).',
      ],
    });
  });

  it('is had while everything answers', async () => {
    expect(await (await readiness()).now()).toEqual({
      isReady: true,
      eventStore: true,
      keys: true,
      readStore: true,
      jobs: true,
      blobs: true,
      projections: 'caughtUp',
      stalled: 0,
      skipped: 0,
      damaged: 0,
      behind: { events: 0, seconds: 0 },
      problems: [],
    });
  });

  it('is lost with a store, which is named without what it said', async () => {
    checks.readStore = () => Promise.reject(secret);
    const answer = await (await readiness()).now();
    expect(answer).toMatchObject({ isReady: false, eventStore: true, readStore: false });
    expect(answer.problems).toEqual([
      'The read store cannot be reached: lists and reports are refused.',
    ]);
    expect(JSON.stringify(answer)).not.toContain('segredo');
  });

  it.each(storeParts.flatMap((part) => storeFaults.map((fault) => [part, fault] as const)))(
    'says what is wrong with %s when it is %s',
    async (part, fault) => {
      const words = { full: 'the disk is full', unwritable: 'written', damaged: 'damaged' };
      checks[part] = () => Promise.reject(new StoreUnavailable('segredo', { fault }));
      const answer = await (await readiness()).now();
      expect(answer).toMatchObject({ isReady: !neededParts.includes(part), [part]: false });
      expect(answer.problems).toHaveLength(1);
      expect(answer.problems[0]).toContain(words[fault]);
      expect(JSON.stringify(answer)).not.toContain('segredo');
    },
  );

  it.each([
    ['kept where the rows are damaged in places', 'askAgain', true, 'is damaged in places: some'],
    ['lost where no row can be read', 'count', false, 'is damaged: lists and reports are refused'],
  ] as const)('is %s', async (_, failing, isReady, problem) => {
    const fails = () => Promise.reject(new StoreUnavailable('segredo', { fault: 'damaged' }));
    const well = () => Promise.resolve(0);
    const rows = { count: well, askAgain: well, [failing]: fails };
    checks.readStore = storeChecks({ rows } as unknown as Backend).readStore;
    const answer = await (await readiness()).now();
    expect(answer).toMatchObject({ isReady, readStore: false });
    expect(answer.problems.join()).toContain(`The read store ${problem}`);
  });

  it('waits for no store that does not answer', async () => {
    checks.eventStore = () => new Promise(() => undefined);
    const before = performance.now();
    const answer = await (await readiness()).now();
    expect(answer).toMatchObject({ isReady: false, eventStore: false });
    expect(performance.now() - before).toBeLessThan(readinessLimits.answerMs + 30_000);
  });

  it('outlives projections that stand still, and jobs that wait', async () => {
    checks.jobs = () => Promise.reject(secret);
    status = () => Promise.resolve({ ...wellStatus, isCaughtUp: false, error: secret.message });
    const answer = await (await readiness()).now();
    expect(answer).toMatchObject({ isReady: true, jobs: false, projections: 'failing' });
    expect(answer.problems).toEqual([
      'The job queue cannot be reached: jobs wait.',
      'The projections stand still and try again.',
    ]);
    expect(JSON.stringify(answer)).not.toContain('segredo');
  });

  it('names the streams that are stopped, and nobody whose they are', async () => {
    const stalled = Array.from({ length: 7 }, (_, at) => ({
      stream: `journal-PADARIA${at}`,
      revision: at,
      type: 'MoneyDeposited',
      projection: 'treasury-accounts',
      error: 'treasury_accounts.balanceMinor is not integer',
      ...(at === 1 && { isMissing: true as const }),
    }));
    status = () => Promise.resolve({ ...wellStatus, stalled });
    const answer = await (await readiness()).now();
    expect(answer).toMatchObject({ isReady: true, stalled: 7 });
    expect(answer.problems.slice(0, 2)).toEqual([
      'A journal is stopped at revision 0: treasury-accounts cannot take in MoneyDeposited.',
      'A journal is stopped at revision 1: the event store does not return the event.',
    ]);
    expect(answer.problems).toHaveLength(6);
    expect(answer.problems.at(-1)).toBe('2 more streams are stopped.');
    expect(JSON.stringify(answer)).not.toContain('PADARIA');
  });

  it('names the journals that are damaged, and nobody whose they are', async () => {
    for (let at = 0; at < 7; at += 1) damages.set(`PADARIA${at}`, { revision: at, fault: 'hash' });
    const answer = await (await readiness()).now();
    expect(answer).toMatchObject({ isReady: true, damaged: 7 });
    expect(answer.problems).toHaveLength(6);
    expect(answer.problems[0]).toBe(
      'A journal is damaged from event 0 on (hash): its company can only be read until a backup is restored.',
    );
    expect(answer.problems.at(-1)).toBe('2 more journals are damaged.');
    expect(JSON.stringify(answer)).not.toContain('PADARIA');
  });

  it('calls projections that are busy folding neither well nor failing', async () => {
    status = () => new Promise(() => undefined);
    const answer = await (await readiness()).now();
    expect(answer).toMatchObject({ isReady: true, projections: 'catchingUp', problems: [] });
    status = () => Promise.reject(secret);
    expect(await (await readiness()).now()).toMatchObject({ projections: 'failing' });
  });

  it('asks no part again that hangs, until it has answered', async () => {
    jest.useFakeTimers({ now: 0 });
    let answer: (() => void) | undefined;
    checks.blobs = () => {
      pings += 1;
      return new Promise<void>((resolve) => (answer = resolve));
    };
    try {
      const asked = await readiness();
      const look = async () => {
        const looking = asked.now();
        await jest.advanceTimersByTimeAsync(readinessLimits.keptMs);
        return looking;
      };
      expect(await look()).toMatchObject({ isReady: true, blobs: false });
      expect(await look()).toMatchObject({ blobs: false });
      expect(pings).toBe(1);
      checks.blobs = () => Promise.resolve((pings += 1));
      answer?.();
      expect(await look()).toMatchObject({ blobs: true });
      expect(await look()).toMatchObject({ blobs: true });
      expect(pings).toBe(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('looks at the parts once, however many ask within a second', async () => {
    jest.useFakeTimers({ now: 0 });
    checks.eventStore = () => Promise.resolve((pings += 1));
    try {
      const asked = await readiness();
      await Promise.all([asked.now(), asked.now()]);
      await asked.now();
      expect(pings).toBe(1);
      jest.advanceTimersByTime(readinessLimits.keptMs);
      await asked.now();
      expect(pings).toBe(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
