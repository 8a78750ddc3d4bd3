/** Most lines of a transfer, an opening, or of one message of a count. */
export const STOCK_LINES_MAX = 500;
/** Most things of one count: its list is one event, which servers take up to 1 MB. */
export const COUNT_ENTRIES_MAX = 5000;
/** Characters of a note on a transfer or a count, and of a reason. */
export const STOCK_NOTE_LENGTH_MAX = 500;

/** Characters of a carrier, a vehicle or a receiver on the guide of a transfer. */
export const GUIDE_TEXT_LENGTH_MAX = 200;
