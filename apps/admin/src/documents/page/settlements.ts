import type { SettlementRow } from '@balcao/contracts';

/** A payment or note that settles a part of a document, in minor units. */
export interface SettledBy {
  readonly sourceId: string;
  readonly on: string;
  readonly amountMinor: number;
  /** It takes off what is owed. */
  readonly isLess: boolean;
  /** It is the document that the one on screen, a credit note, settles. */
  readonly isCounterpart?: true;
}

type Row = Pick<SettlementRow, 'documentId' | 'sourceId' | 'on' | 'kind' | 'signedMinor'> & {
  readonly isCounterpart?: true;
};

/**
 * The rows of a document that is a source itself, as a credit note is: by the documents that it
 * settles, and not by itself.
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

/** What settles a document and is in force, the oldest first; taken back, it adds up to nothing. */
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
