import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Bench } from './testing/shop-journal.js';
import { by, company, openBench, outcomeOf, receive, sell } from './testing/shop-journal.js';
import { shopModel } from './testing/shop.js';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.end());

const goods = by('c1', { kind: 'receive', goods: { rice: 5, beans: 7 } });

describe('the same command id again', () => {
  it('answers what it answered the first time', async () => {
    const journal = bench.journal();
    const first = await journal.execute(company, goods);
    await journal.execute(company, by('c2', sell('rice')));
    expect(await journal.execute(company, goods)).toEqual({ ...first, repeated: true });
    expect(await bench.stored()).toHaveLength(3);
  });

  it('answers so after the books were reloaded, and on another node', async () => {
    const here = bench.journal();
    let now = Date.parse('2026-03-02T09:00:00Z');
    const there = bench.journal({ clock: () => new Date((now += 1_000)) });
    await there.execute(company, by('c0', receive('rice', 1)));
    const first = await here.execute(company, goods);
    expect(await there.execute(company, goods)).toEqual({ ...first, repeated: true });
    expect(await bench.journal().execute(company, goods)).toEqual({ ...first, repeated: true });
  });

  it('shares the answer while the first is still on its way', async () => {
    const journal = bench.journal();
    const release = bench.store.hold();
    const both = [journal.execute(company, goods), journal.execute(company, goods)];
    release();
    const [first, second] = await Promise.all(both);
    expect([first?.repeated, second?.repeated]).toEqual([false, true]);
    expect(second?.events).toEqual(first?.events);
    expect(bench.store.appends).toEqual([2]);
  });

  it('takes the names of a body in any order', async () => {
    const journal = bench.journal();
    await journal.execute(company, goods);
    const reordered = { kind: 'receive', goods: { beans: 7, rice: 5 } } as const;
    expect((await journal.execute(company, by('c1', reordered))).repeated).toBe(true);
  });
});

describe('a command of the product itself', () => {
  it('is known by the unmarked id that it had in an earlier version', async () => {
    const first = await bench.journal().execute(company, by('import-row1', receive('rice', 5)));
    const again = await bench.journal().execute(company, by('~import-row1', receive('rice', 5)));
    expect(again).toEqual({ ...first, repeated: true });
  });

  it('is carried out although somebody sent another command under that id', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('seal-2026-03-02', receive('rice', 5)));
    const own = by('~seal-2026-03-02', receive('beans', 1));
    expect(await journal.execute(company, own)).toMatchObject({ repeated: false });
    expect(await journal.execute(company, own)).toMatchObject({ repeated: true });
  });
});

describe('a command with things found for it', () => {
  it('is the same again while what was sent is, and another with another', async () => {
    const journal = bench.journal();
    const sent = { order: 'of Tuesday' };
    const first = await journal.execute(company, { ...goods, sent });
    const found = { ...by('c1', receive('rice', 9)), sent };
    const again = await journal.execute(company, found);
    expect(again).toEqual({ ...first, repeated: true });
    const other = journal.execute(company, { ...found, sent: { order: 'of Friday' } });
    expect(await outcomeOf(other)).toBe('command.reused');
  });
});

describe('a command id that was used', () => {
  it('is refused with another body', async () => {
    const journal = bench.journal();
    await journal.execute(company, goods);
    const reused = journal.execute(company, by('c1', receive('rice', 6)));
    expect(await outcomeOf(reused)).toBe('command.reused');
    expect(await bench.stored()).toHaveLength(2);
  });

  it('waits with another body for the first, and is refused only if that was accepted', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c0', receive('rice', 1)));
    const outcomes = [
      outcomeOf(journal.execute(company, by('c1', sell('rice')))),
      outcomeOf(journal.execute(company, by('c1', sell('beans')))),
      outcomeOf(journal.execute(company, by('c2', sell('beans')))),
      outcomeOf(journal.execute(company, by('c2', receive('beans', 1)))),
    ];
    expect(await Promise.all(outcomes)).toEqual(['done', 'command.reused', 'outOfStock', 'done']);
  });

  it('is decided again when the first was refused', async () => {
    const journal = bench.journal();
    expect(await outcomeOf(journal.execute(company, by('c1', sell('rice'))))).toBe('outOfStock');
    await journal.execute(company, by('c2', receive('rice', 1)));
    expect((await journal.execute(company, by('c1', sell('rice')))).repeated).toBe(false);
  });

  it('is refused when the index takes it for another id', async () => {
    const model = shopModel();
    const journal = bench.journal({
      model: {
        ...model,
        commandRevision: (books, id) => model.commandRevision(books, id === 'c9' ? 'c1' : id),
      },
    });
    await journal.execute(company, goods);
    const collided = journal.execute(company, { ...goods, commandId: 'c9' });
    expect(await outcomeOf(collided)).toBe('command.reused');
  });
});
