import type {
  AssetDisposal,
  AssetWorth,
  DepreciationLine,
  FixedAssetEvent,
} from './fixed-assets.events.js';
import type { Postings } from './posting.js';

/** The entry of what happened to fixed assets; what takes an event back has its amounts negated. */
export function postAssets(postings: Postings, event: FixedAssetEvent): Postings {
  switch (event.type) {
    case 'FixedAssetRecorded':
      return postWorth(postings, event.data, 1);
    case 'FixedAssetCancelled':
      return postWorth(postings, event.data, -1);
    case 'FixedAssetDisposed':
      return postDisposal(postings, event.data, 1);
    case 'FixedAssetRestored':
      return postDisposal(postings, event.data, -1);
    case 'FixedAssetsDepreciated':
      return postDepreciation(postings, event.data.lines, 1);
    case 'DepreciationReversed':
      return postDepreciation(postings, event.data.lines, -1);
  }
}

type Sign = 1 | -1;

function postWorth(
  postings: Postings,
  { classId: key, costMinor, beforeMinor, againstAccountId }: AssetWorth,
  sign: Sign,
): Postings {
  if (againstAccountId === undefined) return postings;
  postings.add('asset', sign * costMinor, { key });
  postings.add('assetDepreciated', sign * beforeMinor, { key });
  postings.add('chosen', sign * (beforeMinor - costMinor), { key: againstAccountId });
  return postings;
}

function postDepreciation(
  postings: Postings,
  lines: readonly DepreciationLine[],
  sign: Sign,
): Postings {
  for (const { classId: key, amountMinor } of lines) {
    postings.add('depreciation', sign * amountMinor, { key });
    postings.add('assetDepreciated', sign * amountMinor, { key });
  }
  return postings;
}

function postDisposal(postings: Postings, disposal: AssetDisposal, sign: Sign): Postings {
  const { classId: key, costMinor, depreciatedMinor, lastMinor, proceedsMinor } = disposal;
  const { againstAccountId } = disposal;
  postings.add('depreciation', sign * lastMinor, { key });
  // What the last months add leaves with all that was depreciated before.
  postings.add('assetDepreciated', 0 - sign * depreciatedMinor, { key });
  postings.add('asset', 0 - sign * costMinor, { key });
  if (againstAccountId !== undefined) {
    postings.add('chosen', sign * proceedsMinor, { key: againstAccountId });
  }
  return postings.balance(resultOf(disposal) < 0 ? 'assetLoss' : 'assetGain');
}

/** What a disposal gains; below zero a loss. */
export const resultOf = (disposal: AssetDisposal): number => {
  const { costMinor, depreciatedMinor, lastMinor, proceedsMinor } = disposal;
  return proceedsMinor - (costMinor - depreciatedMinor - lastMinor);
};
