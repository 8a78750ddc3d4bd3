import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventOf } from '@balcao/domain';
import { AppendOutcomeUnknown, type EventStore } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { CommandReused } from './errors.js';
import { ShortStreams, type ShortStreamModel } from './short-streams.js';

type Added = EventOf<'Added', { readonly id: string; readonly amount: number }>;

const tally: ShortStreamModel<number, Added> = {
  category: 'tally',
  evolve: (sum = 0, { data }) => sum + data.amount,
};

describe('a short stream', () => {
  let folder: string;
  let store: EventStore;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-short-'));
    store = await SqliteEventStore.open({ path: join(folder, 'events.db') });
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  const tallies = (events: EventStore = store) =>
    new ShortStreams(events, tally, () => new Date('2026-03-02T08:00:00.000Z'));
  const add = (commandId: string, amount: number, upTo = Infinity) => ({
    commandId,
    actorId: 'ana',
    body: { amount },
    decide: (sum: number | undefined): readonly Added[] =>
      (sum ?? 0) + amount > upTo ? [] : [{ type: 'Added', data: { id: 'till', amount } }],
  });

  it('is folded, decided on and gone on with', async () => {
    await tallies().execute('till', add('first', 3));
    const outcome = await tallies().execute('till', add('second', 4));
    expect(outcome).toMatchObject({ state: 7, revision: 1, repeated: false });
    expect(await tallies().read('till')).toEqual({ state: 7, revision: 1 });
    expect(await tallies().read('none')).toEqual({ state: undefined, revision: -1 });
  });

  it('carries a command out once, and refuses its id for another', async () => {
    await tallies().execute('till', add('first', 3));
    const again = await tallies().execute('till', add('first', 3));
    expect(again).toMatchObject({ state: 3, revision: 0, repeated: true });
    await expect(tallies().execute('till', add('first', 4))).rejects.toThrow(CommandReused);
  });

  it('knows its own commands by the unmarked id that they once had, and nobody else’s', async () => {
    await tallies().execute('till', add('notice-1', 3));
    expect(await tallies().execute('till', add('~notice-1', 3))).toMatchObject({ repeated: true });
    const other = await tallies().execute('till', add('~notice-1', 4));
    expect(other).toMatchObject({ state: 7, repeated: false });
  });

  it('decides again when somebody else was first', async () => {
    const racing = Array.from({ length: 8 }, (_, index) =>
      tallies().execute('till', add(`racer${index}`, 1, 5)),
    );
    await Promise.all(racing);
    expect(await tallies().read('till')).toEqual({ state: 5, revision: 4 });
  });

  it('finds out what became of an append whose answer was lost', async () => {
    let losses = 2;
    const lossy: EventStore = Object.assign(Object.create(store) as EventStore, {
      append: async (...append: Parameters<EventStore['append']>) => {
        const appended = losses === 1 ? undefined : await store.append(...append);
        losses -= 1;
        if (losses >= 0) throw new AppendOutcomeUnknown('the answer was lost');
        return appended ?? store.append(...append);
      },
    });
    await tallies(lossy).execute('till', add('written', 3));
    await tallies(lossy).execute('till', add('unwritten', 4));
    expect(await tallies().read('till')).toEqual({ state: 7, revision: 1 });
  });
});
