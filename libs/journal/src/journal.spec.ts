import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Bench } from './testing/shop-journal.js';
import {
  by,
  company,
  mondayMorning,
  openBench,
  outcomeOf,
  receive,
  sell,
} from './testing/shop-journal.js';
import { saleId } from './testing/shop.js';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.end());

describe('executing a command', () => {
  it('answers the events in their places, which are what the store keeps', async () => {
    const journal = bench.journal();
    const command = {
      ...by('c1', receive('rice', 10)),
      correlationId: 'request7',
      causationId: 'm3',
    };
    const { revision, events, repeated } = await journal.execute(company, command);
    const [stored] = await bench.stored();
    expect({ revision, repeated }).toEqual({ revision: 0, repeated: false });
    expect(events).toEqual([
      {
        id: stored?.id,
        revision: 0,
        type: 'GoodsReceived',
        data: { id: 'rice', quantity: 10 },
        metadata: stored?.metadata,
      },
    ]);
    expect(stored?.metadata).toEqual({
      actorId: 'amina',
      companyId: company,
      commandId: 'c1',
      commandHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      correlationId: 'request7',
      causationId: 'm3',
      recordedAt: mondayMorning,
      schemaVersion: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(stored?.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('refuses by the books, and then nothing is written', async () => {
    const journal = bench.journal();
    expect(await outcomeOf(journal.execute(company, by('c1', sell('rice'))))).toBe('outOfStock');
    expect(await bench.stored()).toEqual([]);
    expect(await journal.exists(company)).toBe(false);
    expect(await journal.revision(company)).toBe(-1);
  });

  it('answers a command that decides on nothing without an append', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c1', receive('rice', 1)));
    const glanced = await journal.execute(company, by('c2', { kind: 'glance' }));
    expect(glanced).toEqual({ revision: 0, events: [], repeated: false });
    expect(bench.store.appends).toEqual([1]);
  });

  it('leaves the books unchanged when an event cannot be folded', async () => {
    const journal = bench.journal();
    const goods = { rice: 1, beans: 10n as unknown as number };
    expect(await outcomeOf(journal.execute(company, by('c1', { kind: 'receive', goods })))).toBe(
      'TypeError',
    );
    expect(await journal.inspect(company, (books) => books.shelf.get('rice'))).toBe(undefined);
  });
});

describe('the journals of companies', () => {
  it('are kept apart', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c1', receive('rice', 1)));
    expect(await outcomeOf(journal.execute('PADARIA', by('c1', sell('rice'))))).toBe('outOfStock');
    expect(await outcomeOf(journal.execute('a-b', by('c1', sell('rice'))))).toBe('RangeError');
  });

  it('never let the recorded instants go back when a clock does', async () => {
    let now = mondayMorning;
    const journal = bench.journal({ clock: () => new Date(now) });
    await journal.execute(company, by('c1', receive('rice', 1)));
    now = '2026-03-02T07:00:00.000Z';
    await journal.execute(company, by('c2', receive('rice', 1)));
    now = '2026-03-02T08:00:01.000Z';
    await journal.execute(company, by('c3', receive('rice', 1)));
    const recorded = (await bench.stored()).map(({ metadata }) => metadata);
    expect(recorded).toMatchObject([
      { recordedAt: mondayMorning },
      { recordedAt: mondayMorning },
      { recordedAt: '2026-03-02T08:00:01.000Z' },
    ]);
  });

  it('keep nothing to take back once it is durable', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c1', receive('rice', 1)));
    const left = await journal.inspect(company, (books) => {
      books.undo.rollback(0);
      return books.shelf.get('rice');
    });
    expect(left).toBe(1);
  });

  it('take no command where an event was not written by a journal, and can be read', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c1', receive('rice', 1)));
    const id = '0b8f9e9c-7d54-4a38-9a5e-0d1f6f9b2c11';
    const foreign = { id, type: 'GoodsReceived', data: { id: 'rice', quantity: 1 }, metadata: {} };
    await bench.store.append(`journal-${company}`, [foreign], 0);
    const outcome = await outcomeOf(journal.execute(company, by('c2', sell('rice'))));
    expect(outcome).toBe('journal.damaged');
    expect(await outcomeOf(bench.journal().revision(company))).toBe('done');
  });

  it('turn everybody away once they are closed, but those who wait', async () => {
    const journal = bench.journal();
    const underWay = journal.execute(company, by('c1', receive('rice', 1)));
    await journal.close();
    expect(await outcomeOf(underWay)).toBe('done');
    expect(await outcomeOf(journal.execute(company, by('c2', sell('rice'))))).toBe(
      'journal.closed',
    );
    expect(await outcomeOf(journal.inspect(company, () => 1))).toBe('journal.closed');
  });
});

describe('the history of a record', () => {
  it('is read from the journal by its thread, the newest first, page by page', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c1', { kind: 'receive', goods: { rice: 5, beans: 5 } }));
    await journal.execute(company, by('c2', sell('beans')));
    await journal.execute(company, by('c3', receive('rice', 2)));
    await journal.execute(company, by('c4', receive('rice', 3)));
    const first = await journal.history(company, 'rice', { limit: 2 });
    expect(first.events.map(({ revision, data }) => [revision, data])).toEqual([
      [4, { id: 'rice', quantity: 3 }],
      [3, { id: 'rice', quantity: 2 }],
    ]);
    expect(first.next).toBe(0);
    const second = await journal.history(company, 'rice', { before: 0, limit: 2 });
    expect(second.events.map(({ revision }) => revision)).toEqual([0]);
    expect(second).not.toHaveProperty('next');
  });

  it('is empty for what was never heard of, and for a cursor of another record', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c1', receive('rice', 5)));
    expect(await journal.history(company, 'beans', { limit: 9 })).toEqual({ events: [] });
    expect(await journal.history(company, 'beans', { limit: 9, before: 0 })).toEqual({
      events: [],
    });
  });

  it('threads the events of one command too', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c1', receive('rice', 5)));
    await journal.execute(company, by('c2', sell('rice')));
    const { events } = await journal.execute(company, by('c3', { kind: 'void', number: 1 }));
    expect(events).toMatchObject([{ data: { id: saleId(1) }, metadata: { previous: 1 } }]);
  });
});

describe('rehearsing a command', () => {
  it('shows what it would lead to and takes it back', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('c1', receive('rice', 5)));
    const rehearsed = await journal.rehearse(
      company,
      by('c2', sell('rice', 2)),
      (books, events) => ({
        left: books.shelf.get('rice'),
        types: events.map(({ type }) => type),
      }),
    );
    expect(rehearsed).toEqual({ left: 3, types: ['SaleIssued'] });
    expect(await journal.inspect(company, (books) => books.shelf.get('rice'))).toBe(5);
    const { events } = await journal.execute(company, by('c2', sell('rice', 2)));
    expect(events).toMatchObject([{ data: { number: 1 } }]);
    expect(bench.store.appends).toEqual([1, 1]);
  });

  it('passes on the refusal', async () => {
    const journal = bench.journal();
    const rehearsed = journal.rehearse(company, by('c1', sell('rice')), () => 'accepted');
    expect(await outcomeOf(rehearsed)).toBe('outOfStock');
  });
});
