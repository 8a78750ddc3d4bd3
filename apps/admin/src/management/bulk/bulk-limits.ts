import { BULK_ROWS_MAX } from '@balcao/contracts';

/** Rows that may be selected at once; whoever has more narrows the filter, or goes by turns. */
export const selectionMax = BULK_ROWS_MAX;

/** Rows of one read while a selection is gathered: the largest page. */
export const idsPerRead = 250;

/** Rows of a file of chosen rows: their ids travel in the address. */
export const exportedRowsMax = 250;
