import type { DepreciationRow, FixedAssetRow } from '@balcao/contracts';
import {
  resultOf,
  type DepreciationReversed,
  type FixedAssetCancelled,
  type FixedAssetDisposed,
  type FixedAssetRecorded,
  type FixedAssetRestored,
  type FixedAssetsDepreciated,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { entryId, indexOf } from '../payments/entry-id.js';
import { defineProjection } from '../projection.js';
import { without } from '../without.js';

/** Fixed assets; those disposed of and cancelled keep their rows. */
export const fixedAssets = defineCollection<FixedAssetRow>({
  name: 'fixed_assets',
  version: 1,
  fields: {
    code: 'text',
    name: 'name',
    classId: 'text',
    acquiredOn: 'text',
    status: 'text',
    costMinor: 'integer',
    depreciatedMinor: 'integer',
    netMinor: 'integer',
  },
  indexes: [['code'], ['status', 'code']],
  searchText: ({ code, name, reference = '', location = '' }) =>
    [code, name, reference, location].join(' '),
});

type Event =
  | FixedAssetRecorded
  | FixedAssetCancelled
  | FixedAssetDisposed
  | FixedAssetRestored
  | FixedAssetsDepreciated
  | DepreciationReversed;

const events = [
  ...(['FixedAssetRecorded', 'FixedAssetCancelled', 'FixedAssetDisposed'] as const),
  ...(['FixedAssetRestored', 'FixedAssetsDepreciated', 'DepreciationReversed'] as const),
];

/** A row for each asset. */
export const fixedAssetsProjection = defineProjection<FixedAssetRow, Event>({
  name: 'fixed-assets',
  category: 'journal',
  collection: fixedAssets,
  events,
  keys: ({ data }) =>
    'lines' in data ? data.lines.map(({ assetId }) => ({ id: assetId })) : [{ id: data.id }],
  fold: (row, event, { id }) => {
    switch (event.type) {
      case 'FixedAssetRecorded': {
        const { on: _, ...asset } = event.data;
        return withNet({
          ...asset,
          depreciatedMinor: asset.beforeMinor,
          status: 'active' as const,
        });
      }
      case 'FixedAssetCancelled':
        return row && { ...row, netMinor: 0, status: 'cancelled', reason: event.data.reason };
      case 'FixedAssetDisposed': {
        const { on: disposedOn, reason, proceedsMinor, lastMinor } = event.data;
        const depreciatedMinor = event.data.depreciatedMinor + lastMinor;
        const resultMinor = resultOf(event.data);
        const gone = { netMinor: 0, status: 'disposed', disposedOn, reason } as const;
        return row && { ...row, ...gone, depreciatedMinor, proceedsMinor, resultMinor };
      }
      case 'FixedAssetRestored': {
        const { depreciatedMinor } = event.data;
        const kept = row && without(row, 'disposedOn', 'proceedsMinor', 'resultMinor', 'reason');
        return kept && withNet({ ...kept, depreciatedMinor, status: 'active' as const });
      }
      case 'FixedAssetsDepreciated':
      case 'DepreciationReversed': {
        const sign = event.type === 'DepreciationReversed' ? -1 : 1;
        const line = event.data.lines.find(({ assetId }) => assetId === id);
        if (row === undefined || line === undefined) return row;
        const depreciatedMinor = row.depreciatedMinor + sign * line.amountMinor;
        return withNet({ ...row, depreciatedMinor });
      }
    }
  },
});

const withNet = <R extends Pick<FixedAssetRow, 'costMinor' | 'depreciatedMinor'>>(row: R) => ({
  ...row,
  netMinor: row.costMinor - row.depreciatedMinor,
});

/** Depreciation in these books, by asset and day. */
export const depreciations = defineCollection<DepreciationRow>({
  name: 'depreciations',
  version: 1,
  fields: { assetId: 'text', on: 'text', amountMinor: 'integer' },
  indexes: [['assetId', 'on', 'amountMinor'], ['on']],
});

type Depreciating =
  | FixedAssetDisposed
  | FixedAssetRestored
  | FixedAssetsDepreciated
  | DepreciationReversed;

type Line = Pick<DepreciationRow, 'assetId' | 'amountMinor'>;

/** What an event depreciates, or takes back. */
function linesOf({ type, data }: Depreciating): readonly Line[] {
  switch (type) {
    case 'FixedAssetDisposed':
      return [{ assetId: data.id, amountMinor: data.lastMinor }];
    case 'FixedAssetRestored':
      return [{ assetId: data.id, amountMinor: 0 - data.lastMinor }];
    case 'FixedAssetsDepreciated':
      return data.lines;
    case 'DepreciationReversed':
      return data.lines.map((line) => ({ ...line, amountMinor: 0 - line.amountMinor }));
  }
}

/** A row for each amount of depreciation. */
export const depreciationsProjection = defineProjection<DepreciationRow, Depreciating>({
  name: 'depreciations',
  category: 'journal',
  collection: depreciations,
  events: [
    ...(['FixedAssetDisposed', 'FixedAssetRestored'] as const),
    ...(['FixedAssetsDepreciated', 'DepreciationReversed'] as const),
  ],
  keys: (event) =>
    linesOf(event).flatMap(({ amountMinor }, index) =>
      amountMinor === 0 ? [] : [{ id: entryId(event.revision, index) }],
    ),
  fold: (_, event, { id }) => {
    const line = linesOf(event)[indexOf(id)];
    if (line === undefined) return undefined;
    const { assetId, amountMinor } = line;
    return { id, assetId, on: event.data.on, amountMinor };
  },
});
