import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { hostedCompanies, servicePartition } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { ClockDoubts } from './clock-doubts.js';
import { ClockWatch, clockWatchLimits } from './clock-watch.js';

const monday = '2026-03-02T08:00:00.000Z';
const tuesday = '2026-03-03T08:00:00.000Z';
const behind = (many: number) => [
  `The clock is behind the last event of a journal (${many} in all).`,
];

describe('the watch on the clock', () => {
  let folder: string;
  let events: SqliteEventStore;
  let rows: SqliteReadStore;
  let clockDoubts: ClockDoubts;
  let watch: ClockWatch;
  let written: number;

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
    folder = mkdtempSync(join(tmpdir(), 'clock-watch-'));
    events = await SqliteEventStore.open({ path: join(folder, 'events.db') });
    rows = new SqliteReadStore(':memory:');
    await rows.prepare([hostedCompanies]);
    clockDoubts = new ClockDoubts();
    watch = new ClockWatch(events, rows, { clockDoubts });
    written = 0;
  });
  afterEach(async () => {
    jest.useRealTimers();
    await watch.onApplicationShutdown();
    await events.close();
    await rows.close();
    rmSync(folder, { recursive: true });
  });

  /** A company whose last event is of this instant. */
  async function company(id: string, recordedAt: string): Promise<void> {
    const row = { id, name: id, nuit: '400000001', registeredAt: monday, revision: 0 };
    const place = { collection: hostedCompanies, partition: servicePartition, id, revision: 0 };
    await rows.write([{ ...place, row }], { name: 'rows', position: undefined, revisions: {} });
    await record(id, recordedAt);
  }

  async function record(id: string, recordedAt: string): Promise<void> {
    written += 1;
    const eventId = `00000000-0000-4000-8000-${String(written).padStart(12, '0')}`;
    const event = { id: eventId, type: 'NoteAdded', data: {}, metadata: { recordedAt } };
    await events.append(`journal-${id}`, [event], 'any');
  }

  it('notices at the start a clock that is behind, without a command', async () => {
    await company('MODERNA', tuesday);
    await company('BAKERY', monday);
    watch.onApplicationBootstrap();
    await watch.look();
    expect(clockDoubts.problemsAt(monday)).toEqual(behind(1));
    expect(clockDoubts.problemsAt(tuesday)).toEqual([]);
  });

  it('compares again every few minutes, with what other nodes have recorded since', async () => {
    await company('MODERNA', monday);
    watch.onApplicationBootstrap();
    await watch.look();
    expect(clockDoubts.problemsAt(monday)).toEqual([]);
    await record('MODERNA', tuesday);
    jest.advanceTimersByTime(clockWatchLimits.everyMs);
    await watch.look();
    expect(clockDoubts.problemsAt(monday)).toEqual(behind(1));
  });

  it('looks at every company, however many pages there are', async () => {
    const many = clockWatchLimits.companies + 1;
    for (let each = 0; each < many; each += 1) await company(`C${1_000 + each}`, tuesday);
    await watch.look();
    expect(clockDoubts.problemsAt(monday)).toEqual(behind(many));
  });

  it('asks whether a clock is right that is more than a month ahead of every event', async () => {
    await company('BAKERY', monday);
    await company('MODERNA', tuesday);
    await watch.look();
    expect(clockDoubts.problemsAt('2026-04-03T08:00:00.000Z')).toEqual([]);
    expect(clockDoubts.problemsAt('2026-04-03T08:00:00.001Z')).toEqual([
      'The clock is 31 days ahead of the last event: is it right?',
    ]);
  });

  it('outlives a store that is away', async () => {
    await rows.close();
    await watch.look();
    expect(clockDoubts.problemsAt(monday)).toEqual([]);
  });
});
