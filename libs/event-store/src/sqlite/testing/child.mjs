// A process of its own for `sqlite-processes.spec.ts`. It runs the compiled package.
import { randomUUID } from 'node:crypto';
import { argv, stdout } from 'node:process';
import { SqliteEventStore } from '../../../dist/sqlite/index.js';

const [task, path, stream] = argv.slice(2);

/** Eight writers at once, so that a kill meets groups under way; an id is printed once answered. */
async function write() {
  const store = await SqliteEventStore.open({ path });
  const endless = async () => {
    for (;;) {
      const event = { id: randomUUID(), type: 'Sold', data: { article: 'rice' }, metadata: {} };
      await store.append(stream, [event], 'any');
      stdout.write(`${event.id}\n`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, endless));
}

async function follow() {
  const store = await SqliteEventStore.open({ path, readonly: true });
  for await (const { events } of store.subscribe()) {
    for (const { id } of events) stdout.write(`${id}\n`);
  }
}

await (task === 'write' ? write() : follow());
