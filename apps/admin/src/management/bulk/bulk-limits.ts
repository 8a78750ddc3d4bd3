import { BULK_ROWS_MAX } from '@balcao/contracts';

/** The most rows that may be selected at once. */
export const selectionMax = BULK_ROWS_MAX;

/** Rows per request while a selection is collected: the largest page. */
export const idsPerRead = 250;

/** The most rows in a file of selected rows, whose ids are in the address. */
export const exportedRowsMax = 250;
