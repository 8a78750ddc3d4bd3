import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Bench } from './testing/shop-journal.js';
import { by, company, openBench, outcomeOf, receive, sell } from './testing/shop-journal.js';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.end());

const turnsOfTheLoop = (count: number) =>
  Array.from({ length: count }).reduce<Promise<void>>(
    (before) => before.then(() => new Promise((resolve) => setImmediate(resolve))),
    Promise.resolve(),
  );

describe('group commit', () => {
  it('sends what was decided during one append together in the next', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c0', receive('rice', 100)));
    const release = bench.store.hold();
    const first = journal.execute(company, by('c1', sell('rice')));
    await turnsOfTheLoop(3);
    const others = [2, 3, 4, 5].map((n) => journal.execute(company, by(`c${n}`, sell('rice'))));
    await turnsOfTheLoop(3);
    expect(bench.store.appends).toEqual([1, 1]);
    release();
    const answers = await Promise.all([first, ...others]);
    expect(bench.store.appends).toEqual([1, 1, 4]);
    expect(answers.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
  });

  it('answers nobody before the events are durable', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c0', receive('rice', 1)));
    const release = bench.store.hold();
    const answered: string[] = [];
    const note = (who: string) => (outcome: string) => answered.push(`${who} ${outcome}`);
    const all = [
      outcomeOf(journal.execute(company, by('c1', sell('rice')))).then(note('sale')),
      outcomeOf(journal.execute(company, by('c2', sell('rice')))).then(note('late sale')),
      outcomeOf(journal.execute(company, by('c3', { kind: 'glance' }))).then(note('glance')),
      journal
        .consult(company, (books) => books.shelf.get('rice'))
        .then((left) => note('left')(String(left))),
    ];
    await turnsOfTheLoop(5);
    expect(answered).toEqual([]);
    expect(await journal.inspect(company, (books) => books.shelf.get('rice'))).toBe(0);
    expect(await journal.revision(company)).toBe(0);
    release();
    await Promise.all(all);
    expect(answered.sort()).toEqual(['glance done', 'late sale outOfStock', 'left 0', 'sale done']);
  });
});

describe('the limits of group commit', () => {
  it('send no more events in one append, but for a command that has more', async () => {
    const journal = bench.journal({ limits: { eventsPerAppend: 3 } });
    const goods = { rice: 1, beans: 1, maize: 1, flour: 1 };
    const commands = [
      by('c1', receive('rice', 1)),
      by('c2', receive('rice', 1)),
      by('c3', { kind: 'receive', goods }),
      by('c4', receive('rice', 1)),
      by('c5', { kind: 'glance' }),
      by('c6', receive('rice', 1)),
    ];
    await Promise.all(commands.map((command) => journal.execute(company, command)));
    expect(bench.store.appends).toEqual([2, 4, 2]);
  });

  it('let nothing be decided further ahead than two appends, and keep the order of all', async () => {
    const journal = bench.journal({ limits: { eventsPerAppend: 2 } });
    await journal.execute(company, by('c0', receive('rice', 9)));
    const release = bench.store.hold();
    const ids = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'];
    const sales = ids.map((id) => journal.execute(company, by(id, sell('rice'))));
    await turnsOfTheLoop(3);
    expect(await journal.inspect(company, (books) => books.lastNumber.get())).toBe(4);
    release();
    const revisions = (await Promise.all(sales)).map(({ revision }) => revision);
    expect(revisions).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('turn callers away when too many wait, and serve them again later', async () => {
    const journal = bench.journal({ limits: { waitingCommands: 2 } });
    const outcomes = ['c1', 'c2', 'c3'].map((id) =>
      outcomeOf(journal.execute(company, by(id, receive('rice', 1)))),
    );
    expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'journal.overloaded']);
    expect(await outcomeOf(journal.execute(company, by('c3', receive('rice', 1))))).toBe('done');
  });
});

describe('another node on the same journal', () => {
  it('is noticed, and what was decided on the old books is decided again', async () => {
    const here = bench.journal();
    const there = bench.journal();
    await here.execute(company, by('c0', receive('rice', 1)));
    await there.revision(company);
    expect(await outcomeOf(there.execute(company, by('t1', sell('rice'))))).toBe('done');
    const outcomes = ['h1', 'h2'].map((id) =>
      outcomeOf(here.execute(company, by(id, sell('rice')))),
    );
    expect(await Promise.all(outcomes)).toEqual(['outOfStock', 'outOfStock']);
    expect(await here.revision(company)).toBe(1);
  });

  it('turns a refusal into an acceptance when it brought what was missing', async () => {
    const here = bench.journal();
    const there = bench.journal();
    await here.execute(company, by('c0', receive('rice', 1)));
    await there.execute(company, by('t1', receive('beans', 1)));
    expect(await outcomeOf(here.execute(company, by('h1', sell('beans'))))).toBe('done');
    await there.execute(company, by('t2', receive('beans', 1)));
    const outcomes = [
      outcomeOf(here.execute(company, by('h2', sell('rice')))),
      outcomeOf(here.execute(company, by('h3', sell('beans')))),
    ];
    expect(await Promise.all(outcomes)).toEqual(['done', 'done']);
  });

  it('is seen by users who consult', async () => {
    const here = bench.journal();
    const there = bench.journal();
    await here.execute(company, by('c0', receive('rice', 1)));
    await there.execute(company, by('t1', receive('rice', 4)));
    const rice = () => here.consult(company, (books) => books.shelf.get('rice'));
    expect(await rice()).toBe(5);
  });

  it('loses no command and doubles none while both write', async () => {
    const nodes = [bench.journal(), bench.journal()];
    await nodes[0]?.execute(company, by('c0', receive('rice', 1_000)));
    const run = async (node: number) => {
      for (let n = 0; n < 60; n += 4) {
        const ids = [n, n + 1, n + 2, n + 3].map((at) => `n${node}x${at}`);
        const sales = ids.map((id) => nodes[node]?.execute(company, by(id, sell('rice'))));
        await Promise.all(sales.filter((sale) => sale !== undefined));
      }
    };
    await Promise.all([run(0), run(1)]);
    const sales = (await bench.stored()).slice(1).map(({ data }) => data);
    expect(sales).toMatchObject(Array.from({ length: 120 }, (_, at) => ({ number: at + 1 })));
  });

  it('gives up, nothing written, when it is overtaken again and again', async () => {
    const here = bench.journal({ limits: { conflictRetries: 0 } });
    const there = bench.journal();
    await here.execute(company, by('c0', receive('rice', 1)));
    await there.execute(company, by('t1', receive('rice', 1)));
    expect(await outcomeOf(here.execute(company, by('h1', sell('rice'))))).toBe(
      'journal.contended',
    );
    expect(await outcomeOf(here.execute(company, by('h1', sell('rice'))))).toBe('done');
    expect(await bench.stored()).toHaveLength(3);
  });
});

describe('the size of an append', () => {
  it('is bounded in bytes, but for a command that has more', async () => {
    const journal = bench.journal({ limits: { bytesPerAppend: 1_500 } });
    await journal.execute(company, by('c0', receive('rice', 100)));
    const release = bench.store.hold();
    const first = journal.execute(company, by('c1', sell('rice')));
    await turnsOfTheLoop(3);
    const others = [2, 3, 4, 5, 6, 7].map((n) =>
      journal.execute(company, by(`c${n}`, sell('rice'))),
    );
    await turnsOfTheLoop(3);
    release();
    await Promise.all([first, ...others]);
    const sent = bench.store.appends.slice(2);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(Math.max(...sent)).toBeLessThan(6);
  });
});
