import type { SettlementRow } from '@balcao/contracts';

/** A payment or note that settles a part of a document, in minor units. */
export interface SettledBy {
  readonly sourceId: string;
  readonly on: string;
  readonly amountMinor: number;
  /** It takes off what is owed. */
  readonly isLess: boolean;
}

/** What settles a document and is in force, the oldest first; taken back, it adds up to nothing. */
export function settledBy(
  rows: readonly Pick<SettlementRow, 'sourceId' | 'on' | 'kind' | 'signedMinor'>[],
): readonly SettledBy[] {
  const sums = new Map<string, { on: string; minor: number }>();
  for (const { sourceId, on, kind, signedMinor } of rows) {
    if (kind !== 'settled' && kind !== 'unsettled') continue;
    const sum = sums.get(sourceId) ?? { on, minor: 0 };
    sum.minor += signedMinor;
    sums.set(sourceId, sum);
  }
  return [...sums].flatMap(([sourceId, { on, minor }]) =>
    minor === 0 ? [] : [{ sourceId, on, amountMinor: Math.abs(minor), isLess: minor < 0 }],
  );
}
