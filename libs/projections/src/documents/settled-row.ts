import type { DocumentRow } from '@balcao/contracts';
import { openChangesOf, usedMinorOf, type Allocation, type OpenChange } from '@balcao/domain';
import { ofTheLast } from '../of-the-last.js';
import type { Unstamped } from '../projection.js';

/** What an event changes in what is left of documents other than the one that it is about. */
export const changesOf = ofTheLast(openChangesOf);

/** The row of a document of which something was settled, or is open again. */
export function settledRow(
  row: DocumentRow,
  changes: readonly OpenChange[],
): Unstamped<DocumentRow> {
  let { pendingMinor } = row;
  let totalMinor = 0;
  for (const change of changes) {
    if (change.documentId !== row.id) continue;
    pendingMinor += change.changeMinor;
    ({ totalMinor } = change);
  }
  if (totalMinor === 0) return row;
  return { ...row, pendingMinor, status: statusOf(pendingMinor, totalMinor) };
}

/** What is left of a document of the total, when all that it settles itself is taken off. */
export function openingOf(
  signedMinor: number,
  settles: readonly Allocation[] = [],
): Pick<DocumentRow, 'pendingMinor' | 'status'> {
  const totalMinor = Math.abs(signedMinor);
  const side = signedMinor > 0 ? 'debit' : 'credit';
  const pendingMinor = totalMinor - usedMinorOf(side, settles);
  return { pendingMinor, status: statusOf(pendingMinor, totalMinor) };
}

function statusOf(pendingMinor: number, totalMinor: number): DocumentRow['status'] {
  if (pendingMinor === 0) return 'paid';
  return pendingMinor === totalMinor ? 'unpaid' : 'partiallyPaid';
}
