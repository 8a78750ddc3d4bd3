import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { articles, checkpointAt, filled, gone, grocer, kept } from '../contract/stock.js';
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

  it('opens a file of an older build, whose checkpoints have no source', async () => {
    const path = newFile();
    await (await filled(() => Promise.resolve(new SqliteReadStore(path)))).close();
    const older = new DatabaseSync(path);
    older.exec('ALTER TABLE checkpoints DROP COLUMN source');
    older.close();
    const store = new SqliteReadStore(path);
    expect(await store.checkpoint('rows')).toEqual(checkpointAt('0006'));
    await store.write([], { ...checkpointAt('0007'), source: 'the log' });
    expect(await store.checkpoint('rows')).toMatchObject({ source: 'the log' });
    await store.close();
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

  it('leaves no bytes of what was changed or removed, once it is scrubbed', async () => {
    const path = newFile();
    const store = await filled(() => Promise.resolve(new SqliteReadStore(path)));
    const name = (at: number, word: string) => `${word}${at} ${'x'.repeat(at % 700)}`;
    const rows = (revision: number, word: string) =>
      Array.from({ length: 800 }, (_, at) => at).map((at) =>
        kept({ id: `n${at}`, revision, name: name(at, word), notes: `nota${word}${at}` }),
      );
    await store.write(rows(10, 'Segredo'), checkpointAt('0010'));
    await store.write(rows(11, 'Oculto'), checkpointAt('0011'));
    await store.write(
      rows(12, 'Publico').map((change, at) => (at % 2 === 0 ? change : gone(`n${at}`, 12))),
      checkpointAt('0012'),
    );
    const bytes = () =>
      ['', '-wal'].map((end) => readFileSync(path + end, 'latin1').toLowerCase()).join('\n');
    expect(bytes()).toMatch(/segredo|oculto/);
    expect(await store.scrub([articles])).toBe(true);
    expect(bytes()).not.toMatch(/segredo|oculto/);
    expect(bytes()).toContain('publico');
    expect(await store.count(articles, grocer, { search: 'publico' })).toBe(400);
    expect(await store.count(articles, grocer, { search: 'segredo' })).toBe(0);
    await store.close();
  });

  it('says that it could not empty its log while another reads what is in it', async () => {
    const path = newFile();
    const writer = await filled(() => Promise.resolve(new SqliteReadStore(path)));
    const reader = new DatabaseSync(path);
    reader.exec('BEGIN; SELECT count(*) FROM live');
    await writer.write([kept({ id: 'a9', revision: 9, name: 'Sal' })], checkpointAt('0010'));
    expect(await writer.scrub([articles])).toBe(false);
    reader.close();
    expect(await writer.scrub([articles])).toBe(true);
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
