import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { articles, checkpointAt, filled, grocer, kept } from '../contract/stock.js';
import { readStoreContract } from '../read-store.contract.js';
import { SqliteReadStore } from './sqlite-read-store.js';

const folder = mkdtempSync(join(tmpdir(), 'read-store-'));
let files = 0;
const newFile = (): string => join(folder, `rows-${++files}.db`);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

readStoreContract('SQLite in memory', () => Promise.resolve(new SqliteReadStore(':memory:')));
readStoreContract('a SQLite file', () => Promise.resolve(new SqliteReadStore(newFile())));

describe('a SQLite read store', () => {
  it('keeps its rows and its checkpoint in the file', async () => {
    const path = newFile();
    const store = await filled(() => Promise.resolve(new SqliteReadStore(path)));
    await store.write([], checkpointAt('0009', { grocer: 5 }));
    await store.close();

    const again = new SqliteReadStore(path);
    expect(await again.count(articles, grocer, { search: 'arroz' })).toBe(2);
    expect(await again.checkpoint('rows')).toEqual(checkpointAt('0009', { grocer: 5 }));
    await again.close();
  });

  it('shows another connection what it has written', async () => {
    const path = newFile();
    const writer = await filled(() => Promise.resolve(new SqliteReadStore(path)));
    const reader = new SqliteReadStore(path);
    await writer.write([kept({ id: 'a9', revision: 9, name: 'Sal' })], checkpointAt('0010'));
    expect(await reader.get(articles, grocer, 'a9')).toMatchObject({ name: 'Sal' });
    await reader.close();
    await writer.close();
  });

  it('refuses a new field under the old version', async () => {
    const store = new SqliteReadStore(':memory:');
    await store.prepare([articles]);
    const fields = { ...articles.fields, revisedOn: 'text' } as const;
    await expect(store.prepare([{ ...articles, fields }])).rejects.toThrow(
      'articles: revisedOn is new, so the version must be raised',
    );
    await store.close();
  });
});
