import { describe, expect, it } from '@jest/globals';
import { applied } from '../testing/applied.js';
import { stockOrdersProjection } from './stock-orders.projection.js';

const ordered = {
  type: 'DocumentIssued',
  data: {
    id: 'EC_2026.1',
    typeId: 'EC',
    lines: [
      { articleId: 'soap', quantity: '6' },
      { quantity: '1' },
      { articleId: 'milk', quantity: '2' },
    ],
  },
};
const takes = [
  {
    documentId: 'EC_2026.1',
    kind: 'conversion',
    lines: [{ line: 0, quantity: '6' }],
    leaves: 'some',
  },
];
const delivered = {
  type: 'DocumentIssued',
  data: { id: 'GR_2026.1', typeId: 'GR', lines: [], takes },
};
const undelivered = {
  type: 'DocumentCancelled',
  data: { id: 'GR_2026.1', on: '2026-03-03', gives: takes },
};
const rest = {
  type: 'DocumentIssued',
  data: {
    id: 'FT_2026.1',
    typeId: 'FT',
    lines: [],
    takes: [{ ...takes[0], lines: [{ line: 2, quantity: '2' }], leaves: 'nothing' }],
  },
};
const back = { id: 'EC_2026.1', on: '2026-03-03', lineCount: 3 };
const cancelled = { type: 'DocumentCancelled', data: back };
const restored = { type: 'DocumentRestored', data: back };

type Events = readonly { readonly type: string; readonly data: object }[];

interface Row {
  readonly articleId: string;
  readonly isOpen: boolean;
  readonly leftMicros: number;
}

const rowsOf = (events: Events) =>
  Object.values(applied(stockOrdersProjection, events)) as readonly Row[];
const left = (...events: Events) =>
  rowsOf([ordered, ...events]).map(({ isOpen, leftMicros }) => [leftMicros / 1_000_000, isOpen]);

describe('an order of a client', () => {
  it('reserves what was not delivered yet', () => {
    expect(left().map(([micros]) => micros)).toEqual([6, 2]);
    expect(left(delivered)).toEqual([
      [0, false],
      [2, true],
    ]);
    expect(left(delivered, rest).map(([, isOpen]) => isOpen)).toEqual([false, false]);
    expect(left(delivered, undelivered).map(([micros]) => micros)).toEqual([6, 2]);
  });

  it('reserves nothing while it is cancelled', () => {
    expect(left(cancelled).map(([, isOpen]) => isOpen)).toEqual([false, false]);
    expect(left(cancelled, restored).map(([, isOpen]) => isOpen)).toEqual([true, true]);
  });

  it('names the warehouse of its line, or its own', () => {
    const lines = [
      { articleId: 'soap', quantity: '1', warehouseId: 'shop' },
      { articleId: 'soap', quantity: '1' },
    ];
    const data = { ...ordered.data, warehouseId: 'main', lines };
    expect(rowsOf([{ ...ordered, data }])).toMatchObject([
      { warehouseId: 'shop' },
      { warehouseId: 'main' },
    ]);
  });
});

describe('a document', () => {
  const of = (data: object) => ({ ...ordered, data: { ...ordered.data, ...data } });

  it('is an order when its type says so, whatever its code', () => {
    const own = { id: 'RES_2026.1', typeId: 'RES', isOrder: true };
    expect(rowsOf([of(own)])).toMatchObject([{ side: 'customer' }, { side: 'customer' }]);
    expect(rowsOf([of({ ...own, group: 'purchases' })])).toMatchObject([
      { side: 'supplier' },
      { side: 'supplier' },
    ]);
    expect(rowsOf([of({ isOrder: false })])).toEqual([]);
  });

  it('reserves nothing otherwise, nor in training', () => {
    expect(rowsOf([delivered, rest])).toEqual([]);
    expect(rowsOf([of({ isTraining: true })])).toEqual([]);
  });
});
