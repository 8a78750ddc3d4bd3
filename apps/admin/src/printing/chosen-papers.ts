import type { ResourceName } from '@balcao/contracts';
import { createSlice } from '../boot/slice.js';
import type { Printable } from './paper-request.js';

/** A row of a list that has a paper. */
export interface PaperRow extends Pick<Printable, 'id' | 'reference' | 'isPrinted'> {
  readonly status: string;
}

/** What has papers, and the list that its rows are chosen in. */
export interface PaperList {
  readonly kind: Printable['resource'];
  readonly resource: ResourceName;
}

/** Rows that were selected to be printed together; without any, what was printed before. */
export interface ChosenPapers extends PaperList {
  readonly rows: readonly PaperRow[];
}

export const chosenPapers = createSlice<{ readonly toPrint: ChosenPapers | undefined }>({
  toPrint: undefined,
});
