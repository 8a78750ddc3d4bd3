import { describe, expect, it } from '@jest/globals';
import { cellClass, withSpares, type TableColumn } from './table-column.js';

interface Row {
  readonly code: string;
  readonly name: string;
  readonly nuit: string;
  readonly region: string;
  readonly partyName: string;
  readonly balance: string;
  readonly status: string;
}

const column = (source: keyof Row, isNumeric = false): TableColumn<Row> => ({ source, isNumeric });

const sparesOf = (columns: readonly TableColumn<Row>[]) =>
  withSpares(columns).map(({ source, spare }) => [source, spare]);

describe('the columns that a table can do without', () => {
  it('are neither what a row is, nor its figures, nor its state; the last goes first', () => {
    const columns = [
      column('code'),
      column('name'),
      column('nuit'),
      column('balance', true),
      column('status'),
      column('region'),
    ];
    expect(sparesOf(columns)).toEqual([
      ['code', undefined],
      ['name', undefined],
      ['nuit', 2],
      ['balance', undefined],
      ['status', undefined],
      ['region', 1],
    ]);
  });

  it('have whose a row is as the last to go', () => {
    const columns = [column('code'), column('name'), column('nuit'), column('partyName')];
    expect(sparesOf(columns).slice(2)).toEqual([
      ['nuit', 1],
      ['partyName', 2],
    ]);
  });

  it('are first of all what a total is worked out from', () => {
    const list = withSpares([
      { source: 'reference' },
      { source: 'issuedOn' },
      { source: 'clientName' },
      { source: 'baseMinor', isNumeric: true },
      { source: 'totalMinor', isNumeric: true },
    ] as readonly TableColumn<never>[]);
    expect(list.map(({ spare }) => spare)).toEqual([undefined, undefined, 2, 1, undefined]);
  });

  it('are none of two', () => {
    const both = [column('code'), column('name')];
    expect(sparesOf(both)).toEqual([
      ['code', undefined],
      ['name', undefined],
    ]);
  });

  it('are known by the class of their cells', () => {
    expect(cellClass({ source: 'region', spare: 1 })).toBe('column-region cell--spare-1');
    expect(cellClass({ source: 'balance', isNumeric: true })).toBe('cell--number column-balance');
  });
});
