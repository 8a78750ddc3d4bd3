import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { documents } from '@balcao/projections';
import { openRowReader, SqliteReadStore } from '@balcao/read-store/sqlite';
import { Database } from '../../libs/read-store/src/sqlite/database.js';
import { asked, company, large, type Ask } from './row-questions.js';

describe('the indexes of rows that are many', () => {
  const folder = mkdtempSync(join(tmpdir(), 'row-indexes-'));
  const path = join(folder, 'rows.db');
  const used = new Set<string>();
  let planner: Database;

  beforeAll(async () => {
    const store = new SqliteReadStore(path);
    await store.prepare(large);
    const row = { id: 'd', revision: 0 };
    const change = { collection: documents, partition: company, id: 'd', revision: 0, row };
    await store.write([change], { name: 'rows', position: undefined, revisions: {} });
    await store.close();
    planner = new Database(path, { readOnly: true });
  });
  afterAll(() => {
    planner.close();
    rmSync(folder, { recursive: true });
  });

  it.each(Object.entries(asked))('serve %s', async (_, ask) => {
    const plan = (await statementsOf(ask)).flatMap(planOf);
    const found = plan.join('\n');
    expect(plan.filter((step) => /SCAN rows_/.test(step) || isOfAll(step))).toEqual([]);
    for (const [, index = ''] of found.matchAll(/INDEX (\w+)/g)) used.add(index);
  });

  it('are all used', () => {
    const declared = large.flatMap(({ name, version, indexes }) =>
      indexes.map((fields) => `rows_${name}_v${version}_b0_by_${fields.join('_')}`),
    );
    expect(declared.filter((index) => !used.has(index))).toEqual([]);
  });

  /** The statements by which a question is answered. */
  async function statementsOf(ask: Ask): Promise<readonly string[]> {
    const asking = [jest.spyOn(Database.prototype, 'all'), jest.spyOn(Database.prototype, 'get')];
    const reader = openRowReader(path);
    try {
      await ask(reader);
      const statements = asking.flatMap(({ mock }) => mock.calls.map(([sql]) => sql));
      return statements.filter((sql) => /FROM rows_/.test(sql));
    } finally {
      await reader.close();
      for (const each of asking) each.mockRestore();
    }
  }

  function planOf(sql: string): readonly string[] {
    const steps = planner.all(`EXPLAIN QUERY PLAN ${sql}`);
    const sorted = new Set(steps.filter(isSort).map(({ parent }) => parent));
    return steps.map(
      ({ parent, detail }) => `${String(detail)}${sorted.has(parent ?? null) ? ', sorted' : ''}`,
    );
  }
});

const isSort = ({ detail }: Readonly<Record<string, unknown>>): boolean =>
  String(detail).includes('TEMP B-TREE FOR ORDER BY');

/** A step that goes through a whole company: to sort it, or to read its rows. */
const isOfAll = (step: string): boolean =>
  step.includes('(partition=?)') && (step.endsWith('sorted') || !step.includes('COVERING'));
