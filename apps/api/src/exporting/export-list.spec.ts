import { describe, expect, it } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { regions } from '@balcao/projections';
import { anyRowsOf } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { exportOf } from './export-list.js';

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
      ...{ path: 'regions', fields: ['name'], collection: anyRowsOf(regions), companyId: 'SHOP' },
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

  it('has its heading alone where there is nothing', async () => {
    expect(await linesOf(0)).toEqual([]);
  });
});
