import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allProjections } from '@balcao/projections';
import { anyFields, anyRowsOf, byName, type Row } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { isRuled } from './collection-rules.js';
import type { RowRules } from './row-rules.js';
import { free, limits, tables, type Fields, type LimitName } from './testing/limited-rows.js';
import { RuledRows } from './ruled-rows.js';

const ruled = allProjections
  .map(({ collection }) => collection)
  .filter(({ name }) => isRuled(name));

describe('the table of collections and limits', () => {
  it('has every collection that limits speak of', () => {
    expect(Object.keys(tables).sort()).toEqual(ruled.map(({ name }) => name).sort());
  });
});

describe.each(ruled.map((collection) => [collection.name, collection] as const))(
  '%s',
  (name, c) => {
    const { rows, narrowed, lacking = {} } = tables[name] ?? { rows: {}, narrowed: {} };
    // Words of every field are found, unless they are kept out.
    const collection = anyRowsOf({
      ...c,
      searchText: (row: object) => Object.values(row).join(' '),
    });
    const store = new SqliteReadStore(':memory:');

    beforeAll(async () => {
      await store.prepare([collection]);
      const changes = Object.entries(rows).map(([id, fields]) => {
        const row: Row & Fields = { ...fields, id, revision: 1 };
        return { collection, partition: 'MODERNA', id, revision: 1, row };
      });
      const checkpoint = { name: 'rows', position: undefined, revisions: {} };
      await store.write(changes, checkpoint);
    });
    afterAll(() => store.close());

    describe.each(Object.entries(limits) as [LimitName, Partial<RowRules>][])(
      'limited by %s',
      (limit, changed) => {
        const ruledRows = new RuledRows(store, { kind: 'member', rules: { ...free, ...changed } });
        const all = Object.keys(rows).sort();
        const seen = [...(narrowed[limit] ?? all)].sort();

        it('lists, counts, groups and gets the same rows, and no others', async () => {
          const found = await ruledRows.find(collection, 'MODERNA', {});
          expect(found.map(({ id }) => id).sort()).toEqual(seen);
          expect(await ruledRows.count(collection, 'MODERNA', {})).toBe(seen.length);
          const groups = await ruledRows.group(collection, 'MODERNA', {});
          expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(seen.length);
          const many = await ruledRows.getMany(collection, 'MODERNA', all);
          expect(many.map(({ id }) => id).sort()).toEqual(seen);
          for (const id of all) {
            const one = await ruledRows.get(collection, 'MODERNA', id);
            expect(one?.id).toBe(seen.includes(id) ? id : undefined);
          }
        });

        it('shows of each row the fields that the table leaves, however it is read', async () => {
          for (const id of seen) {
            const hidden = lacking[limit]?.[id] ?? [];
            const expected = Object.keys(rows[id] ?? {}).filter((field) => !hidden.includes(field));
            const whole = [...expected, 'id', 'revision'].sort();
            const [listed] = await ruledRows.find(collection, 'MODERNA', { where: { id } });
            const got = await ruledRows.get(collection, 'MODERNA', id);
            expect(Object.keys(byName(listed ?? {})).sort()).toEqual(whole);
            expect(Object.keys(byName(got ?? {})).sort()).toEqual(whole);
          }
        });

        if (lacking[limit] === undefined) return;

        it('refuses to filter, sort and sum by a field that some row lacks', async () => {
          const fields = new Set(Object.values(lacking[limit] ?? {}).flat());
          for (const field of fields) {
            const where = { [field]: { $gte: 0 } };
            const sort = anyFields([field]).map((one) => [one, 'asc'] as const);
            const asked = [
              () => ruledRows.find(collection, 'MODERNA', { where }),
              () => ruledRows.find(collection, 'MODERNA', { sort }),
              () => ruledRows.count(collection, 'MODERNA', { where }),
              () => ruledRows.group(collection, 'MODERNA', { where }),
              () => ruledRows.group(collection, 'MODERNA', { by: anyFields([field]) }),
              () => ruledRows.group(collection, 'MODERNA', { sum: anyFields([field]) }),
            ];
            for (const ask of asked) await expect(ask()).rejects.toThrow('request.invalidFilter');
          }
        });

        it('finds no row by a word of a field that it does not show', async () => {
          for (const id of seen) {
            const hidden = (lacking[limit]?.[id] ?? []).filter((field) =>
              isText(rows[id]?.[field]),
            );
            for (const field of hidden) {
              const search = String(rows[id]?.[field]).split(/[ .]/)[0] ?? '';
              const found = await ruledRows.find(collection, 'MODERNA', { search });
              const isShownElsewhere = field === 'returnOfId';
              if (!isShownElsewhere) expect(found.map((row) => row.id)).not.toContain(id);
            }
          }
        });
      },
    );
  },
);

const isText = (value: unknown): value is string => typeof value === 'string';
