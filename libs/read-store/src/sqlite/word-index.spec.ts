import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { articles, baker, checkpointAt, gone, grocer, kept } from '../contract/stock.js';
import type { ArticleRow } from '../contract/stock.js';
import type { RowChange } from '../read-store.js';
import { searchWords } from '../search.js';
import { SqliteReadStore } from './sqlite-read-store.js';

const word = fc.constantFrom('Arroz', 'Pão', 'açúcar', 'Sal');
const change = fc.record({
  place: fc.nat(900),
  name: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  isRemoved: fc.constantFrom(false, false, false, true),
  isKnown: fc.boolean(),
});
/** Some batches fill what waits for the index, others leave rows waiting. */
const batches = fc.array(fc.array(change, { maxLength: 260 }), { minLength: 3, maxLength: 8 });
const searches = ['arr', 'ACU pao', 'sal', 'pao', 'x'];

describe('the index of words', () => {
  it('finds the rows that wait for it, and none that has changed or gone', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (written) => {
        const store = new SqliteReadStore(':memory:');
        await store.prepare([articles]);
        const rows = new Map<string, ArticleRow>();
        let revision = 0;
        for (const batch of written) {
          const changes = batch.map((one) => changeOf(one, ++revision, rows));
          // Somebody else's rows wait in the same table.
          const other = kept({ id: `b${revision}`, revision, name: 'Arroz Sal Pão' }, baker);
          await store.write([...changes, other], checkpointAt(`${revision}`));
          for (const search of searches) {
            const ids = (await store.find(articles, grocer, { search })).map(({ id }) => id);
            expect(ids).toEqual(foundIn(rows, search));
            expect(await store.count(articles, grocer, { search })).toBe(ids.length);
          }
        }
        await store.close();
      }),
      { numRuns: 25 },
    );
  });
});

/** The change, which `rows` then show as well. */
function changeOf(
  { place, name, isRemoved, isKnown }: { place: number; name: string } & Flags,
  revision: number,
  rows: Map<string, ArticleRow>,
): RowChange {
  const id = `a${place}`;
  const before = rows.get(id);
  if (isRemoved) {
    rows.delete(id);
    return gone(id, revision);
  }
  const row = { id, revision, name };
  rows.set(id, row);
  return { ...kept(row), ...(isKnown && { before }) };
}

interface Flags {
  readonly isRemoved: boolean;
  readonly isKnown: boolean;
}

const foundIn = (rows: ReadonlyMap<string, ArticleRow>, search: string) =>
  [...rows.values()]
    .filter(({ name }) =>
      searchWords(search).every((sought) =>
        searchWords(name).some((each) => each.startsWith(sought)),
      ),
    )
    .map(({ id }) => id)
    .sort();
