import type { DepreciationMapRow, FixedAssetRow } from '@balcao/contracts';
import { depreciations, fixedAssets, textCollections } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { firstDayIn, lastDayIn } from './text-in.js';

/**
 * A row for each asset that the company had in the period; with a period to compare with, those of
 * that period as well.
 */
export async function depreciationMap(
  rows: RowReader,
  asked: AskedReport,
): Promise<readonly DepreciationMapRow[]> {
  const { list, previous } = asked;
  const periods = [list.where, ...(previous === undefined ? [] : [previous])];
  const made = await Promise.all(periods.map((where) => mapOf(rows, asked, where)));
  return made.flat();
}

async function mapOf(
  rows: RowReader,
  { companyId, today }: AskedReport,
  where: AskedReport['list']['where'],
): Promise<readonly DepreciationMapRow[]> {
  const from = firstDayIn(where, 'on');
  const to = lastDayIn(where, 'on') ?? today;
  const [assets, classes, earlier, all] = await Promise.all([
    rows.find(fixedAssets, companyId, { where: { status: { $in: ['active', 'disposed'] } } }),
    rows.find(textCollections['commercial/asset_classes'], companyId, {}),
    from === undefined ? new Map<string, number>() : depreciated(rows, companyId, { $lt: from }),
    depreciated(rows, companyId, { $lte: to }),
  ]);
  const names = new Map(classes.map(({ id, name }) => [id, name]));
  return assets.filter(isOf({ from, to })).map((asset) => {
    const { id, revision, classId, code, name, acquiredOn, rate, costMinor, disposedOn } = asset;
    const isGone = disposedOn !== undefined && disposedOn <= to;
    const earlierMinor = asset.beforeMinor + (earlier.get(id) ?? 0);
    const accumulatedMinor = asset.beforeMinor + (all.get(id) ?? 0);
    return {
      id,
      revision,
      on: to,
      classId,
      assetClass: names.get(classId) ?? classId,
      code,
      name,
      acquiredOn,
      rate,
      costMinor,
      earlierMinor,
      accumulatedMinor,
      periodMinor: accumulatedMinor - earlierMinor,
      netMinor: isGone ? 0 : costMinor - accumulatedMinor,
      ...(isGone && { disposedOn }),
    };
  });
}

/** Whether the company had an asset in a period. */
const isOf =
  ({ from, to }: { readonly from: string | undefined; readonly to: string }) =>
  ({ acquiredOn, disposedOn }: FixedAssetRow): boolean =>
    acquiredOn <= to && (from === undefined || disposedOn === undefined || disposedOn >= from);

async function depreciated(
  rows: RowReader,
  companyId: string,
  on: { readonly $lt: string } | { readonly $lte: string },
): Promise<ReadonlyMap<string, number>> {
  const groups = await rows.group(depreciations, companyId, {
    where: { on },
    by: ['assetId'],
    sum: ['amountMinor'],
  });
  return new Map(groups.map(({ key, sums }) => [String(key['assetId']), sums['amountMinor'] ?? 0]));
}
