import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecordedEvent } from '@balcao/event-store';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import { Journal } from '../../../libs/journal/src/journal.js';
import { defaultLimits, type JournalLimits } from '../../../libs/journal/src/limits.js';
import { metadataOf } from '../../../libs/journal/src/placed-event.js';
import type { ShopJournal } from '../../../libs/journal/src/testing/shop-journal.js';
import { by, collect, MemorySnapshots } from '../../../libs/journal/src/testing/shop-journal.js';
import { outcomeOf, receive, sell } from '../../../libs/journal/src/testing/shop-journal.js';
import type { ShopCommand } from '../../../libs/journal/src/testing/shop.js';
import { shopModel } from '../../../libs/journal/src/testing/shop.js';
import { verifyChain } from '../../../libs/journal/src/verify-chain.js';
import { eventually } from './eventually.js';
import type { AppendFault } from './faults.js';
import { StandIn } from './stand-in.js';

const deadlineMs = 300;

let server: StandIn;
let stores: EventStoreDbEventStore[];
let journals: ShopJournal[];
beforeEach(async () => {
  server = await StandIn.start();
  stores = [];
  journals = [];
});
afterEach(async () => {
  await Promise.all(journals.map((journal) => journal.close()));
  await Promise.all(stores.map((store) => store.close()));
  await server.end();
});

/** A journal on a connection of its own, as each node has. */
async function node(limits: Partial<JournalLimits> = {}): Promise<ShopJournal> {
  const store = await EventStoreDbEventStore.open({ url: server.url, deadlineMs });
  const journal = new Journal({
    store,
    snapshots: new MemorySnapshots(),
    model: shopModel(),
    clock: () => new Date('2026-03-02T08:00:00.000Z'),
    newId: () => 'unused',
    limits: { retryDelayMs: 1, eventsPerAppend: 3, eventsBetweenSnapshots: 7, ...limits },
  });
  stores.push(store);
  journals.push(journal);
  return journal;
}

const stored = (company: string) =>
  eventually(async () => {
    const [store] = stores;
    return store === undefined ? [] : collect(store.read(`journal-${company}`));
  });

async function* inOrder(events: readonly RecordedEvent[]): AsyncGenerator<RecordedEvent> {
  for (const event of events) yield await Promise.resolve(event);
}

/** Sales are numbered 1 to n, the chain holds, and every node has the same books. */
async function expectSoundBooks(company: string, events: readonly RecordedEvent[]): Promise<void> {
  const sold = events.filter(({ type }) => type === 'SaleIssued').map(({ data }) => data);
  expect(sold).toMatchObject(sold.map((_, at) => ({ number: at + 1 })));
  expect(await verifyChain(inOrder(events))).toMatchObject({ intact: true, events: events.length });
  const dumped = (journal: ShopJournal) =>
    eventually(() => journal.consult(company, (books) => shopModel().dump(books)));
  const fresh = await dumped(await node());
  for (const journal of journals) expect(await dumped(journal)).toEqual(fresh);
}

type Step = 'wait' | 'release' | 'drop' | { readonly node: number; readonly command: ShopCommand };

const commands = fc.constantFrom(sell('rice'), sell('rice', 2), receive('rice', 3));
const steps = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 10, arbitrary: fc.record({ node: fc.nat(1), command: commands }) },
  { weight: 3, arbitrary: fc.constant('wait') },
  { weight: 1, arbitrary: fc.constant('release') },
  { weight: 1, arbitrary: fc.constant('drop') },
);
const faults = fc.constantFrom<AppendFault>(
  ...(['none', 'none', 'none', 'refuse', 'loseRequest', 'loseAnswer', 'hold', 'mute'] as const),
);

describe('journals on EventStoreDB', () => {
  it('answer truly whatever becomes of their appends', async () => {
    let runs = 0;
    const check = async (script: readonly Step[], planned: readonly AppendFault[]) => {
      const company = `SHOP${(runs += 1)}`;
      const nodes = [await node(), await node()];
      server.faults.appends = [...planned];
      const answered: Promise<readonly [string, string]>[] = [];
      for (const [at, step] of script.entries()) {
        if (step === 'wait') await delay(3);
        else if (step === 'release') server.faults.release();
        else if (step === 'drop') server.dropConnections();
        else {
          const id = `c${at}`;
          const executing = nodes[step.node]?.execute(company, by(id, step.command));
          answered.push(outcomeOf(executing ?? Promise.reject(new Error())).then((it) => [id, it]));
        }
      }
      const answers = await Promise.all(answered);
      server.faults.appends = [];
      server.faults.release();
      const events = await stored(company);
      const executed = new Set(events.map((event) => metadataOf(event).commandId));
      const untrue = answers.filter(
        ([id, answer]) =>
          answer !== 'AppendOutcomeUnknown' && executed.has(id) !== (answer === 'done'),
      );
      expect(untrue).toEqual([]);
      await expectSoundBooks(company, events);
      await Promise.all(journals.splice(0).map((journal) => journal.close()));
      await Promise.all(stores.splice(0).map((store) => store.close()));
    };
    const scripts = fc.array(steps, { minLength: 1, maxLength: 25 });
    const plans = fc.array(faults, { maxLength: 8 });
    await fc.assert(fc.asyncProperty(scripts, plans, check), { numRuns: 15 });
  });

  it('wait for a conflict to be over that cannot be read yet, and then go on', async () => {
    const company = 'MERCEARIA';
    const { retryDelayMs } = defaultLimits;
    const nodes = [await node({ retryDelayMs }), await node({ retryDelayMs })];
    await nodes[0]?.execute(company, by('stock', receive('rice', 100)));
    // Longer than twenty tries take that do not pause between them.
    server.faults.indexDelayMs = 150;
    const sold = Array.from({ length: 6 }, (_, at) =>
      outcomeOf(nodes[at % 2]?.execute(company, by(`c${at}`, sell('rice'))) ?? Promise.resolve()),
    );
    expect(await Promise.all(sold)).toEqual(Array(6).fill('done'));
    server.faults.indexDelayMs = 0;
    await expectSoundBooks(company, await stored(company));
  });

  it('take no more commands of a company whose first events an operator has cut off', async () => {
    const company = 'MERCEARIA';
    const before = await node();
    await before.execute(company, by('stock', receive('rice', 100)));
    for (const id of ['c1', 'c2']) await before.execute(company, by(id, sell('rice')));
    server.log.truncate(`journal-${company}`, 2);
    const after = await node();
    await expect(after.execute(company, by('c3', sell('rice')))).rejects.toMatchObject({
      code: 'journal.damaged',
    });
    expect(server.log.stream(`journal-${company}`)).toHaveLength(3);
  });

  it('lose no answered command and leave no number out when the server comes and goes', async () => {
    const company = 'MERCEARIA';
    const nodes = [await node(), await node()];
    await nodes[0]?.execute(company, by('stock', receive('rice', 100_000)));
    let isOver = false;
    const answered: string[] = [];
    const callers = Array.from({ length: 16 }, async (_, caller) => {
      for (let at = 0; !isOver; at += 1) {
        const id = `${caller}x${at}`;
        const journal = nodes[caller % 2];
        const outcome = await outcomeOf(
          journal?.execute(company, by(id, sell('rice'))) ?? Promise.resolve(),
        );
        if (outcome === 'done') answered.push(id);
        else await delay(10);
      }
    });
    for (const awayMs of [1, 60, 250]) {
      await delay(150);
      await server.stop();
      await delay(awayMs);
      await server.start();
      const before = answered.length;
      await eventually(() =>
        answered.length > before ? Promise.resolve() : Promise.reject(new Error('nothing sold')),
      );
    }
    isOver = true;
    await Promise.all(callers);
    const events = await stored(company);
    const ids = events.map((event) => metadataOf(event).commandId);
    expect(new Set(ids).size).toBe(ids.length);
    const executed = new Set(ids);
    expect(answered.filter((id) => !executed.has(id))).toEqual([]);
    await expectSoundBooks(company, events);
  });
});
