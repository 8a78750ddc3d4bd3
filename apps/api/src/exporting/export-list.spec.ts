import { describe, expect, it } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { regions } from '@balcao/projections';
import { anyRowsOf } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { exportOf } from './export-list.js';
import { Naming } from './references.js';

/** More than several reads, each larger than the last, and no whole number of them. */
const many = 19_503;
const codeOf = (place: number): string => `R${String(place).padStart(5, '0')}`;

/** The lines of the file of as many regions, without its heading. */
async function linesOf(rows: number): Promise<readonly string[]> {
  const store = new SqliteReadStore(':memory:');
  await store.prepare([regions]);
  const changes = Array.from({ length: rows }, (_, place) => {
    const row = { id: codeOf(place), revision: place, name: codeOf(place), isArchived: false };
    return { collection: regions, partition: 'SHOP', id: row.id, revision: place, row };
  });
  await store.write(changes, { name: 'rows', position: '1', revisions: {} });
  const file = await exportOf(
    store,
    {
      path: 'regions',
      fields: ['name'],
      collection: anyRowsOf(regions),
      companyId: 'SHOP',
      list: { where: {}, search: undefined, sort: [['id', 'asc']], page: 1, perPage: 25 },
    },
    'csv',
    { language: 'en', timeZone: 'Africa/Maputo' },
  );
  const content = await text(file.getStream());
  await store.close();
  return content.split('\r\n').slice(1, -1);
}

describe('the file of a list', () => {
  it('has every row once and in order, however many reads it takes', async () => {
    const expected = Array.from({ length: many }, (_, place) => codeOf(place));
    expect(await linesOf(many)).toEqual(expected);
  });

  it('ends with a read that was just filled', async () => {
    expect(await linesOf(2_000)).toHaveLength(2_000);
  });

  it('has only its heading where there is nothing', async () => {
    expect(await linesOf(0)).toEqual([]);
  });
});

describe('names in the place of ids', () => {
  it('are found however many rows the register has', async () => {
    const store = new SqliteReadStore(':memory:');
    await store.prepare([regions]);
    const changes = Array.from({ length: many }, (_, place) => {
      const [id, name] = [codeOf(place), `Distrito ${place}`];
      const row = { id, revision: place, name, isArchived: false };
      return { collection: regions, partition: 'SHOP', id, revision: place, row };
    });
    await store.write(changes, { name: 'rows', position: '1', revisions: {} });
    const references = { regionId: { collection: regions, field: 'name' } };
    const naming = new Naming(store, 'SHOP', references, 'pt');
    const [last, first] = [codeOf(many - 1), codeOf(0)];
    const page = [{ regionId: last }, { regionId: [first, 'GONE'] }, { regionId: '' }, {}];
    expect(await naming.named(page)).toEqual([
      { regionId: `Distrito ${many - 1}` },
      { regionId: 'Distrito 0, GONE' },
      { regionId: '' },
      {},
    ]);
    await store.close();
  });
});
