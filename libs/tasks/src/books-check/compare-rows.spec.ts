import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BooksDamaged, JournalDamages, journalStream } from '@balcao/journal';
import type { Json } from '@balcao/jobs';
import {
  allProjections,
  foldUntil,
  repairRows,
  type AnyProjection,
  type RowRepair,
} from '@balcao/projections';
import { anyRowsOf, type Row } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import {
  occurrenceOf,
  openShopGround,
  runOf,
  shopId,
  type ShopGround,
} from '../testing/shop-ground.js';
import type { BooksCheckResult } from '@balcao/contracts';
import { checkBooks } from './check-books.js';
import { booksCheckSchedule } from './check-schedule.js';
import { keepModels, readCheck } from './kept-check.js';

const models = allProjections.filter(({ category }) => category === 'journal');
const checkpoint = { name: 'by hand', position: undefined, revisions: {} };

let shop: ShopGround;
let live: SqliteReadStore;
let shadow: SqliteReadStore;
let until: number;
beforeEach(async () => {
  shop = await openShopGround();
  for (const [id, name] of Object.entries({ north: 'Norte', south: 'Sul' })) {
    await shop.done({ type: 'RegisterRegion', id, fields: { name } });
    await shop.done({ type: 'RegisterArticleCategory', id: `goods_${id}`, fields: { name } });
  }
  await shop.done({ type: 'RegisterRegion', id: 'west', fields: { name: 'Oeste' } });
  live = new SqliteReadStore(':memory:');
  shadow = new SqliteReadStore(':memory:');
  const stream = journalStream(shopId);
  until = (await shop.events.last(stream))?.revision ?? -1;
  for (const rows of [live, shadow]) {
    await foldUntil({ store: shop.events, rows, projections: models, stream, until });
  }
});
afterEach(async () => {
  await live.close();
  await shadow.close();
  await shop.end();
});

async function check(payload: Json = {}): Promise<BooksCheckResult> {
  const { events, clock, blobs } = shop;
  const repair = (repair: RowRepair) => repairRows(live, repair);
  const kept = { events, clock, blobs };
  const ground = { ...kept, repair, rows: live, rowsAt: () => Promise.resolve(shadow) };
  const run = runOf({ ...occurrenceOf(booksCheckSchedule(shopId, 'Africa/Maputo')), payload });
  const result = (await checkBooks(ground)(run)) ?? null;
  expect(JSON.stringify(result).length).toBeLessThan(1_000);
  return readCheck(blobs, { ...run.job, result });
}

const rowsOf = ({ collection }: AnyProjection): Promise<readonly Row[]> =>
  live.find(anyRowsOf(collection), shopId, { limit: 5 });

/** As somebody with the file in hand would: no event is behind it. */
const byHand = ({ collection }: AnyProjection, id: string, row: Row | undefined) => {
  const revision = row === undefined ? until : 9_999;
  return live.write([{ collection, partition: shopId, id, revision, row }], checkpoint);
};

/** Changes, removes and adds a row in each of ten read models; answers what is to be found. */
async function plant(): Promise<Readonly<Record<string, readonly string[]>>> {
  const wanted: Record<string, readonly string[]> = {};
  for (const model of models) {
    const [changed, ...others] = await rowsOf(model);
    // One that the last event has not made: removing it has a revision of its own.
    const removed = others.find(({ revision }) => revision < until);
    if (changed === undefined || removed === undefined) continue;
    if (Object.keys(wanted).length === 10) break;
    await byHand(model, changed.id, { ...changed, byHand: true } as Row);
    await byHand(model, removed.id, undefined);
    await byHand(model, 'zz_by_hand', { ...changed, id: 'zz_by_hand' });
    wanted[model.name] = [`changed ${changed.id}`, `missing ${removed.id}`, 'added zz_by_hand'];
  }
  return wanted;
}

describe('the check of the books', () => {
  it('finds every row of every read model to be what the journal says', async () => {
    const { revision, differences, models: checked } = await check();
    expect({ revision, differences }).toEqual({ revision: until, differences: 0 });
    expect(checked.map(({ name }) => name)).toEqual(models.map(({ name }) => name));
    expect(checked.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(80);
  });

  it('names a row that was changed, one that was removed and one that was added in each of ten', async () => {
    const wanted = await plant();
    const { differences, models: checked } = await check();
    const found = checked.flatMap(({ name, told }): [string, readonly string[]][] =>
      told.length === 0 ? [] : [[name, told.map(({ kind, id }) => `${kind} ${id}`)]],
    );
    const sorted = (all: readonly (readonly [string, readonly string[]])[]) =>
      Object.fromEntries(all.map(([name, rows]) => [name, [...rows].sort()]));
    expect(Object.keys(wanted)).toHaveLength(10);
    expect(sorted(found)).toEqual(sorted(Object.entries(wanted)));
    expect(differences).toBe(30);
  });

  it('reports however much there is: every read model differs, with more rows than are named', async () => {
    const planted = Array.from({ length: 25 }, (_, at) => `zz_${String(at).padStart(60, '0')}`);
    // What words for searching are made of, in read models that have no row yet.
    const none = { code: '', name: '', barcodes: [], supplierCodes: [], cashiers: [] };
    for (const model of models) {
      const [like = none] = await rowsOf(model);
      for (const id of planted) await byHand(model, id, { ...like, id } as Row);
    }
    const { differences, models: checked } = await check();
    expect(differences).toBe(models.length * planted.length);
    expect(checked.filter(({ told }) => told.length !== 20)).toEqual([]);
  });

  it('keeps what the last check found, and nothing of those before', async () => {
    const { blobs } = shop;
    const check1 = { id: 'check1', companyId: shopId };
    const check2 = { id: 'check2', companyId: shopId };
    const model = { name: 'vat', rows: 1, differences: 0, told: [], certificate: '' };
    await keepModels(blobs, check1, [model]);
    await keepModels(blobs, check2, [{ ...model, rows: 2 }]);
    const result = { revision: until, checkedAt: '', differences: 0 };
    expect((await readCheck(blobs, { ...check1, result })).models).toEqual([]);
    expect((await readCheck(blobs, { ...check2, result })).models).toMatchObject([{ rows: 2 }]);
  });

  it('neither calls a damaged journal equal nor repairs by it', async () => {
    const { events, clock, blobs } = shop;
    const damages = new JournalDamages({ store: events, clock });
    const damage = { revision: 1, fault: 'hash' };
    const outcomes: string[] = [];
    const ground = { events, clock, blobs, damages, rows: live };
    const onBooksCheck = (outcome: string) => void outcomes.push(outcome);
    const rowsAt = () => Promise.reject(new BooksDamaged(shopId, damage));
    const repair = { id: 'repair', name: 'books.check', payload: { repairs: true } };
    const run = checkBooks({ ...ground, rowsAt, onBooksCheck });
    await expect(run(runOf(repair))).rejects.toThrow('journal.damaged');
    expect(damages.of(shopId)).toEqual(damage);
    const known = checkBooks({ ...ground, rowsAt: () => Promise.resolve(shadow), onBooksCheck });
    await expect(known(runOf(repair))).rejects.toThrow('journal.damaged');
    expect(outcomes).toEqual(['failed', 'failed']);
  });

  it('says of a figure what the list shows and what the journal says', async () => {
    const vat = models.find(({ name }) => name === 'vat');
    if (vat === undefined) throw new Error('there are no codes of VAT');
    const code = (await rowsOf(vat)).find((row) => 'rate' in row && row.rate === '16');
    if (code === undefined) throw new Error('no code has that rate');
    await byHand(vat, code.id, { ...code, rate: '5', name: 'Reduzida' } as Row);
    const { models: checked } = await check();
    expect(checked.find(({ name }) => name === 'vat')?.told).toMatchObject([
      { fields: ['name', 'rate'], figures: [{ field: 'rate', shown: '5', journal: '16' }] },
    ]);
    await byHand(vat, code.id, code);
  });

  it('puts right what differs once that is confirmed, and finds nothing more then', async () => {
    await plant();
    expect(await check({ repairs: true })).toMatchObject({ repaired: 30, differences: 0 });
    expect(await check()).toMatchObject({ differences: 0 });
    // The folds go on from there, also where a row had been added by hand.
    const fields = { name: 'Centro' };
    await shop.done({ type: 'RegisterRegion', id: 'zz_by_hand', fields });
    const stream = journalStream(shopId);
    const now = (await shop.events.last(stream))?.revision ?? until;
    await foldUntil({ store: shop.events, rows: live, projections: models, stream, until: now });
    await foldUntil({ store: shop.events, rows: shadow, projections: models, stream, until: now });
    expect(await check()).toMatchObject({ revision: now, differences: 0 });
  });

  it('tells no difference where rows are made while they are read, however often', async () => {
    const stream = journalStream(shopId);
    let made = 0;
    const rows = {
      find: async (...asked: Parameters<typeof live.find>) => {
        made += 1;
        const fields = { name: `Zona ${made}` };
        await shop.done({ type: 'RegisterRegion', id: `new_${made}`, fields });
        const now = (await shop.events.last(stream))?.revision ?? until;
        const rest = { projections: models, stream, until: now };
        await foldUntil({ store: shop.events, rows: live, ...rest });
        return live.find(...asked);
      },
    };
    const { events, clock, blobs } = shop;
    const busy = { events, clock, blobs, rowsAt: () => Promise.resolve(shadow) };
    const run = runOf({ id: 'check', name: 'books.check', payload: {} });
    const check = checkBooks({
      ...busy,
      rows: Object.assign(Object.create(live) as typeof live, rows),
    });
    expect(await check(run)).toMatchObject({ revision: until, differences: 0 });
    expect(made).toBeGreaterThanOrEqual(models.length);
  });

  it('leaves rows to the next check that events touch meanwhile', async () => {
    const stream = journalStream(shopId);
    const events = {
      read: shop.events.read.bind(shop.events),
      last: async () => {
        const last = await shop.events.last(stream);
        await shop.done({ type: 'ChangeCompany', fields: { city: 'Beira' } });
        const now = (await shop.events.last(stream))?.revision ?? until;
        const rest = { projections: models, stream, until: now };
        await foldUntil({ store: shop.events, rows: live, ...rest });
        return last;
      },
    };
    const { clock, blobs } = shop;
    const rowsAt = () => Promise.resolve(shadow);
    const ground = { clock, blobs, rows: live, rowsAt };
    const run = runOf({ id: 'check', name: 'books.check', payload: {} });
    const check = checkBooks({ ...ground, events: { ...shop.events, ...events } });
    expect(await check(run)).toMatchObject({ revision: until, differences: 0 });
  });
});
