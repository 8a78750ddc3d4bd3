import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { describeBuilt } from '../../../../test/built.js';
import { collect, freshStream, idsOf, sales } from '../contract/fixtures.js';
import type { RecordedEvent } from '../event-store.js';
import { SqliteEventStore } from './sqlite-event-store.js';

/** It runs the compiled package, as every process of the product does. */
const child = fileURLToPath(new URL('testing/child.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'balcao-processes-'));
const children = new Set<ChildProcess>();

afterAll(() => {
  for (const started of children) started.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A process of its own on the same file: `write`s or `follow`s, one line of output per fact. */
function start(task: 'write' | 'follow', path: string, stream: string) {
  const started = spawn(process.execPath, [child, task, path, stream], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(started);
  const lines = createInterface({ input: started.stdout });
  const ended = new Promise<void>((resolve) => {
    started.once('close', () => {
      children.delete(started);
      resolve();
    });
  });
  return { kill: () => started.kill('SIGKILL'), lines, ended };
}

/** Reads a child's lines until there are `count`, then kills it as a loss of power would. */
async function killAfter(count: number, path: string, stream: string): Promise<readonly string[]> {
  const { kill, lines, ended } = start('write', path, stream);
  const acknowledged: string[] = [];
  for await (const line of lines) {
    acknowledged.push(line);
    if (acknowledged.length === count) kill();
  }
  await ended;
  return acknowledged;
}

function positions(events: readonly RecordedEvent[]): readonly number[] {
  return events.map(({ position }) => Number(position));
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

describeBuilt('a writer that is killed', () => {
  it('leaves every acknowledged event and no gap, time after time', async () => {
    const path = join(folder, 'killed.db');
    const stream = freshStream();
    const acknowledged: string[] = [];
    for (const count of [1, 40, 333, 700, 150]) {
      acknowledged.push(...(await killAfter(count, path, stream)));
      const store = await SqliteEventStore.open({ path });
      const events = await collect(store.readAll());
      await store.close();
      const ids = new Set(idsOf(events));
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      expect(positions(events)).toEqual(upTo(events.length));
      expect(events.map(({ revision }) => revision + 1)).toEqual(upTo(events.length));
    }
    expect(acknowledged.length).toBeGreaterThan(1_200);
  });
});

describeBuilt('a reader in another process', () => {
  it('follows while this one writes', async () => {
    const path = join(folder, 'followed.db');
    const stream = freshStream();
    const store = await SqliteEventStore.open({ path });
    const events = sales(200);
    await store.append(stream, events.slice(0, 1), 'no-stream');
    const { kill, lines, ended } = start('follow', path, stream);
    const seen: string[] = [];
    let writing: Promise<unknown> = Promise.resolve();
    for await (const line of lines) {
      if (seen.length === 0) {
        writing = Promise.all(events.slice(1).map((event) => store.append(stream, [event], 'any')));
      }
      seen.push(line);
      if (seen.length === events.length) kill();
    }
    await Promise.all([writing, ended]);
    await store.close();
    expect(seen).toEqual(idsOf(events));
  });
});

describeBuilt('two writers of one file', () => {
  it('agree on one order without a gap', async () => {
    const path = join(folder, 'shared.db');
    const [own, shared] = [freshStream(), freshStream()];
    const store = await SqliteEventStore.open({ path });
    const { kill, lines, ended } = start('write', path, shared);
    let written = 0;
    for await (const line of lines) {
      expect(line).toHaveLength(36);
      await store.append(written % 2 === 0 ? own : shared, sales(2), 'any');
      written += 1;
      if (written === 100) kill();
    }
    await ended;
    const events = await collect(store.readAll());
    expect(positions(events)).toEqual(upTo(events.length));
    for (const stream of [own, shared]) {
      const revisions = (await collect(store.read(stream))).map(({ revision }) => revision + 1);
      expect(revisions).toEqual(upTo(revisions.length));
    }
    await store.close();
  });
});

describe('a reader of the same file in this process', () => {
  it('is woken by its owner before it would look by itself', async () => {
    const path = join(folder, 'woken.db');
    const wakers: (() => void)[] = [];
    const onCommit = () => {
      for (const wake of wakers) wake();
    };
    const store = await SqliteEventStore.open({ path, onCommit });
    const reader = await SqliteEventStore.open({ path, readonly: true, pollMs: 3_600_000 });
    wakers.push(() => {
      reader.wake();
    });
    const [event] = sales(1);
    for await (const { events } of reader.subscribe()) {
      if (events.length > 0) {
        expect(idsOf(events)).toEqual([event?.id]);
        break;
      }
      setImmediate(() => void store.append(freshStream(), event ? [event] : [], 'any'));
    }
    await expect(reader.append(freshStream(), sales(1), 'any')).rejects.toThrow('for reading');
    await expect(reader.ping()).resolves.toBeUndefined();
    await reader.close();
    await store.close();
  });

  it('has no position while the log is empty', async () => {
    const store = await SqliteEventStore.open({ path: join(folder, 'empty.db') });
    for await (const batch of store.subscribe()) {
      expect(batch).toEqual({ events: [], position: undefined, caughtUp: true });
      break;
    }
    await store.close();
  });
});
