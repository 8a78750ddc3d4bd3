import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { overwriteText, spoilPagesOf } from '@balcao/event-store/testing';
import { intactEvents } from './intact-events.js';
import { Journal } from './journal.js';
import { JournalDamages } from './journal-damages.js';
import type { Bench } from './testing/shop-journal.js';
import {
  by,
  collect,
  company,
  MemorySnapshots,
  mondayMorning,
  openBench,
  outcomeOf,
  receive,
  sell,
} from './testing/shop-journal.js';
import { shopModel } from './testing/shop.js';
import { verifyJournal } from './verify-journal.js';

const clock = () => new Date(mondayMorning);
const stream = `journal-${company}`;

let bench: Bench;
let path: string;
beforeEach(async () => {
  bench = await openBench();
  path = join(bench.folder, 'events.db');
  const journal = bench.journal();
  await journal.execute(company, by('c0', receive('rice', 9)));
  await journal.execute(company, by('c1', receive('beans', 731)));
  for (const id of ['c2', 'c3', 'c4']) await journal.execute(company, by(id, sell('rice')));
  await journal.close();
  await bench.store.close();
});
afterEach(() => bench.end());

/** A process that is started on the file as it is. */
async function started<T>(
  work: (store: SqliteEventStore, journal: ReturnType<typeof journalOn>) => Promise<T>,
): Promise<T> {
  const store = await SqliteEventStore.open({ path });
  const journal = journalOn(store);
  try {
    return await work(store, journal);
  } finally {
    await journal.journal.close();
    await store.close();
  }
}

function journalOn(store: SqliteEventStore) {
  const damages = new JournalDamages({ store, clock });
  const snapshots = new MemorySnapshots();
  const limits = { eventsWorthASnapshot: 1 };
  const options = { store, snapshots, damages, limits, model: shopModel(), clock };
  return { journal: new Journal({ ...options, newId: () => 'unused' }), damages, snapshots };
}

const flipDigit = () => {
  overwriteText(path, '"quantity":731', '"quantity":741');
};
const breakJson = () => {
  overwriteText(path, '"quantity":731', '"quantity"|731');
};

describe.each([
  ['a digit of an amount is another', flipDigit, { revision: 1, fault: 'hash' }],
  ['the JSON of an event is none', breakJson, { revision: 1, fault: 'unreadable' }],
] as const)('a journal of which %s', (_, spoil, damage) => {
  beforeEach(spoil);

  it('is found where it is folded, and takes no command any more', async () => {
    await started(async (_store, { journal, damages, snapshots }) => {
      const command = by('c5', sell('rice'));
      await expect(journal.execute(company, command)).rejects.toMatchObject({
        code: 'journal.damaged',
        companyId: company,
        damage,
      });
      expect(await outcomeOf(journal.rehearse(company, command, () => 1))).toBe('journal.damaged');
      expect(damages.of(company)).toEqual(damage);
      // What can be read is: three of the nine sacks are sold.
      expect(await journal.consult(company, ({ shelf }) => shelf.get('rice'))).toBe(6);
      await journal.close();
      expect(snapshots.files.size).toBe(0);
    });
  });

  it('is known after a restart, also to those who fold nothing of it', async () => {
    await started((_store, { journal }) => journal.consult(company, () => undefined));
    await started(async (_store, { damages }) => {
      await damages.ready();
      expect(damages.of(company)).toEqual(damage);
    });
  });

  it('is named by the check of the whole chain', () =>
    started(async (store) => {
      expect(await verifyJournal(store, company)).toMatchObject({ intact: false, ...damage });
    }));

  it('is folded no further once more than to the event before', () =>
    started(async (store) => {
      const read = async (from: number, limit: number) =>
        (await collect(intactEvents(store).read(stream, { from, limit }))).length;
      expect(await read(0, 1)).toBe(1);
      await expect(read(0, 5)).rejects.toMatchObject({ code: 'journal.damaged', damage });
    }));

  it('is as good as new once the file is restored', async () => {
    await started((_store, { journal }) => journal.consult(company, () => undefined));
    if (damage.fault === 'hash') overwriteText(path, '"quantity":741', '"quantity":731');
    else overwriteText(path, '"quantity"|731', '"quantity":731');
    await started(async (_store, { journal, damages }) => {
      expect(await outcomeOf(journal.execute(company, by('c5', sell('rice'))))).toBe('done');
      expect(damages.of(company)).toBeUndefined();
    });
  });
});

describe('a journal on pages that cannot be read', () => {
  it('is named as unreadable, and takes no command', async () => {
    spoilPagesOf(path, '"quantity":731');
    await started(async (store, { journal, damages }) => {
      expect(await verifyJournal(store, company)).toMatchObject({
        intact: false,
        fault: 'unreadable',
      });
      expect(await outcomeOf(journal.execute(company, by('c5', sell('rice'))))).toBe(
        'journal.damaged',
      );
      expect(damages.of(company)).toMatchObject({ fault: 'unreadable' });
    });
  });
});
