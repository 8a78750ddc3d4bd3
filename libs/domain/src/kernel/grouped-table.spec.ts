import { describe, expect, it } from '@jest/globals';
import { GroupedTable } from './grouped-table.js';
import { UndoLog } from './undo-log.js';

interface Invoice {
  readonly client: string;
  readonly openMinor: number;
}

function invoices() {
  const undo = new UndoLog();
  const table = new GroupedTable<Invoice>(undo, ({ client }) => client);
  table.set('FT1', { client: 'ana', openMinor: 100 });
  table.set('FT2', { client: 'rui', openMinor: 200 });
  table.set('FT3', { client: 'ana', openMinor: 300 });
  return { undo, table };
}

const openOf = (table: GroupedTable<Invoice>, client: string) =>
  [...table.of(client)].map(({ openMinor }) => openMinor).sort((a, b) => a - b);

describe('a grouped table', () => {
  it('finds the values of a group as they are now', () => {
    const { table } = invoices();
    table.set('FT1', { client: 'ana', openMinor: 50 });
    table.delete('FT2');
    expect([openOf(table, 'ana'), openOf(table, 'rui'), openOf(table, 'eva')]).toEqual([
      [50, 300],
      [],
      [],
    ]);
  });

  it('goes back to the groups that it had', () => {
    const { table, undo } = invoices();
    undo.record(true);
    const mark = undo.mark();
    table.delete('FT1');
    table.set('FT4', { client: 'eva', openMinor: 400 });
    table.set('FT1', { client: 'ana', openMinor: 10 });
    undo.rollback(mark);
    expect([openOf(table, 'ana'), openOf(table, 'eva')]).toEqual([[100, 300], []]);
  });

  it('leaves no key in a group that it was only tried in', () => {
    const { table, undo } = invoices();
    undo.record(true);
    const mark = undo.mark();
    table.set('FT4', { client: 'ana', openMinor: 400 });
    undo.rollback(mark);
    table.set('FT4', { client: 'rui', openMinor: 400 });
    expect([openOf(table, 'ana'), openOf(table, 'rui')]).toEqual([
      [100, 300],
      [200, 400],
    ]);
  });

  it('has its groups again when it is loaded', () => {
    const { table } = invoices();
    const loaded = new GroupedTable<Invoice>(new UndoLog(), ({ client }) => client);
    loaded.load(table.dump());
    expect(openOf(loaded, 'ana')).toEqual([100, 300]);
  });
});
