import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventStore, NewEvent, RecordedEvent } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { foldBatch } from './fold-batch.js';
import { ProjectionSet } from './projection-set.js';
import {
  draftDropped,
  draftSaved,
  ledger,
  ledgerRows,
  openEventStore,
  saleMade,
  saleVoided,
} from './testing/ledger.js';
import { runOnce } from './testing/run.js';

const companies = ['grocer', 'baker'];

interface Step {
  readonly stream: string;
  readonly event: () => NewEvent;
}

const sale = fc.constantFrom('s1', 's2', 's3');
const client = fc.constantFrom('Ana', 'Rui');
const company = fc.constantFrom(...companies);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(company, sale, client, fc.integer({ min: 0, max: 999 })).map(([id, ...made]) => ({
    stream: `journal-${id}`,
    event: () => saleMade(...made),
  })),
  fc.tuple(company, sale).map(([id, voided]) => ({
    stream: `journal-${id}`,
    event: () => saleVoided(voided),
  })),
  fc.tuple(fc.constantFrom('d1', 'd2'), fc.boolean(), client).map(([id, isSaved, name]) => ({
    stream: `draft-${id}`,
    event: () => (isSaved ? draftSaved('grocer', name) : draftDropped('grocer')),
  })),
);

async function journalOf(steps: readonly Step[]): Promise<EventStore> {
  const store = await openEventStore();
  for (const { stream, event } of steps) await store.append(stream, [event()], 'any');
  return store;
}

async function fromTheStart(store: EventStore): Promise<readonly unknown[]> {
  const rows = new SqliteReadStore(':memory:');
  await runOnce(store, rows, ledger);
  const found = await ledgerRows(rows, companies);
  await rows.close();
  return found;
}

async function foldAndWrite(rows: ReadStore, events: readonly RecordedEvent[]): Promise<void> {
  const set = new ProjectionSet(ledger);
  const { changes } = await foldBatch(set, rows, events, () => true);
  await rows.write(changes, { name: 'rows', position: undefined, revisions: {} });
}

describe('folding', () => {
  it('is the same in batches of any size, each done twice, some begun again from before', async () => {
    const cuts = fc.array(fc.nat({ max: 40 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), cuts, async (steps, restarts) => {
        const store = await journalOf(steps);
        const events: RecordedEvent[] = [];
        for await (const event of store.readAll()) events.push(event);
        const rows = new SqliteReadStore(':memory:');
        await rows.prepare(ledger.map(({ collection }) => collection));
        for (const restart of restarts) {
          const from = Math.floor(restart / 2);
          await foldAndWrite(rows, events.slice(0, restart));
          await foldAndWrite(rows, events.slice(from, restart));
        }
        await foldAndWrite(rows, events);
        await foldAndWrite(rows, events);
        expect(await ledgerRows(rows, companies)).toEqual(await fromTheStart(store));
        await rows.close();
        await store.close();
      }),
      { numRuns: 40 },
    );
  });

  it('is the same from any restart of the runner as from the start', async () => {
    const later = fc.array(step, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(later, { maxLength: 4 }), async (parts) => {
        const store = await openEventStore();
        const rows = new SqliteReadStore(':memory:');
        for (const steps of parts) {
          for (const { stream, event } of steps) await store.append(stream, [event()], 'any');
          await runOnce(store, rows, ledger, { batchSize: 3 });
        }
        if (parts.length > 0) {
          expect(await ledgerRows(rows, companies)).toEqual(await fromTheStart(store));
        }
        await rows.close();
        await store.close();
      }),
      { numRuns: 25 },
    );
  });
});
