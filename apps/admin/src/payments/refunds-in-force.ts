import type { SettlementRow } from '@balcao/contracts';

/** A refund that was not taken back; its amount in minor units, without a sign. */
export interface Refund {
  readonly id: string;
  readonly on: string;
  readonly amountMinor: number;
}

/** The refunds of settlements, the oldest first; one and its cancelling add up to nothing. */
export function refundsInForce(settlements: readonly SettlementRow[]): readonly Refund[] {
  const refunds = new Map<string, { on: string; minor: number }>();
  for (const { sourceId, on, signedMinor } of settlements) {
    const refund = refunds.get(sourceId) ?? { on, minor: 0 };
    refund.minor += signedMinor;
    refunds.set(sourceId, refund);
  }
  return [...refunds].flatMap(([id, { on, minor }]) =>
    minor === 0 ? [] : [{ id, on, amountMinor: Math.abs(minor) }],
  );
}
