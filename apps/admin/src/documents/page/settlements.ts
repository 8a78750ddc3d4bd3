import type { SettlementRow } from '@balcao/contracts';

/** A payment or note that settles a part of a document, in minor units. */
export interface SettledBy {
  readonly sourceId: string;
  readonly on: string;
  readonly amountMinor: number;
  /** It reduces what is owed. */
  readonly isLess: boolean;
  /** It is settled by the credit note on screen. */
  readonly isCounterpart?: true;
}

type Row = Pick<SettlementRow, 'documentId' | 'sourceId' | 'on' | 'kind' | 'signedMinor'> & {
  readonly isCounterpart?: true;
};

/**
 * The rows of a document that is itself a source, such as a credit note: by the documents it
 * settles.
 */
export const byCounterpart = (
  id: string,
  own: readonly Row[],
  asSource: readonly Row[],
): readonly Row[] => [
  ...own.filter(({ sourceId }) => sourceId !== id),
  ...asSource
    .filter(({ documentId }) => documentId !== id)
    .map(({ documentId, ...row }) => ({
      ...row,
      documentId: id,
      sourceId: documentId,
      signedMinor: -row.signedMinor,
      isCounterpart: true as const,
    })),
];

/** The settlements in force of a document, oldest first; cancelled ones add up to zero. */
export function settledBy(rows: readonly Omit<Row, 'documentId'>[]): readonly SettledBy[] {
  const sums = new Map<string, SettledBy & { signedMinor: number }>();
  for (const { sourceId, on, kind, signedMinor, isCounterpart } of rows) {
    if (kind !== 'settled' && kind !== 'unsettled') continue;
    const before = sums.get(sourceId);
    const sum = (before?.signedMinor ?? 0) + signedMinor;
    sums.set(sourceId, {
      sourceId,
      on: before?.on ?? on,
      signedMinor: sum,
      amountMinor: Math.abs(sum),
      isLess: sum < 0,
      ...(isCounterpart && { isCounterpart }),
    });
  }
  return [...sums.values()].flatMap(({ signedMinor, ...settled }) =>
    signedMinor === 0 ? [] : [settled],
  );
}
