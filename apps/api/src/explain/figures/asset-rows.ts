import { depreciations } from '@balcao/projections';
import { MadeLeg } from '../made-leg.js';
import { own, ownPart, stored, textOf, type RowAsked, type RowPlan } from './row-plan.js';

/** What was depreciated before the books, and each amount since. */
function depreciated(asked: RowAsked, sign: 1 | -1) {
  const { collection, row } = asked;
  const terms = [['amountMinor', sign]] as const;
  return [
    ...(row['beforeMinor'] === 0
      ? []
      : [new MadeLeg(collection, [ownPart(asked, 'beforeMinor', sign)])]),
    stored(asked, depreciations, { assetId: textOf(row, 'id') }, terms),
  ];
}

/** Of what is left: the cost, less each amount of depreciation; nothing once it is gone. */
const net: RowPlan = async (asked) => {
  if (asked.row['status'] !== 'active') return { legs: [] };
  const { legs } = await own({ ...asked, field: 'costMinor' });
  return { legs: [...legs, ...depreciated(asked, -1)] };
};

/** How the figures of a fixed asset come about. */
export const fixedAssetRows = {
  costMinor: own,
  depreciatedMinor: (asked: RowAsked) => Promise.resolve({ legs: depreciated(asked, 1) }),
  netMinor: net,
  proceedsMinor: own,
  resultMinor: own,
} as const;
