import type { Rate } from '@balcao/pricing';
import type { Table } from '../kernel/index.js';
import type { Depreciable } from './depreciation.js';
import type { AssetDisposal, DepreciationLine, FixedAssetEvent } from './fixed-assets.events.js';

/** A fixed asset as deciding needs it. */
export interface FixedAsset extends Depreciable {
  readonly code: string;
  readonly classId: string;
  readonly rate: Rate;
  readonly on: string;
  readonly acquiredOn: string;
  /** In all, before the books too. */
  readonly depreciatedMinor: number;
  readonly againstAccountId?: string;
  readonly disposed?: AssetDisposal & { readonly on: string };
}

interface Slice {
  readonly fixedAssets: Table<FixedAsset>;
  readonly depreciationRuns: Table<string>;
}

type DataOf<T extends FixedAssetEvent['type']> = Extract<
  FixedAssetEvent,
  { readonly type: T }
>['data'];

/** Folds fixed assets and how far they are depreciated. */
export const evolveFixedAssets = {
  FixedAssetRecorded: ({ fixedAssets }: Slice, data: DataOf<'FixedAssetRecorded'>) => {
    const { id, code, classId, rate, on, acquiredOn, depreciatesFrom, ...worth } = data;
    const { costMinor, beforeMinor, againstAccountId } = worth;
    fixedAssets.set(id, {
      code,
      classId,
      rate,
      on,
      acquiredOn,
      depreciatesFrom,
      costMinor,
      beforeMinor,
      depreciatedMinor: beforeMinor,
      ...(againstAccountId !== undefined && { againstAccountId }),
    });
  },
  FixedAssetCancelled: ({ fixedAssets }: Slice, { id }: DataOf<'FixedAssetCancelled'>) => {
    fixedAssets.delete(id);
  },
  FixedAssetDisposed: ({ fixedAssets }: Slice, data: DataOf<'FixedAssetDisposed'>) => {
    const { id, reason: _, ...disposed } = data;
    const depreciatedMinor = disposed.depreciatedMinor + disposed.lastMinor;
    change(fixedAssets, id, (asset) => ({ ...asset, depreciatedMinor, disposed }));
  },
  FixedAssetRestored: ({ fixedAssets }: Slice, data: DataOf<'FixedAssetRestored'>) => {
    const { id, depreciatedMinor } = data;
    change(fixedAssets, id, (before) => {
      const { disposed: _, ...asset } = before;
      return { ...asset, depreciatedMinor };
    });
  },
  FixedAssetsDepreciated: (slice: Slice, data: DataOf<'FixedAssetsDepreciated'>) => {
    slice.depreciationRuns.set(data.id, data.through);
    depreciate(slice, data.lines, 1);
  },
  DepreciationReversed: (slice: Slice, data: DataOf<'DepreciationReversed'>) => {
    slice.depreciationRuns.delete(data.id);
    depreciate(slice, data.lines, -1);
  },
};

function depreciate(
  { fixedAssets }: Slice,
  lines: readonly DepreciationLine[],
  sign: 1 | -1,
): void {
  for (const { assetId, amountMinor } of lines) {
    change(fixedAssets, assetId, (asset) => ({
      ...asset,
      depreciatedMinor: asset.depreciatedMinor + sign * amountMinor,
    }));
  }
}

function change(
  assets: Table<FixedAsset>,
  id: string,
  how: (asset: FixedAsset) => FixedAsset,
): void {
  const asset = assets.get(id);
  if (asset !== undefined) assets.set(id, how(asset));
}
