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
const cancelled = { type: 'DocumentCancelled', data: { id: 'EC_2026.1', on: '2026-03-03' } };
const restored = { type: 'DocumentRestored', data: { id: 'EC_2026.1', on: '2026-03-03' } };

type Events = readonly { readonly type: string; readonly data: object }[];

const rowAfter = (...events: Events) =>
  applied(stockOrdersProjection, [ordered, ...events])['EC_2026.1'] as {
    readonly isOpen: boolean;
    readonly lines: readonly { readonly leftMicros: number }[];
  };
const left = (...events: Events) => {
  const { isOpen, lines } = rowAfter(...events);
  return [isOpen, lines.map(({ leftMicros }) => leftMicros / 1_000_000)];
};

describe('an order of a client', () => {
  it('reserves what was not delivered yet', () => {
    expect(left()).toEqual([true, [6, 2]]);
    expect(left(delivered)).toEqual([true, [0, 2]]);
    expect(left(delivered, rest)).toEqual([false, [0, 0]]);
    expect(left(delivered, undelivered)).toEqual([true, [6, 2]]);
  });

  it('reserves nothing while it is cancelled', () => {
    expect(left(cancelled)).toEqual([false, [6, 2]]);
    expect(left(cancelled, restored)).toEqual([true, [6, 2]]);
  });
});

describe('other documents', () => {
  it('reserve nothing', () => {
    expect(applied(stockOrdersProjection, [delivered, rest])).toEqual({});
  });
});
