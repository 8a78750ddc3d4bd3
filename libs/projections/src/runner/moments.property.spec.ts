import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Commerce, sequencesOf } from '@balcao/domain/testing';
import type { EventStore, NewEvent } from '@balcao/event-store';
import { anyRowsOf, pastStep, type RowReader } from '@balcao/read-store';
import { openMoment, openRowReader, SqliteReadStore } from '@balcao/read-store/sqlite';
import { allProjections } from '../all-projections.js';
import type { AnyProjection } from '../projection.js';
import { foldUntil } from './fold-until.js';
import { clients, ledger, openEventStore, saleMade, saleVoided, sales } from './testing/ledger.js';

const companyId = 'grocer';
const stream = `journal-${companyId}`;
/** The name that `foldUntil` gives its checkpoint. */
const checkpoint = 'until';

const ofJournal = (projections: readonly AnyProjection[]) =>
  projections.filter(({ category }) => category === 'journal');

describe('a moment that is answered from the live rows', () => {
  let folder: string;
  let store: EventStore;
  let live: SqliteReadStore;
  let files = 0;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'moments-'));
    store = await openEventStore();
    live = new SqliteReadStore(join(folder, 'read.db'));
  });
  afterEach(async () => {
    await live.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const foldLive = (projections: readonly AnyProjection[], until: number, batchSize: number) =>
    foldUntil({ store, rows: live, projections, stream, until, batchSize });
  const makeLive = (projections: readonly AnyProjection[]) =>
    live.makeLive(
      projections.map(({ collection }) => collection),
      { name: 'others', position: undefined, revisions: {} },
    );
  const newFile = () => join(folder, `moment${(files += 1)}.db`);

  /** The rows of a moment, or undefined where the live ones do not tell. */
  async function rowsAt(projections: readonly AnyProjection[], revision: number) {
    const file = newFile();
    const collections = projections.map(({ collection }) => collection);
    const asked = { file, live: join(folder, 'read.db'), checkpoint, partition: companyId };
    const rows = openMoment({ ...asked, revision, collections });
    if (rows === undefined) return undefined;
    await foldUntil({ store, rows, projections, stream, until: revision });
    await rows.close();
    return openRowReader(file);
  }

  async function folded(projections: readonly AnyProjection[], until: number) {
    const rows = new SqliteReadStore(':memory:');
    await foldUntil({ store, rows, projections, stream, until });
    return rows;
  }

  /** What somebody sees who looks at everything. */
  async function seen(rows: RowReader, projections: readonly AnyProjection[]) {
    const all: unknown[] = [];
    for (const { collection } of projections) {
      const any = anyRowsOf(collection);
      const [first = []] = collection.indexes;
      const sort = first.map((field) => [field as 'id', 'desc'] as const);
      const found = await rows.find(any, companyId, {});
      const ids = found.map(({ id }) => id);
      all.push(
        found,
        await rows.find(any, companyId, { sort, skip: 3, limit: 20 }),
        await rows.count(any, companyId, { search: 'ar' }),
        await rows.count(any, companyId, { where: { revision: { $gte: 900 } } }),
        await rows.group(any, companyId, { by: first.slice(0, 1) as 'id'[], sum: ['revision'] }),
        await rows.getMany(any, companyId, [...ids.slice(0, 5).reverse(), 'none']),
        await rows.get(any, companyId, ids.at(-1) ?? 'none'),
      );
    }
    return all;
  }

  const name = fc.constantFrom('Ana', 'Rui', 'Zé', 'Arlindo');
  const sale = fc.nat(60).map((number) => `s${number}`);
  const event: fc.Arbitrary<() => NewEvent> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(sale, name, fc.nat(999)).map((made) => () => saleMade(...made)),
    },
    { weight: 1, arbitrary: sale.map((id) => () => saleVoided(id)) },
  );
  const last = 3 * pastStep;

  it('is to the letter what folding up to it shows, also while the live rows go on', async () => {
    const events = fc.array(event, { minLength: last + 1, maxLength: last + 1, size: 'max' });
    const [made = []] = fc.sample(events, { numRuns: 1, seed: 11 });
    await store.append(
      stream,
      made.map((each) => each()),
      'no-stream',
    );
    const projections = ofJournal(ledger);
    await foldLive(projections, 700, 97);
    await makeLive(projections);
    const before = await rowsAt(projections, 600);
    await foldLive(projections, last, 400);
    const moments = [511, 512, 600, 1_023, 1_024, 1_200, last - 1, last];
    for (const revision of moments) {
      const [then, oracle] = [
        await rowsAt(projections, revision),
        await folded(projections, revision),
      ];
      if (then === undefined) throw new Error(`${revision} is not told`);
      const shown = await seen(oracle, projections);
      expect(await seen(then, projections)).toEqual(shown);
      if (revision === 600 && before) expect(await seen(before, projections)).toEqual(shown);
      await then.close();
      await oracle.close();
    }
    await before?.close();
  });

  it('is so of every collection, after a random trade', async () => {
    const [sequence] = fc
      .sample(sequencesOf(900), { numRuns: 40, seed: 5 })
      .sort((one, other) => other.steps.length - one.steps.length);
    if (sequence === undefined) throw new Error('there is no sequence');
    const { events } = new Commerce(sequence).carryOut(sequence.steps);
    const metadata = { actorId: 'celeste', recordedAt: '2026-03-02T07:30:00.000Z' };
    const recorded = events.map(({ type, data }, at): NewEvent => {
      const id = `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`;
      return { id, type, data: data as NewEvent['data'], metadata };
    });
    await store.append(stream, recorded, 'no-stream');
    const projections = ofJournal(allProjections);
    const end = recorded.length - 1;
    expect(end).toBeGreaterThan(pastStep);
    await foldLive(projections, end, 250);
    await makeLive(projections);
    for (const revision of [pastStep + 40, Math.floor((pastStep + end) / 2)]) {
      const [then, oracle] = [
        await rowsAt(projections, revision),
        await folded(projections, revision),
      ];
      if (then === undefined) throw new Error(`${revision} is not told`);
      expect(await seen(then, projections)).toEqual(await seen(oracle, projections));
      await then.close();
      await oracle.close();
    }
  });

  it('is none before rows are there, before the first step, and before one that was corrected', async () => {
    const made = Array.from({ length: last }, (_, at) => saleMade(`s${at % 9}`, 'Ana', at));
    await store.append(stream, made, 'no-stream');
    const projections = ofJournal(ledger);
    await foldLive(projections, 600, 500);
    expect(await rowsAt(projections, 600)).toBeUndefined();
    await makeLive(projections);
    expect(await rowsAt(projections, pastStep - 2)).toBeUndefined();
    expect(await rowsAt(projections, 1_100)).toBeUndefined();
    await (await rowsAt(projections, 600))?.close();
    await foldLive(projections, last - 1, 500);
    const row = { id: 'Ana', revision: 1_199, owed: 7 };
    const change = { collection: clients, partition: companyId, id: 'Ana', revision: 1_199, row };
    expect(await live.repair([change], last)).toBe(1);
    expect(await rowsAt(projections, 1_200)).toBeUndefined();
    expect(await live.count(sales, companyId, {})).toBe(9);
  });
});
