import type { Rate } from '@balcao/pricing';
import type { EventOf } from '../kernel/index.js';

/** What an asset came to the books with. */
export interface AssetWorth {
  readonly classId: string;
  readonly costMinor: number;
  /** Depreciated before the books began; 0 of what is new. */
  readonly beforeMinor: number;
  /** The account that its purchase or opening balance is on; nothing is posted without it. */
  readonly againstAccountId?: string;
}

/** A fixed asset came to the register. */
export type FixedAssetRecorded = EventOf<
  'FixedAssetRecorded',
  AssetWorth & {
    readonly id: string;
    readonly on: string;
    readonly code: string;
    readonly name: string;
    readonly acquiredOn: string;
    /** From this day's month on. */
    readonly depreciatesFrom: string;
    /** Percentage in a year. */
    readonly rate: Rate;
    /** Of the paper that it was bought by. */
    readonly reference?: string;
    readonly location?: string;
  }
>;
/** It should not have been recorded: what it posted is taken back, on the same day. */
export type FixedAssetCancelled = EventOf<
  'FixedAssetCancelled',
  AssetWorth & { readonly id: string; readonly on: string; readonly reason: string }
>;

/** What leaves the books with an asset. */
export interface AssetDisposal {
  readonly classId: string;
  readonly costMinor: number;
  /** By then, `lastMinor` aside. */
  readonly depreciatedMinor: number;
  /** Depreciation of the months before, that no run had posted. */
  readonly lastMinor: number;
  /** Without VAT; 0 of what is scrapped. */
  readonly proceedsMinor: number;
  /** The account that the sale is on. */
  readonly againstAccountId?: string;
}

/** It was sold, scrapped or lost. */
export type FixedAssetDisposed = EventOf<
  'FixedAssetDisposed',
  AssetDisposal & { readonly id: string; readonly on: string; readonly reason: string }
>;
/** The disposal is taken back, on the same day. */
export type FixedAssetRestored = EventOf<
  'FixedAssetRestored',
  AssetDisposal & { readonly id: string; readonly on: string; readonly reason: string }
>;

/** What one asset is depreciated by. */
export interface DepreciationLine {
  readonly assetId: string;
  readonly classId: string;
  readonly amountMinor: number;
}

/** All assets are depreciated to the end of a month. */
export type FixedAssetsDepreciated = EventOf<
  'FixedAssetsDepreciated',
  {
    readonly id: string;
    readonly on: string;
    /** `2026-11`. */
    readonly through: string;
    readonly lines: readonly DepreciationLine[];
  }
>;
/** The last run is taken back, on its day. */
export type DepreciationReversed = EventOf<
  'DepreciationReversed',
  {
    readonly id: string;
    readonly on: string;
    readonly reason: string;
    readonly lines: readonly DepreciationLine[];
  }
>;

/** Facts of fixed assets. */
export type FixedAssetEvent =
  | FixedAssetRecorded
  | FixedAssetCancelled
  | FixedAssetDisposed
  | FixedAssetRestored
  | FixedAssetsDepreciated
  | DepreciationReversed;
