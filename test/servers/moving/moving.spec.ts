import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { openDatabase } from '@balcao/event-store/sqlite';
import { leaveOut } from '../../left-out.js';
import { openEmbeddedEnd } from '../../../apps/api/src/composition/moving-ends.js';
import type { End } from '../../../apps/api/src/moving/end.js';
import { moveAll } from '../../../apps/api/src/moving/move-all.js';
import { MoveError, MoveInterrupted } from '../../../apps/api/src/moving/move-error.js';
import { attach, attachmentsOf, company, exportOf, fillDataFolder, note } from './shop.js';
import { serversForTests } from './servers.js';

// Each move rebuilds all rows, on a machine that may be busy.

const root = await mkdtemp(join(tmpdir(), 'moving-'));
const filled = join(root, 'filled');
beforeAll(() => fillDataFolder(filled));
afterAll(() => rm(root, { recursive: true }));

let folders = 0;
const newFolder = () => join(root, String(++folders));

/** A copy of the filled data folder, open. */
async function openSource(): Promise<{ readonly path: string; readonly end: End }> {
  const path = newFolder();
  await cp(filled, path, { recursive: true });
  return { path, end: await openEmbeddedEnd(path, true) };
}

const going = () => ({ signal: new AbortController().signal, say: () => undefined });

/** The end, with something that happens before each append. */
function onAppend(end: End, happen: (append: number) => Promise<void> | void): End {
  let appends = 0;
  const events: EventStore = {
    append: async (...sent) => {
      await happen((appends += 1));
      return end.events.append(...sent);
    },
    read: (...asked) => end.events.read(...asked),
    last: (stream) => end.events.last(stream),
    readAll: (options) => end.events.readAll(options),
    subscribe: (options) => end.events.subscribe(options),
    head: () => end.events.head(),
    identity: () => end.events.identity(),
    needs: () => end.events.needs(),
    raiseNeeds: (needs) => end.events.raiseNeeds(needs),
    ping: () => end.events.ping(),
    close: () => end.events.close(),
  };
  return { ...end, events };
}

const servers = await serversForTests();
if (servers.missing !== undefined) {
  leaveOut('moving onto MongoDB', servers.missing);
}

describe('moving to the servers and back', () => {
  it('leaves the same events, attachments and rows behind, and copies none twice', async () => {
    const source = await openSource();
    const there = await (await servers.start()).open();
    const moved = await moveAll(source.end, there, going());
    const events = await exportOf(source.end);
    expect(await exportOf(there)).toEqual(events);
    expect(await attachmentsOf(there)).toEqual(await attachmentsOf(source.end));
    expect(await attachmentsOf(there)).toHaveLength(2);
    expect(moved).toMatchObject({ events: events.length, copied: events.length, blobs: 2 });
    expect(moved.rows).toBeGreaterThan(30);

    const back = await openEmbeddedEnd(newFolder(), false);
    expect(await moveAll(there, back, going())).toEqual(moved);
    expect(await moveAll(there, back, going())).toEqual({ ...moved, copied: 0 });
    expect(await exportOf(back)).toEqual(events);
    expect(await attachmentsOf(back)).toEqual(await attachmentsOf(source.end));
    for (const end of [source.end, there, back]) await end.close();
  });

  it('takes back what was added, to the folder it once came from', async () => {
    const source = await openSource();
    const there = await (await servers.start()).open();
    await moveAll(source.end, there, going());
    await note(there, 'parked-one', 'said on the servers');
    await attach(there, 'photo', 'Fotografia da loja');
    await there.blobs.remove(company, 'contract');
    const moved = await moveAll(there, source.end, going());
    expect(moved).toMatchObject({ copied: 1, blobs: 2 });
    expect(await exportOf(source.end)).toEqual(await exportOf(there));
    expect(await attachmentsOf(source.end)).toMatchObject([{ id: 'photo' }, { id: 'receipt' }]);
    for (const end of [source.end, there]) await end.close();
  });
});

describe('a move that is interrupted', () => {
  it('stops between two appends and goes on there, whatever answers are lost', async () => {
    const source = await openSource();
    const server = await servers.start();
    const there = await server.open();
    const stop = new AbortController();
    const stopping = onAppend(there, (append) => {
      if (append === 4) stop.abort();
    });
    const step = { ...going(), signal: stop.signal };
    await expect(moveAll(source.end, stopping, step)).rejects.toThrow(MoveInterrupted);
    const half = (await exportOf(there)).length;
    const all = (await exportOf(source.end)).length;
    expect(half).toBeLessThan(all);
    server.standIn.faults.appends = ['none', 'loseAnswer', 'none', 'loseRequest', 'refuse'];
    const moved = await moveAll(source.end, there, going());
    expect(moved).toMatchObject({ events: all, copied: all - half });
    expect(await exportOf(there)).toEqual(await exportOf(source.end));
    for (const end of [source.end, there]) await end.close();
  });
});

describe('a move is refused', () => {
  it('with the name of the event that was changed, and nothing copied', async () => {
    const source = await openSource();
    await source.end.close();
    const database = openDatabase(join(source.path, 'events.db'), {
      readonly: false,
      busyTimeoutMs: 0,
    });
    database.exec('DROP TRIGGER events_never_change');
    database.exec(
      `UPDATE events SET data = json_set(data, '$.number', 7)
       WHERE revision = 40 AND stream_id =
         (SELECT stream_id FROM streams WHERE name = 'journal-${company}')`,
    );
    database.close();
    const end = await openEmbeddedEnd(source.path, true);
    const there = await (await servers.start()).open();
    await expect(moveAll(end, there, going())).rejects.toThrow(
      new RegExp(`^The chain is broken at journal-${company}@40 \\(event .{36}\\)`),
    );
    expect(await exportOf(there)).toEqual([]);
    for (const each of [end, there]) await each.close();
  });

  it('to a target that holds something else', async () => {
    const source = await openSource();
    const there = await (await servers.start()).open();
    await note(there, 'parked-elsewhere', 'another installation');
    await expect(moveAll(source.end, there, going())).rejects.toThrow(
      /is not the beginning of the source: parked-elsewhere@0 /,
    );
    for (const end of [source.end, there]) await end.close();
  });

  it('while somebody writes to the source', async () => {
    const source = await openSource();
    const there = await (await servers.start()).open();
    const seller = onAppend(there, async (append) => {
      if (append === 4) await note(source.end, 'parked-late', 'sold meanwhile');
    });
    await expect(moveAll(source.end, seller, going())).rejects.toThrow(
      'The source was written to during the move, first parked-late@0',
    );
    for (const end of [source.end, there]) await end.close();
  });

  it('while somebody writes to the target', async () => {
    const source = await openSource();
    const there = await (await servers.start()).open();
    const seller = onAppend(there, async (append) => {
      if (append === 3) await note(there, `journal-${company}`, 'sold there');
    });
    await expect(moveAll(source.end, seller, going())).rejects.toThrow(MoveError);
    for (const end of [source.end, there]) await end.close();
  });

  it('while a projector runs on the servers', async () => {
    const source = await openSource();
    const there = await (await servers.start()).open();
    await there.rows.leases.take('rows share 01', 'projector 7', 60_000);
    await expect(moveAll(source.end, there, going())).rejects.toThrow(
      'A projector is running on the target',
    );
    for (const end of [source.end, there]) await end.close();
  });
});
