import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defineCollection } from '../collection.js';
import { createTables, sinceTable } from './past/earlier-rows.js';
import { tableOf } from './table.js';
import { Database } from './database.js';
import { LiveTables } from './live-tables.js';
import { RowCounts } from './row-counts.js';
import { RowShapes, shapesTable } from './row-shapes.js';
import { RowWriter } from './row-writer.js';
import { Partitions } from './partitions.js';
import { indexedTable } from './word-index.js';

interface Move {
  readonly id: string;
  readonly revision: number;
  /** What its id begins with: it stays. */
  readonly kind: string;
}
const collection = defineCollection<Move>({
  name: 'moves',
  version: 1,
  fields: { kind: 'text' },
  indexes: [],
  fixed: ['kind'],
});
const ins = { text: '"f_kind" = ?', values: ['in'] };
const table = tableOf(collection).name;
const byKind = `SELECT "f_kind" AS kind, count(*) AS count FROM ${table}`;

function emptyStore() {
  const db = new Database(':memory:');
  db.exec(`CREATE TABLE partitions (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE live (collection TEXT PRIMARY KEY, version INTEGER, build INTEGER);
    CREATE TABLE removed (rows TEXT, partition INTEGER, id TEXT, revision INTEGER,
      PRIMARY KEY (rows, partition, id))`);
  db.exec(indexedTable + shapesTable + sinceTable);
  createTables(db, collection);
  const partitions = new Partitions(db);
  for (const company of ['grocer', 'baker']) partitions.numberOf(company);
  const live = new LiveTables(db);
  return { db, partitions, live, writer: new RowWriter(db, partitions, live, new RowShapes(db)) };
}

const change = fc.record({
  kind: fc.constantFrom('write', 'write', 'write', 'remove', 'count', 'rebuild'),
  company: fc.constantFrom('grocer', 'baker'),
  id: fc.constantFrom('in1', 'in2', 'out3', 'in4', 'out5'),
});

/** The last row of all is removed by one company, and another one's takes its place. */
const lastReplaced = [
  { kind: 'write', company: 'baker', id: 'in4' },
  { kind: 'count', company: 'grocer', id: 'in1' },
  { kind: 'remove', company: 'baker', id: 'in4' },
  { kind: 'write', company: 'grocer', id: 'in1' },
  { kind: 'count', company: 'grocer', id: 'in1' },
] as const;

describe('counting a partition', () => {
  it('answers how many rows there are, whatever was written, removed and rebuilt since', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const { db, partitions, live, writer } = emptyStore();
        const counts = new RowCounts(db, 0);
        for (const [revision, { kind, company: partition, id }] of changes.entries()) {
          const of = { id, revision, kind: id.replace(/\d/, '') };
          const row = kind === 'write' ? of : undefined;
          if (kind === 'rebuild') {
            live.drop(table);
            createTables(db, collection);
          } else if (kind !== 'count') writer.write({ collection, partition, id, revision, row });
          if (kind === 'write') continue;
          const number = partitions.numberOf(partition);
          const sql = `SELECT count(*) AS count FROM ${table} WHERE partition = ?`;
          expect(counts.count(table, number)).toBe(db.get(sql, [number])?.['count']);
          const some = db.get(`${sql} AND ${ins.text}`, [number, ...ins.values]);
          expect(counts.count(table, number, ins)).toBe(some?.['count']);
          const kinds = db.all(`${byKind} WHERE partition = ? GROUP BY "f_kind"`, [number]);
          const each = new Map(kinds.map(({ kind = null, count }) => [kind, count]));
          expect(counts.by(table, number, '"f_kind"')).toEqual(each);
        }
        db.close();
      }),
      { examples: [[[...lastReplaced]]] },
    );
  });
});
