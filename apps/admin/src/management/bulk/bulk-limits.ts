/** Rows that may be selected at once; whoever has more narrows the filter, or goes by turns. */
export const selectionMax = 5_000;

/** Rows of one read while a selection is gathered: the largest page. */
export const idsPerRead = 250;

/** Rows of a file of chosen rows: their ids travel in the address. */
export const exportedRowsMax = 250;

/** Outcomes that a dialog shows; the refused come first. */
export const outcomesShown = 200;
