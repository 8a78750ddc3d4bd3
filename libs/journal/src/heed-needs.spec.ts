import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { StandIn } from '../../../test/stand-ins/eventstoredb/stand-in.js';
import { dataFormats, type DataFormats } from './data-formats.js';
import { NewerLog } from './errors.js';
import { heedNeeds, markingNeeds, refuseNewerLog } from './heed-needs.js';
import { UnreliableStore } from './testing/unreliable-store.js';

const { current } = dataFormats;
const next = { format: current.format + 1, version: '0.2.0' };
const afterNext = { format: current.format + 2, version: '0.3.0' };

/** As a later version has it: a kind of its own, and another shape of one that there was. */
const later: DataFormats = {
  current: afterNext,
  kinds: { PointsGranted: next, 'SaleMade@2': afterNext },
};

let written = 0;

/** An event of this version, or of a later one. */
function event(type: string, schemaVersion = 1) {
  written += 1;
  const id = `00000000-0000-4000-8000-${String(written).padStart(12, '0')}`;
  return { id, type, data: {}, metadata: { schemaVersion } };
}

let standIn: StandIn | undefined;
afterAll(() => standIn?.end());

const stores = [
  {
    name: 'a file',
    make: () => {
      const folder = mkdtempSync(join(tmpdir(), 'needs-'));
      const path = join(folder, 'events.db');
      const remove = () => {
        rmSync(folder, { recursive: true });
      };
      return Promise.resolve({ open: () => SqliteEventStore.open({ path }), remove });
    },
  },
  {
    name: 'EventStoreDB',
    make: async () => {
      await standIn?.end();
      const { url } = (standIn = await StandIn.start());
      return { open: () => EventStoreDbEventStore.open({ url }), remove: () => undefined };
    },
  },
];

describe.each(stores)('a log in $name', ({ make }) => {
  let log: Awaited<ReturnType<typeof make>>;
  beforeEach(async () => {
    log = await make();
  });
  afterEach(() => {
    log.remove();
  });

  /** Starts a version on the log, which records events in these streams, and stops it. */
  async function run(formats: DataFormats, events: Readonly<Record<string, object>>) {
    const opened: EventStore = await log.open();
    try {
      await refuseNewerLog(opened, formats);
      const store = markingNeeds(opened, formats);
      for (const [stream, each] of Object.entries(events)) {
        await store.append(stream, [each as ReturnType<typeof event>], 'any');
      }
      return await opened.needs();
    } finally {
      await opened.close();
    }
  }

  it('is gone back to while the later version has recorded nothing new', async () => {
    expect(await run(dataFormats, { 'journal-A': event('SaleMade') })).toBeUndefined();
    expect(await run(later, { 'journal-A': event('SaleMade') })).toBeUndefined();
    expect(await run(dataFormats, { 'journal-A': event('SaleMade') })).toBeUndefined();
    await run(later, {});
  });

  it.each(['journal-A', 'user-amina', 'notices-A.amina'])(
    'is refused to the version before by the first event of a kind that came later, in %s',
    async (stream) => {
      expect(await run(later, { [stream]: event('PointsGranted') })).toEqual(next);
      const refused = run(dataFormats, { 'journal-A': event('SaleMade') });
      await expect(refused).rejects.toThrow(NewerLog);
      await expect(run(dataFormats, {})).rejects.toMatchObject({ needs: next, known: current });
      expect(await run(later, { [stream]: event('SaleMade', 2) })).toEqual(afterNext);
    },
  );

  it('says so before the event is there', async () => {
    const opened = await log.open();
    const unreliable = new UnreliableStore(opened);
    unreliable.faults = ['refuse'];
    const granting = markingNeeds(unreliable, later).append(
      'journal-A',
      [event('PointsGranted')],
      'any',
    );
    await expect(granting).rejects.toThrow('the disk is full');
    expect(await opened.needs()).toEqual(next);
    await opened.close();
  });
});

describe('a node whose event store is away when it starts', () => {
  const quick = { patienceMs: 1, retryMs: 1, formats: dataFormats };

  it.each([
    ['starts, and is ended once the log turns out to be newer', next],
    ['starts, and goes on where the log is none', undefined],
  ])('%s', async (_, needs) => {
    let isAway = true;
    let asked = 0;
    let settle: () => void = () => undefined;
    const settled = new Promise<void>((resolve) => (settle = resolve));
    const log = {
      needs: () => {
        asked += 1;
        if (isAway) return Promise.reject(new Error('connect ECONNREFUSED'));
        if (needs === undefined) settle();
        return Promise.resolve(needs);
      },
    };
    const found: NewerLog[] = [];
    const onNewer = (error: NewerLog) => {
      found.push(error);
      settle();
    };
    const stop = await heedNeeds(log, { ...quick, onNewer });
    expect(found).toEqual([]);
    isAway = false;
    await settled;
    await stop();
    const times = asked;
    expect(found).toHaveLength(needs === undefined ? 0 : 1);
    await stop();
    expect(asked).toBe(times);
  });

  it('does not start where the log is there, and newer', async () => {
    const log = { needs: () => Promise.resolve(next) };
    const watch = { ...quick, patienceMs: 60_000, onNewer: () => undefined };
    await expect(heedNeeds(log, watch)).rejects.toThrow(NewerLog);
  });
});
