import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Bench, ShopJournal } from './testing/shop-journal.js';
import { by, company, openBench, outcomeOf, receive, sell } from './testing/shop-journal.js';
import type { Fault } from './testing/unreliable-store.js';

let bench: Bench;
let journal: ShopJournal;
beforeEach(async () => {
  bench = await openBench();
  journal = bench.journal({ limits: { retryDelayMs: 1, eventsPerAppend: 2, appendAttempts: 3 } });
  await journal.execute(company, by('c0', receive('rice', 3)));
});
afterEach(() => bench.end());

/** Four sales of three bags at once, in appends of two: the last is decided as out of stock. */
function sellThreeBagsFourTimes(): Promise<readonly string[]> {
  const ids = ['c1', 'c2', 'c3', 'c4'];
  return Promise.all(ids.map((id) => outcomeOf(journal.execute(company, by(id, sell('rice'))))));
}

const shelf = () => journal.inspect(company, (books) => books.shelf.get('rice'));

describe('an append that the store refuses', () => {
  it('answers every waiting caller and leaves the books at the durable revision', async () => {
    bench.store.faults = ['refuse'];
    expect(await sellThreeBagsFourTimes()).toEqual(Array(4).fill('StoreUnavailable'));
    expect(await shelf()).toBe(3);
    expect(await journal.revision(company)).toBe(0);
    expect(await bench.stored()).toHaveLength(1);
  });

  it('takes nobody down who was answered before', async () => {
    bench.store.faults = ['none', 'refuse'];
    const unavailable = 'StoreUnavailable';
    expect(await sellThreeBagsFourTimes()).toEqual(['done', 'done', unavailable, unavailable]);
    expect(await shelf()).toBe(1);
  });

  it('lets the same commands through later, with the numbers that were not used', async () => {
    bench.store.faults = ['refuse'];
    await sellThreeBagsFourTimes();
    expect(await sellThreeBagsFourTimes()).toEqual(['done', 'done', 'done', 'outOfStock']);
    const numbers = (await bench.stored()).slice(1).map(({ data }) => data);
    expect(numbers).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  it('never answers a refusal that rested on it', async () => {
    const release = bench.store.hold();
    bench.store.faults = ['refuse'];
    const all = journal.execute(company, by('c1', sell('rice', 3)));
    const tooLate = outcomeOf(journal.execute(company, by('c2', sell('rice'))));
    expect(await shelf()).toBe(0);
    release();
    expect(await outcomeOf(all)).toBe('StoreUnavailable');
    expect(await tooLate).toBe('StoreUnavailable');
    expect(await outcomeOf(journal.execute(company, by('c2', sell('rice'))))).toBe('done');
  });
});

describe('an append whose answer is lost', () => {
  it.each<[Fault[]]>([
    [['loseAnswer']],
    [['loseRequest']],
    [['crash']],
    [['loseRequest', 'loseAnswer']],
    [['loseRequest', 'refuse']],
    [['none', 'loseAnswer']],
  ])('is looked up and, if need be, sent again: %j', async (faults) => {
    bench.store.faults = faults;
    expect(await sellThreeBagsFourTimes()).toEqual(['done', 'done', 'done', 'outOfStock']);
    expect(await bench.stored()).toHaveLength(4);
    expect(await shelf()).toBe(0);
  });

  it('tells its callers so when it cannot be found out', async () => {
    bench.store.faults = ['loseRequest', 'loseRequest', 'refuse'];
    const unknown = 'AppendOutcomeUnknown';
    expect(await sellThreeBagsFourTimes()).toEqual([unknown, unknown, unknown, unknown]);
    expect(await shelf()).toBe(3);
  });

  it('that arrives when all have given it up is found by the next command', async () => {
    bench.store.faults = ['delay', 'loseRequest', 'loseRequest'];
    const first = journal.execute(company, by('c1', sell('rice', 3)));
    expect(await outcomeOf(first)).toBe('AppendOutcomeUnknown');
    await bench.store.deliverDelayed();
    expect(await outcomeOf(journal.execute(company, by('c2', sell('rice'))))).toBe('outOfStock');
    const again = await journal.execute(company, by('c1', sell('rice', 3)));
    expect(again).toMatchObject({ repeated: true, revision: 1, events: [{ revision: 1 }] });
  });

  it('that arrives in the middle of the same command sent again is not taken for it', async () => {
    let now = Date.parse('2026-03-02T08:00:00Z');
    journal = bench.journal({ clock: () => new Date((now += 1_000)), limits: { retryDelayMs: 1 } });
    bench.store.faults = ['delay', 'loseRequest', 'loseRequest'];
    const command = by('c1', sell('rice', 3));
    expect(await outcomeOf(journal.execute(company, command))).toBe('AppendOutcomeUnknown');
    const release = bench.store.hold();
    const again = journal.execute(company, command);
    await journal.revision(company);
    await bench.store.deliverDelayed();
    release();
    const { repeated, events } = await again;
    const stored = await bench.stored();
    expect(repeated).toBe(true);
    expect(events.map(({ id }) => id)).toEqual(stored.slice(1).map(({ id }) => id));
  });

  it('keeps commands waiting while the tail is read, and fails them if it cannot be', async () => {
    bench.store.faults = ['loseRequest', 'loseRequest', 'loseRequest'];
    await sellThreeBagsFourTimes();
    bench.store.readsFail = true;
    expect(await outcomeOf(journal.execute(company, by('c5', sell('rice'))))).toBe(
      'StoreUnavailable',
    );
    bench.store.readsFail = false;
    expect(await outcomeOf(journal.execute(company, by('c5', sell('rice'))))).toBe('done');
  });
});

describe('a store that cannot be read', () => {
  it('fails the first callers of a company, and loads the books for the next', async () => {
    const late = bench.journal();
    bench.store.readsFail = true;
    const both = ['c1', 'c2'].map((id) => outcomeOf(late.execute(company, by(id, sell('rice')))));
    expect(await Promise.all(both)).toEqual(['StoreUnavailable', 'StoreUnavailable']);
    bench.store.readsFail = false;
    expect(await outcomeOf(late.execute(company, by('c1', sell('rice'))))).toBe('done');
  });
});

describe('an append that is larger than the store takes', () => {
  it('fails the command that is too large, and none that was sent with it', async () => {
    const roomy = bench.journal({ limits: { retryDelayMs: 1 } });
    const release = bench.store.hold();
    const first = roomy.execute(company, by('b0', receive('beans', 1)));
    await new Promise((resolve) => setImmediate(resolve));
    bench.store.eventsPerAppendMax = 2;
    const manyGoods = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, 1]));
    const all = [
      roomy.execute(company, by('b1', sell('rice'))),
      roomy.execute(company, by('b2', { kind: 'receive', goods: manyGoods })),
      roomy.execute(company, by('b3', sell('rice'))),
      roomy.execute(company, by('b4', sell('rice'))),
    ].map(outcomeOf);
    release();
    await first;
    expect(await Promise.all(all)).toEqual(['done', 'AppendTooLarge', 'done', 'done']);
    expect((await bench.stored()).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a store that was restored to an older state under a running journal', () => {
  it('is noticed, and the next command goes on from what is there', async () => {
    const older = bench.journal();
    await older.execute(company, by('o1', sell('rice')));
    await bench.rewind(1);
    expect(await outcomeOf(older.execute(company, by('o2', sell('rice'))))).toBe('journal.rewound');
    expect(await outcomeOf(older.execute(company, by('o2', sell('rice'))))).toBe('done');
    expect((await bench.stored()).map(({ revision }) => revision)).toEqual([0, 1]);
  });
});
